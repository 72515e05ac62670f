import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { PARTS_OF_DAY, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import { repeat } from '#domain/repeat.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The first, second … free time of each day in a part of the day; null where a day has no more of them. */
export interface SlotRow {
  readonly part: PartOfDay;
  /** From 0 in each part. */
  readonly index: number;
  /** One a day. */
  readonly cells: readonly (VisitStart | null)[];
}

/** The part of the day in which a start lies, by the shop's clock. */
export type PartOf = (startsAt: Instant) => PartOfDay;

/** The free times of each day under one another, the parts of all days side by side; parts without any are left out. */
export function slotRows(offers: readonly DayOffer[], partOf: PartOf): readonly SlotRow[] {
  const days = offers.map((offer) =>
    offer.kind === 'free' ? offer.starts.toSorted((a, b) => a.startsAt - b.startsAt) : [],
  );
  return PARTS_OF_DAY.flatMap((part) => {
    const columns = days.map((starts) => starts.filter(({ startsAt }) => partOf(startsAt) === part));
    const height = Math.max(0, ...columns.map(({ length }) => length));
    return repeat(height, (index) => ({
      part,
      index,
      cells: columns.map((column) => column[index] ?? null),
    }));
  });
}

/** The starts of one day by part of the day; parts without a start are left out. */
export function dayParts(
  starts: readonly VisitStart[],
  partOf: PartOf,
): readonly { readonly part: PartOfDay; readonly starts: readonly VisitStart[] }[] {
  return PARTS_OF_DAY.map((part) => ({
    part,
    starts: starts.filter(({ startsAt }) => partOf(startsAt) === part),
  })).filter((group) => group.starts.length > 0);
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

type Cells = readonly Pick<SlotRow, 'cells'>[];

/** The free time of a day that stands nearest to a row; null where it has none. */
function nearestIn(rows: Cells, column: number, row: number): Cell | null {
  const filled = rows.flatMap(({ cells }, index) => (cells[column] ? [index] : []));
  const [first, ...others] = filled;
  if (first === undefined) return null;
  const nearest = others.reduce(
    (best, one) => (Math.abs(one - row) < Math.abs(best - row) ? one : best),
    first,
  );
  return { row: nearest, column };
}

/** The first of these days that has a free time, at the nearest row. */
function firstIn(rows: Cells, columns: readonly number[], row: number): Cell | null {
  for (const column of columns) {
    const found = nearestIn(rows, column, row);
    if (found) return found;
  }
  return null;
}

/** Where a key leads from one free time of the grid to another; null for a key that is not one of the grid's. */
export function cellAfter(key: string, ctrl: boolean, from: Cell, rows: Cells): Cell | null {
  const { row, column } = from;
  const columns = [...(rows[0]?.cells.keys() ?? [])];
  const inColumn = rows.flatMap(({ cells }, index) => (cells[column] ? [index] : []));
  switch (key) {
    case 'ArrowUp':
      return { row: inColumn.findLast((index) => index < row) ?? row, column };
    case 'ArrowDown':
      return { row: inColumn.find((index) => index > row) ?? row, column };
    case 'ArrowLeft':
      return firstIn(rows, columns.slice(0, column).toReversed(), row) ?? from;
    case 'ArrowRight':
      return firstIn(rows, columns.slice(column + 1), row) ?? from;
    case 'Home':
      return firstIn(rows, columns, ctrl ? 0 : row) ?? from;
    case 'End':
      return firstIn(rows, columns.toReversed(), ctrl ? rows.length : row) ?? from;
    default:
      return null;
  }
}
