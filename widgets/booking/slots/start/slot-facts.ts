import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { dateAt, elapsedMinuteAt, wallAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { partAt } from '#domain/availability/hours/day-part.ts';
import { formatDays } from '#domain/time/format-time.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PartOf } from '../slot-grid.ts';

/** What is written below the hour of a start. `date`: YYYYMMDD. */
export type StartNote = (date: string, start: VisitStart) => string;

/** What the two ways of showing a week have in common. */
export interface SlotsProps {
  /** One a day, in order. */
  readonly offers: readonly DayOffer[];
  /** The shop's. */
  readonly timeZone: string;
  /** YYYYMMDD. */
  readonly today: string;
  /** The start that is being asked for. */
  readonly pendingStart: Instant | null;
  /** The start that is kept for the visitor. */
  readonly heldStart: Instant | null;
  /** Starts that were free when they were shown, and are no more. */
  readonly gone: ReadonlySet<Instant>;
  /** Other days are on their way; these stay until then. */
  readonly isLoading: boolean;
  /** What stays is of another visit: its times cannot be chosen. */
  readonly isOutdated: boolean;
  /** What else there is to know of a start before it is chosen, in a word or two; empty: nothing. */
  readonly noteOf?: StartNote | undefined;
  readonly onChoose: (date: string, start: VisitStart) => void;
}

export function partIn(timeZone: string): PartOf {
  return (moment) => {
    const day = zonedDayOf(dateAt(moment, timeZone), timeZone);
    return partAt(wallAt(day, elapsedMinuteAt(day, moment)));
  };
}

/** "23–29 novembre 2026", from the first to the last of these days (YYYYMMDD). */
export function formatWeek(locale: Locale, days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return formatDays(locale, first, last);
}

export type SlotState = 'pending' | 'held' | 'gone' | 'outdated' | 'free';

/** What a start is: asked for, the visitor's own, free no more, of another visit, or to be chosen. */
export function slotState(props: SlotsProps, startsAt: Instant): SlotState {
  if (startsAt === props.pendingStart) return 'pending';
  const isHeld = startsAt === props.heldStart;
  if (!isHeld && props.gone.has(startsAt)) return 'gone';
  // What is held is of the visit before, too.
  if (props.isOutdated) return 'outdated';
  return isHeld ? 'held' : 'free';
}

/** What looks as if it could be chosen can be, but for others while one start is asked for. */
export function canChoose(props: SlotsProps, startsAt: Instant): boolean {
  const state = slotState(props, startsAt);
  return props.pendingStart === null && (state === 'free' || state === 'held');
}
