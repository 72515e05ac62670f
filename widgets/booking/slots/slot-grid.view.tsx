import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { weekday } from '#domain/time/date-key.ts';
import { formatDay, formatDayNumber, formatWeekday } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';
import { canChoose, clockIn, slotClasses, type SlotsProps } from './slot-facts.ts';
import { cellAfter, slotRows, type Cell, type SlotRow } from './slot-grid.ts';

export interface SlotGridProps extends SlotsProps {
  readonly label: string;
  /** The empty day whose reason is told below, YYYYMMDD; null for none. */
  readonly askedDate: string | null;
  readonly onAsk: (date: string) => void;
  /** PageDown and PageUp. */
  readonly onNextWeek: () => void;
  readonly onPreviousWeek: () => void;
}

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
      <span className={tw('block min-h-line text-caption text-muted')}>
        {offer.kind === 'empty' && (
          <button
            type="button"
            aria-expanded={isAsked}
            onClick={onAsk}
            className={tw(
              `inline-flex items-center justify-center max-w-full py-1 underline decoration-1 underline-offset-4 hover:text-ink ${isAsked ? 'text-ink font-medium' : ''}`,
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

interface SlotCellProps {
  readonly start: VisitStart | null;
  readonly time: string;
  readonly date: string;
  readonly at: string;
  readonly isActive: boolean;
  readonly isPending: boolean;
  readonly isOutdated: boolean;
  readonly onPress: () => void;
}

const SLOT = 'w-full min-h-target rounded border text-caption tabular-nums text-center transition-colors';

function SlotCell({ start, time, date, at, isActive, isPending, isOutdated, onPress }: SlotCellProps) {
  const { locale, t } = useTexts();
  const day = formatDay(locale, date);
  return (
    <td aria-selected={isPending} className={tw('p-0.5')}>
      <button
        type="button"
        data-cell={at}
        tabIndex={isActive ? 0 : -1}
        aria-disabled={!start || isOutdated || undefined}
        aria-busy={isPending || undefined}
        onClick={onPress}
        className={tw(
          start ? `${SLOT} ${slotClasses(isPending, isOutdated)}` : `${SLOT} border-transparent text-muted`,
        )}
      >
        {start ? (
          time
        ) : (
          <span aria-hidden="true" className={tw('opacity-50')}>
            –
          </span>
        )}
        <VisuallyHidden>
          {start ? t('reservation:slots.cellFree', { day }) : t('reservation:slots.cellTaken', { time, day })}
        </VisuallyHidden>
      </button>
    </td>
  );
}

const firstFree = (rows: readonly SlotRow[]): Cell => {
  const columns = rows[0]?.cells.length ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const row = rows.findIndex((one) => one.cells[column]);
    if (row >= 0) return { row, column };
  }
  return { row: 0, column: 0 };
};

/** One tab stop that the arrows move. After a key that changed the week, what stands in its place takes the focus. */
function useRoving(
  rows: readonly SlotRow[],
  { offers, isLoading, onNextWeek, onPreviousWeek }: SlotGridProps,
) {
  const table = useRef<HTMLTableElement>(null);
  const turned = useRef(false);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const wished = chosen ?? firstFree(rows);
  const active = {
    row: Math.max(0, Math.min(rows.length - 1, wished.row)),
    column: Math.max(0, Math.min(offers.length - 1, wished.column)),
  };
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
    const size = { rows: rows.length, columns: offers.length };
    const next = cellAfter(event.key, event.ctrlKey || event.metaKey, active, size);
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
  readonly rows: readonly SlotRow[];
  readonly active: Cell;
  readonly onActivate: (cell: Cell) => void;
}

function SlotRows({ grid, rows, active, onActivate }: SlotRowsProps) {
  const { offers, pendingStart, isOutdated, onChoose } = grid;
  return rows.map((row, index) => (
    <tr
      key={row.time}
      className={tw(index > 0 && rows[index - 1]?.part !== row.part ? 'border-t border-line' : '')}
    >
      <th scope="row" className={tw('w-0 p-0')}>
        <VisuallyHidden>{row.time}</VisuallyHidden>
      </th>
      {row.cells.map((start, column) => {
        const date = offers[column]?.date ?? '';
        return (
          <SlotCell
            key={date}
            start={start}
            time={row.time}
            date={date}
            at={`${index}-${column}`}
            isActive={active.row === index && active.column === column}
            isPending={start !== null && start.startsAt === pendingStart}
            isOutdated={isOutdated}
            onPress={() => {
              onActivate({ row: index, column });
              if (start && canChoose(grid)) onChoose(date, start);
            }}
          />
        );
      })}
    </tr>
  ));
}

/** A week as a grid of times by days: one tab stop, arrows inside, PageUp and PageDown from week to week. */
export function SlotGridView(props: SlotGridProps) {
  const { offers, today, timeZone, label, isLoading } = props;
  const { locale, t } = useTexts();
  const rows = slotRows(offers, clockIn(locale, timeZone));
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
              offer={offer}
              isToday={offer.date === today}
              isAsked={offer.date === props.askedDate}
              onAsk={() => props.onAsk(offer.date)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        <SlotRows grid={props} rows={rows} active={active} onActivate={setChosen} />
      </tbody>
    </table>
  );
}
