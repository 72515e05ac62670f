import { atom, computed } from 'nanostores';
import type { DayOffer, ShopDay, VisitStart } from '#domain/availability/calendar.ts';
import { firstStarts, type FirstStarts } from '#domain/availability/first-starts.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { dayOffer, type SearchLimits } from '#domain/availability/visit-search.ts';
import { weekOf } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import { firstWeekday } from '#domain/time/format-time.ts';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#platform/api/answer.ts';
import { IDLE, loadOf, LOADING, ready, type Load } from '../../load.ts';
import type { VisitDays } from './visit-days.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import type { ShownWeek } from '../visit.ts';

/** Before a shop is chosen nothing depends on it. */
const HOME_ZONE = 'Europe/Paris';

export interface CalendarTools {
  readonly planning: Planning;
  readonly days: VisitDays;
  readonly locale: () => Locale;
  readonly now: () => Instant;
  /** Minutes between two starts. */
  readonly intervalMinutes: () => number;
  /** Starts that are of no use though they are free. */
  readonly except?: (start: VisitStart) => boolean;
}

function weekWith(date: string, today: string, weekAt: (date: string) => readonly string[]): ShownWeek {
  const days = weekAt(date);
  const lastDay = lastBookableDay(today);
  return { days, today, isFirst: days.includes(today), isLast: (days[6] ?? '') >= lastDay, lastDay };
}

/** Tells an answer to the latest wish from one to an older wish, which is not shown. */
function createWishes() {
  let count = 0;
  const soFar = () => {
    const own = count;
    return () => own === count;
  };
  return {
    anew() {
      count += 1;
      return soFar();
    },
    soFar,
  };
}

/** A week's days with what they offer; whoever asks for another one is shown the answer to the latest wish. */
export function createShownWeek({ planning, days, locale, now, intervalMinutes, except }: CalendarTools) {
  const { $plan, $lines } = planning;
  const dateOf = (moment: Instant) => dateAt(moment, $plan.get().shop?.timeZone ?? HOME_ZONE);
  const today = () => dateOf(now());
  const weekAt = (date: string) => weekOf(date, firstWeekday(locale()));
  const limits = (): SearchLimits => ({
    now: now(),
    leadMinutes: 0,
    intervalMinutes: intervalMinutes(),
    ...(except && { except }),
  });
  const offerOf = (day: ShopDay) => dayOffer(day, $lines.get(), limits());

  const $week = atom<ShownWeek>(weekWith(today(), today(), weekAt));
  const $days = atom<Load<readonly ShopDay[]>>(IDLE);
  const $offers = computed([$days, $lines], (load): Load<readonly DayOffer[]> =>
    load.kind === 'ready' ? ready(load.value.map(offerOf)) : load,
  );
  const $firstStarts = computed([$days, $lines], (load, lines): FirstStarts =>
    load.kind === 'ready' ? firstStarts(load.value, lines, limits()) : new Map(),
  );
  const $isOutdated = atom(false);
  $days.listen(({ kind }) => kind === 'ready' && $isOutdated.set(false));
  const wishes = createWishes();

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

  /** `known`: what else is to be known before the times are shown. */
  async function show(date: string, known?: Promise<unknown>): Promise<void> {
    const isLatest = wishes.anew();
    const last = lastBookableDay(today());
    const shown = date < today() ? today() : date > last ? last : date;
    const week = weekWith(shown, today(), weekAt);
    $week.set(week);
    wait();
    const [answer] = await Promise.all([ask(week.days[0] ?? date, week.days[6] ?? date), known]);
    // What is there by now was asked for later.
    if (isLatest() && $days.get().kind !== 'ready') $days.set(answer ? loadOf(answer) : IDLE);
  }

  return {
    $week,
    $days,
    $offers,
    $firstStarts,
    $isOutdated,
    dateOf,
    today,
    weekAt,
    limits,
    offerOf,
    ask,
    wait,
    show,
    wishes,
  };
}

export type ShownWeekStore = ReturnType<typeof createShownWeek>;
