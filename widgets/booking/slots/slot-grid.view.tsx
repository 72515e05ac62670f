import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { PARTS_OF_DAY, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import { weekday } from '#domain/time/date-key.ts';
import { formatDay, formatDayNumber, formatTime, formatWeekday } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';
import type { EmptyDay } from './live/steady-offers.ts';
import { SlotButton } from './start/slot-button.view.tsx';
import { canChoose, partIn, slotState, type SlotsProps } from './start/slot-facts.ts';
import { cellAfter, slotRows, type Cell, type SlotRow } from './slot-grid.ts';

export interface SlotGridProps extends SlotsProps {
  readonly label: string;
  /** The empty day whose reason is told below, YYYYMMDD; null for none. */
  readonly askedDate: string | null;
  readonly onAsk: (date: string) => void;
  /** Days of which all times are gone: they are empty, though the times stay in their place. */
  readonly emptied: readonly EmptyDay[];
  /** PageDown and PageUp. */
  readonly onNextWeek: () => void;
  readonly onPreviousWeek: () => void;
}

/** In a narrow place a seventh of it still holds "10 h 30" in one line: the widest time there is, in any of the fonts. */
const COLUMN_TEXT = 'text-caption text-[min(var(--v-size-caption),3.2cqi)]';

interface DayHeadProps {
  readonly offer: DayOffer;
  readonly isToday: boolean;
  /** Its reason is told below the grid, with what can be had instead. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

function DayHead({ offer, isToday, isAsked, onAsk }: DayHeadProps) {
  const { locale, t } = useTexts();
  return (
    <th scope="col" className={tw('pb-3 font-normal align-top text-center')}>
      <span aria-hidden="true">
        <span className={tw('block text-caption text-muted')}>
          {isToday ? t('reservation:slots.today') : formatWeekday(locale, weekday(offer.date), 'short')}
        </span>
        <span className={tw(`block font-display text-title ${offer.kind === 'free' ? '' : 'text-muted'}`)}>
          {formatDayNumber(offer.date)}
        </span>
      </span>
      <VisuallyHidden>{formatDay(locale, offer.date)}</VisuallyHidden>
      <span className={tw(`block min-h-line ${COLUMN_TEXT} text-muted`)}>
        {offer.kind === 'empty' && (
          <button
            type="button"
            aria-expanded={isAsked}
            onClick={onAsk}
            className={tw(
              `inline-flex items-center justify-center max-w-full py-1 -my-1 align-top underline decoration-1 underline-offset-4 hover:text-ink ${isAsked ? 'text-ink font-medium' : ''}`,
            )}
          >
            {t(`reservation:slots.reasonShort.${offer.reason}`)}
            <VisuallyHidden>
              , {t('reservation:slots.why', { day: formatDay(locale, offer.date) })}
            </VisuallyHidden>
          </button>
        )}
      </span>
    </th>
  );
}

const firstFree = (rows: readonly SlotRow[]): Cell =>
  cellAfter('Home', true, { row: 0, column: 0 }, rows) ?? { row: 0, column: 0 };

/** One tab stop that the arrows move. After a key that changed the week, what stands in its place takes the focus. */
function useRoving(
  rows: readonly SlotRow[],
  { offers, isLoading, onNextWeek, onPreviousWeek }: SlotGridProps,
) {
  const table = useRef<HTMLTableElement>(null);
  const turned = useRef(false);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const isThere = chosen !== null && Boolean(rows[chosen.row]?.cells[chosen.column]);
  const active = isThere ? chosen : firstFree(rows);
  const focus = ({ row, column }: Cell) => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
    (cell ?? table.current)?.focus();
  };
  useLayoutEffect(() => {
    if (!turned.current || isLoading) return;
    turned.current = false;
    focus(active);
    // The cells of another week have come, and only they matter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offers, isLoading]);
  const press = (event: KeyboardEvent) => {
    const next = cellAfter(event.key, event.ctrlKey || event.metaKey, active, rows);
    const isTurn = event.key === 'PageDown' || event.key === 'PageUp';
    if (!next && !isTurn) return;
    event.preventDefault();
    if (next) {
      setChosen(next);
      focus(next);
      return;
    }
    turned.current = true;
    if (event.key === 'PageDown') onNextWeek();
    else onPreviousWeek();
  };
  return { table, active, setChosen, press };
}

interface SlotRowsProps {
  readonly grid: SlotGridProps;
  /** Of one part of the day. */
  readonly rows: readonly SlotRow[];
  /** The rows of the parts before. */
  readonly offset: number;
  readonly active: Cell;
  readonly onActivate: (cell: Cell) => void;
}

function SlotRows({ grid, rows, offset, active, onActivate }: SlotRowsProps) {
  const { offers, timeZone, noteOf, onChoose } = grid;
  const { locale, t } = useTexts();
  return rows.map((row) => (
    <tr key={`${row.part}${row.index}`}>
      <th scope="row" className={tw('w-0 p-0')}>
        <VisuallyHidden>{t(`reservation:slots.part.${row.part}`)}</VisuallyHidden>
      </th>
      {row.cells.map((start, column) => {
        const at = { row: offset + row.index, column };
        const date = offers[column]?.date ?? '';
        return start === null ? (
          // A day that has fewer free times than another.
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label
          <td key={date} />
        ) : (
          <td
            key={date}
            aria-selected={start.startsAt === grid.pendingStart}
            className={tw('p-px @[30em]:p-0.5')}
          >
            <SlotButton
              time={formatTime(locale, timeZone, start.startsAt)}
              date={date}
              note={noteOf?.(date, start) ?? ''}
              state={slotState(grid, start.startsAt)}
              isNamedInFull
              className={`min-h-target ${COLUMN_TEXT}`}
              cell={{
                at: `${at.row}-${column}`,
                isActive: active.row === at.row && active.column === column,
              }}
              onPress={() => {
                onActivate(at);
                if (canChoose(grid, start.startsAt)) onChoose(date, start);
              }}
            />
          </td>
        );
      })}
    </tr>
  ));
}

/** The name of a part of the day above its times, or that no day of the week has any in it. */
function PartHead({
  part,
  isEmpty,
  span,
}: {
  readonly part: PartOfDay;
  readonly isEmpty: boolean;
  readonly span: number;
}) {
  const { t } = useTexts();
  const name = t(`reservation:slots.part.${part}`);
  return (
    <tr aria-hidden={!isEmpty || undefined} data-part-of-day={part}>
      <td colSpan={span + 1} className={tw('pt-3 pb-1 text-caption text-muted')}>
        {isEmpty ? t('reservation:slots.partEmpty', { part: name }) : name}
      </td>
    </tr>
  );
}

/** Every week has them; an evening is told of only where it has a time. */
const USUAL_PARTS: readonly PartOfDay[] = ['morning', 'afternoon'];

/** The free times of a week under their days: one tab stop, arrows inside, PageUp and PageDown from week to week. */
export function SlotGridView(props: SlotGridProps) {
  const { offers, today, timeZone, label, isLoading } = props;
  const { t } = useTexts();
  const rows = slotRows(offers, partIn(timeZone));
  const { table, active, setChosen, press } = useRoving(rows, props);
  return (
    <table
      ref={table}
      // A table keeps its meaning where the grid's keys do not work.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={label}
      aria-busy={isLoading || undefined}
      tabIndex={rows.length === 0 ? 0 : -1}
      onKeyDown={press}
      className={tw('w-full table-fixed')}
    >
      <thead>
        <tr>
          <th scope="col" className={tw('w-0 p-0')}>
            <VisuallyHidden>{t('reservation:slots.time')}</VisuallyHidden>
          </th>
          {offers.map((offer) => (
            <DayHead
              key={offer.date}
              offer={props.emptied.find(({ date }) => date === offer.date) ?? offer}
              isToday={offer.date === today}
              isAsked={offer.date === props.askedDate}
              onAsk={() => props.onAsk(offer.date)}
            />
          ))}
        </tr>
      </thead>
      {rows.length > 0 &&
        PARTS_OF_DAY.map((part) => {
          const own = rows.filter((row) => row.part === part);
          if (own.length === 0 && !USUAL_PARTS.includes(part)) return null;
          return (
            <tbody key={part}>
              <PartHead part={part} isEmpty={own.length === 0} span={offers.length} />
              <SlotRows
                grid={props}
                rows={own}
                offset={rows.findIndex((row) => row.part === part)}
                active={active}
                onActivate={setChosen}
              />
            </tbody>
          );
        })}
    </table>
  );
}
