import { atom, computed, type ReadableAtom } from 'nanostores';
import type { DayOffer, ShopDay, VisitStart } from '#domain/availability/calendar.ts';
import { dateAt } from '#domain/availability/clock-change.ts';
import {
  dayOffer,
  nearestStarts,
  type DatedStart,
  type SearchLimits,
} from '#domain/availability/visit-search.ts';
import { addDays, weekOf } from '#domain/time/date-key.ts';
import { firstWeekday } from '#domain/time/format-time.ts';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#platform/api/api.ts';
import { IDLE, loadOf, LOADING, ready, type Load } from '../../load.ts';
import type { VisitDays } from './visit-days.ts';
import type { Planning } from './visit-plan.ts';
import type { FirstFree, ShownWeek } from '../visit.ts';

/** How far ahead a visit may be booked, and is looked for. */
export const WEEKS_AHEAD = 12;
/** Weeks asked for at once while looking for a free day: the first are the likeliest. */
const LOOK_AHEAD = [1, 3, 4, 4] as const;
const NEARBY = 3;
/** Before a shop is chosen nothing depends on it. */
const HOME_ZONE = 'Europe/Paris';

/** The shown week with its offers, and the look-out for what is free. */
export interface VisitCalendar {
  readonly shown: {
    readonly $week: ReadableAtom<ShownWeek>;
    readonly $offers: ReadableAtom<Load<readonly DayOffer[]>>;
    readonly $firstFree: ReadableAtom<FirstFree>;
  };
  show(date: string): Promise<void>;
  turn(weeks: 1 | -1): Promise<void>;
  showFirstFree(): Promise<FirstFree>;
  /** The same for another visit: days of the one before say nothing of it. */
  begin(): Promise<FirstFree>;
  reload(): Promise<void>;
  /** Where and when a start may lie. */
  limits(): SearchLimits;
  today(): string;
  /** The free starts nearest to an instant, of the week around it as it is now. */
  nearest(instant: number): Promise<readonly DatedStart[]>;
}

export interface CalendarTools {
  readonly planning: Planning;
  readonly days: VisitDays;
  readonly locale: () => Locale;
  readonly now: () => number;
  /** Minutes between two starts. */
  readonly cuttingMinutes: () => number;
  /** Starts that are of no use though they are free. */
  readonly except?: (start: VisitStart) => boolean;
}

export function createVisitCalendar(tools: CalendarTools): VisitCalendar {
  const shownWeek = createShownWeek(tools);
  const { $week, $offers, $days, today, weekAt, ask, show, limits } = shownWeek;
  const lookOut = createLookOut(shownWeek);

  /** The visitor turns the page: a look-out under way is over. */
  async function turnTo(date: string): Promise<void> {
    lookOut.end();
    await show(date);
  }

  return {
    shown: { $week, $offers, $firstFree: lookOut.$firstFree },
    limits,
    today,
    show: turnTo,
    async turn(weeks) {
      const { days, isFirst, isLast } = $week.get();
      if (weeks > 0 ? isLast : isFirst) return;
      await turnTo(addDays(days[0] ?? today(), weeks * 7));
    },
    showFirstFree: lookOut.showFirstFree,
    begin() {
      shownWeek.wait();
      return lookOut.showFirstFree();
    },
    async reload() {
      tools.days.forget();
      await turnTo($week.get().days[0] ?? today());
    },
    async nearest(instant) {
      tools.days.forget();
      const week = weekAt(shownWeek.dateOf(instant));
      const answer = await ask(week[0] ?? today(), week[6] ?? today());
      if (answer?.kind !== 'ok') return [];
      if ($week.get().days[0] === week[0]) $days.set({ kind: 'ready', value: answer.value });
      return nearestStarts(answer.value, tools.planning.$lines.get(), limits(), instant, NEARBY);
    },
  };
}

type ShownWeekStore = ReturnType<typeof createShownWeek>;

