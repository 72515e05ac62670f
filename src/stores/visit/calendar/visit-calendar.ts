import type { ReadableAtom } from 'nanostores';
import type { FirstStarts } from '#domain/availability/first-starts.ts';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { nearestStarts, type DatedStart, type SearchLimits } from '#domain/availability/visit-search.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { LiveDay } from '#platform/wire/times/live-day.ts';
import type { Load } from '../../load.ts';
import { createFirstFreeSearch } from './first-free-search.ts';
import { weekOfNearest } from './nearest-search.ts';
import { createShownWeek, type CalendarTools } from './shown-week.ts';
import { withChanges } from './visit-days.ts';
import type { FirstFree, ShownWeek } from '../visit.ts';

const NEARBY = 3;

/** The shown week with its offers, and the search for what is free. */
export interface VisitCalendar {
  readonly shown: {
    readonly $week: ReadableAtom<ShownWeek>;
    readonly $offers: ReadableAtom<Load<readonly DayOffer[]>>;
    readonly $firstStarts: ReadableAtom<FirstStarts>;
    readonly $isOutdated: ReadableAtom<boolean>;
    readonly $firstFree: ReadableAtom<FirstFree>;
  };
  show(date: string): Promise<void>;
  turn(weeks: 1 | -1): Promise<void>;
  showFirstFree(): Promise<FirstFree>;
  /** Shows the week of the free start that is nearest to an instant, before it or after. */
  showNearest(moment: Instant): Promise<FirstFree>;
  /**
   * Shows another visit: days of the one before say nothing of it. The week of the start that is held for it, else the first
   * with a free time. Its times come once it is `known` whether that start is kept: what is told above them would move them.
   */
  begin(held: Instant | null, known?: Promise<unknown>): Promise<unknown>;
  reload(): Promise<void>;
  /** Asks for the shown week anew; what is shown stays until the answer, and where there is none. */
  refresh(): Promise<void>;
  /** Shows what was told of days. */
  put(changes: readonly LiveDay[]): void;
  /** Where and when a start may lie. */
  limits(): SearchLimits;
  today(): string;
  /** The free starts nearest to an instant, of the week around it as it is now; where that has none, of the nearest that has. */
  nearest(moment: Instant): Promise<readonly DatedStart[]>;
}

export function createVisitCalendar(tools: CalendarTools): VisitCalendar {
  const shownWeek = createShownWeek(tools);
  const { $week, $offers, $firstStarts, $isOutdated, $days, today, weekAt, ask, show, limits } = shownWeek;
  const lines = () => tools.planning.$lines.get();
  const firstFreeSearch = createFirstFreeSearch(shownWeek, lines);

  /** The visitor turns the page: a search under way is over. */
  async function turnTo(date: string): Promise<void> {
    firstFreeSearch.end();
    await show(date);
  }

  return {
    shown: { $week, $offers, $firstStarts, $isOutdated, $firstFree: firstFreeSearch.$firstFree },
    limits,
    today,
    show: turnTo,
    async turn(weeks) {
      const { days, isFirst, isLast } = $week.get();
      if (weeks > 0 ? isLast : isFirst) return;
      await turnTo(addDays(days[0] ?? today(), weeks * 7));
    },
    showFirstFree: firstFreeSearch.showFirstFree,
    showNearest: firstFreeSearch.showNearest,
    begin(held, known) {
      $isOutdated.set(true);
      shownWeek.wait();
      return held === null ? firstFreeSearch.showFirstFree() : show(shownWeek.dateOf(held), known);
    },
    async reload() {
      tools.days.forget();
      await turnTo($week.get().days[0] ?? today());
    },
    async refresh() {
      tools.days.forget();
      const { days: week } = $week.get();
      const isLatest = shownWeek.wishes.soFar();
      const answer = await ask(week[0] ?? today(), week[6] ?? today());
      if (answer?.kind === 'ok' && isLatest()) $days.set({ kind: 'ready', value: answer.value });
    },
    put(changes) {
      tools.days.put(changes);
      const { shop } = tools.planning.$plan.get();
      const load = $days.get();
      if (!shop || load.kind !== 'ready') return;
      const value = load.value.map((day) => withChanges(day, shop, changes));
      if (value.some((day, index) => day !== load.value[index])) $days.set({ kind: 'ready', value });
    },
    async nearest(moment) {
      tools.days.forget();
      const week = weekAt(shownWeek.dateOf(moment));
      const isLatest = shownWeek.wishes.soFar();
      const answer = await ask(week[0] ?? today(), week[6] ?? today());
      if (answer?.kind !== 'ok' || !isLatest()) return [];
      if ($week.get().days[0] === week[0]) $days.set({ kind: 'ready', value: answer.value });
      const startsIn = (days: typeof answer.value) => nearestStarts(days, lines(), limits(), moment, NEARBY);
      const starts = startsIn(answer.value);
      if (starts.length > 0) return starts;
      const later = await weekOfNearest(shownWeek, lines, { moment, isLatest });
      return isLatest() ? startsIn(later) : [];
    },
  };
}
