import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { Instant } from '#domain/time/instant.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

/** A time of the day at which at least one day of the week is free; `cells` has one entry a day, null where it is not. */
export interface SlotRow {
  /** As the shop's clock shows it, and so the row's own name. */
  readonly time: string;
  readonly part: DayPart;
  readonly cells: readonly (VisitStart | null)[];
}

/** `clockOf` gives the time of an instant on the shop's clock, "09:30". */
export type ClockOf = (startsAt: Instant) => string;

export function partOf(time: string): DayPart {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}

/** The starts of a week side by side by their time of day, earliest first; an hour that a day has twice gives two rows. */
export function slotRows(offers: readonly DayOffer[], clockOf: ClockOf): readonly SlotRow[] {
  const rows = new Map<string, { readonly least: number; readonly cells: (VisitStart | null)[] }>();
  offers.forEach((offer, column) => {
    if (offer.kind === 'empty') return;
    for (const start of offer.starts) {
      const time = clockOf(start.startsAt);
      const row = rows.get(time) ?? { least: start.startMinute, cells: offers.map(() => null) };
      row.cells[column] = start;
      rows.set(time, row);
    }
  });
  return [...rows]
    .sort(([time, row], [otherTime, other]) => {
      const byClock = time.slice(0, 5).localeCompare(otherTime.slice(0, 5));
      return byClock || row.least - other.least;
    })
    .map(([time, { cells }]) => ({ time, part: partOf(time), cells }));
}

/** The starts of one day by part of the day; parts without a start are left out. */
export function dayParts(
  starts: readonly VisitStart[],
  clockOf: ClockOf,
): readonly { readonly part: DayPart; readonly starts: readonly VisitStart[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    starts: starts.filter(({ startsAt }) => partOf(clockOf(startsAt)) === part),
  })).filter((group) => group.starts.length > 0);
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where a key leads inside a grid; null for a key that is not one of the grid's. */
export function cellAfter(
  key: string,
  ctrl: boolean,
  { row, column }: Cell,
  { rows, columns }: Size,
): Cell | null {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return ctrl ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return ctrl ? last : { row, column: last.column };
    default:
      return null;
  }
}