function createShownWeek({ planning, days, locale, now, cuttingMinutes, except }: CalendarTools) {
  const { $plan, $lines } = planning;
  const dateOf = (instant: number) => dateAt(instant, $plan.get().shop?.timeZone ?? HOME_ZONE);
  const today = () => dateOf(now());
  const weekAt = (date: string) => weekOf(date, firstWeekday(locale()));
  const limits = (): SearchLimits => ({
    now: now(),
    leadMinutes: 0,
    cuttingMinutes: cuttingMinutes(),
    ...(except && { except }),
  });
  const offerOf = (day: ShopDay) => dayOffer(day, $lines.get(), limits());

  function shown(date: string): ShownWeek {
    const week = weekAt(date);
    const last = addDays(today(), WEEKS_AHEAD * 7);
    return {
      days: week,
      today: today(),
      isFirst: week.includes(today()),
      isLast: (week[6] ?? '') >= last,
      lastDay: last,
    };
  }

  const $week = atom<ShownWeek>(shown(today()));
  const $days = atom<Load<readonly ShopDay[]>>(IDLE);
  const $offers = computed([$days, $lines], (load): Load<readonly DayOffer[]> =>
    load.kind === 'ready' ? ready(load.value.map(offerOf)) : load,
  );
  /** Rises with each wish, so that an answer to an older one is not shown. */
  let wish = 0;

  /** Null where there is nothing to ask for. */
  async function ask(first: string, last: string): Promise<Answer<readonly ShopDay[]> | null> {
    const { shop, services } = $plan.get();
    if (!shop || services.length === 0) return null;
    const answer = await days.load({ shop, services: services.map(({ service }) => service), first, last });
    if (answer.kind === 'ok' && $plan.get().shop?.id === shop.id) planning.learn(answer.value);
    return answer;
  }

  function wait(): void {
    $days.set($plan.get().shop ? LOADING : IDLE);
  }

  async function show(date: string): Promise<void> {
    const isLatest = wishAnew();
    const last = addDays(today(), WEEKS_AHEAD * 7);
    const week = shown(date < today() ? today() : date > last ? last : date);
    $week.set(week);
    wait();
    const answer = await ask(week.days[0] ?? date, week.days[6] ?? date);
    if (isLatest()) $days.set(answer ? loadOf(answer) : IDLE);
  }

  function wishAnew(): () => boolean {
    const own = (wish += 1);
    return () => own === wish;
  }

  return { $week, $days, $offers, dateOf, today, weekAt, limits, offerOf, ask, wait, show, wishAnew };
}

function createLookOut({ $days, today, weekAt, offerOf, ask, wait, show, wishAnew }: ShownWeekStore) {
  const $firstFree = atom<FirstFree>({ kind: 'idle' });

  async function look(isLatest: () => boolean): Promise<FirstFree> {
    let first = weekAt(today())[0] ?? today();
    for (const weeks of LOOK_AHEAD) {
      const last = addDays(first, weeks * 7 - 1);
      const answer = await ask(first, last);
      if (!isLatest() || !answer) return { kind: 'idle' };
      if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
      const free = answer.value.find((day) => offerOf(day).kind === 'free');
      if (free) return { kind: 'found', date: free.date };
      first = addDays(last, 1);
    }
    return { kind: 'none', until: addDays(first, -1) };
  }

  return {
    $firstFree,
    async showFirstFree(): Promise<FirstFree> {
      const isLatest = wishAnew();
      $firstFree.set({ kind: 'looking' });
      if ($days.get().kind !== 'ready') wait();
      const found = await look(isLatest);
      if (!isLatest()) return found;
      $firstFree.set(found);
      if (found.kind === 'failed') $days.set(found);
      // Of what was just loaded: nothing is asked again.
      else await show(found.kind === 'found' ? found.date : today());
      return found;
    },
    end() {
      if ($firstFree.get().kind === 'looking') $firstFree.set({ kind: 'idle' });
    },
  };
}
