import { atom, type ReadableAtom } from 'nanostores';
import type { ShopDay, VisitLine } from '#domain/availability/calendar.ts';
import type { Alternative, Alternatives } from '#domain/availability/alternatives.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { zonedDayOf, instantAt } from '#domain/availability/hours/clock-change.ts';
import { nearestStarts, type SearchLimits } from '#domain/availability/visit-search.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import { addDays, type DateKey } from '#domain/time/date-key.ts';
import { IDLE, LOADING, ready, type Load } from '../../load.ts';
import type { VisitPlan } from '../visit.ts';
import type { VisitDays } from '../calendar/visit-days.ts';

export interface VisitAlternatives {
  readonly $alternatives: ReadableAtom<Load<Alternatives>>;
  /** Looks for what can be had instead of a day; an older search whose answer comes late is not shown. */
  findAlternatives(date: DateKey): Promise<void>;
}

export interface AlternativesTools {
  readonly $plan: ReadableAtom<VisitPlan>;
  readonly $lines: ReadableAtom<readonly VisitLine[]>;
  /** Bookable shops that offer the whole visit. */
  readonly $shops: ReadableAtom<readonly Shop[]>;
  readonly days: VisitDays;
  readonly limits: () => SearchLimits;
  readonly today: () => DateKey;
}

const DAYS_BEFORE = 7;
const DAYS_AFTER = 13;
/** Days that one question may ask for, but one. */
const MOST_DAYS = 61;
const SHOPS_ASKED = 3;
const DAYS_ELSEWHERE = 6;
const NOON = elapsedMinute(720);

export function createVisitAlternatives(tools: AlternativesTools): VisitAlternatives {
  const $alternatives = atom<Load<Alternatives>>(IDLE);
  let wish = 0;

  return {
    $alternatives,
    async findAlternatives(date) {
      const own = (wish += 1);
      const { shop, services } = tools.$plan.get();
      if (!shop || services.length === 0) return;
      const shown = $alternatives.get();
      if (shown.kind !== 'ready' || shown.value.date !== date) $alternatives.set(LOADING);
      const [here, there] = await Promise.all([
        alternativesHere(tools, date, shop),
        alternativeElsewhere(tools, date, shop),
      ]);
      if (own === wish) $alternatives.set(ready({ date, list: [...here, ...there] }));
    },
  };
}

/** No day where they cannot be had: what is left is offered all the same. */
async function daysOf(
  { $plan, days }: AlternativesTools,
  shop: Shop,
  first: DateKey,
  last: DateKey,
): Promise<readonly ShopDay[]> {
  const services = $plan.get().services.map(({ service }) => service);
  const answer = await days.load({ shop, services, first, last });
  return answer.kind === 'ok' ? answer.value : [];
}

function noonOf(date: DateKey, { timeZone }: Shop): Instant {
  return instantAt(zonedDayOf(date, timeZone), NOON);
}

function withAnyone({ $lines }: AlternativesTools): readonly VisitLine[] {
  return $lines.get().map((line) => ({ ...line, practitionerId: null }));
}

async function alternativesHere(
  tools: AlternativesTools,
  date: DateKey,
  shop: Shop,
): Promise<readonly Alternative[]> {
  const { $lines, limits, today } = tools;
  const horizon = lastBookableDay(today());
  const nearest = (list: readonly ShopDay[]) =>
    nearestStarts(list, $lines.get(), limits(), noonOf(date, shop), 1)[0];
  const near = await daysOf(
    tools,
    shop,
    later(addDays(date, -DAYS_BEFORE), today()),
    addDays(date, DAYS_AFTER),
  );
  let start = nearest(near);
  const next = addDays(date, DAYS_AFTER + 1);
  if (!start && next <= horizon) {
    const last = addDays(next, MOST_DAYS);
    start = nearest(await daysOf(tools, shop, next, last < horizon ? last : horizon));
  }
  const others = alternativeWithOthers(tools, near, date, shop);
  return [...others, ...(start ? [{ kind: 'nearest', start } as const] : [])];
}

/** Where somebody was chosen who has no time: who else has. */
function alternativeWithOthers(
  tools: AlternativesTools,
  near: readonly ShopDay[],
  date: DateKey,
  shop: Shop,
): readonly Alternative[] {
  const { services } = tools.$plan.get();
  if (services.every(({ practitionerId }) => practitionerId === null)) return [];
  const own = near.filter((day) => day.date === date);
  const [start] = nearestStarts(own, withAnyone(tools), tools.limits(), noonOf(date, shop), 1);
  if (!start) return [];
  const names = start.placements.flatMap(({ practitionerId, otherPractitionerIds }, index) => {
    const line = services[index];
    if (!line || line.practitionerId === null) return [];
    return [practitionerId, ...otherPractitionerIds].flatMap(
      (each) => line.practitioners.find(({ id }) => id === each)?.name ?? [],
    );
  });
  return [{ kind: 'people', start, names: [...new Set(names)] }];
}

async function alternativeElsewhere(
  tools: AlternativesTools,
  date: DateKey,
  own: Shop,
): Promise<readonly Alternative[]> {
  const noon = noonOf(date, own);
  const shops = tools.$shops.get().filter(({ id }) => id !== own.id);
  const found = await Promise.all(
    byDistance(own, shops)
      .slice(0, SHOPS_ASKED)
      .map(async (shop): Promise<readonly Alternative[]> => {
        const days = await daysOf(tools, shop, later(date, tools.today()), addDays(date, DAYS_ELSEWHERE));
        const [start] = nearestStarts(days, withAnyone(tools), tools.limits(), noon, 1);
        return start ? [{ kind: 'shop', start, shop }] : [];
      }),
  );
  const distance = (alternative: Alternative) => Math.abs(alternative.start.startsAt - noon);
  return found
    .flat()
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 1);
}

function later(a: DateKey, b: DateKey): DateKey {
  return a > b ? a : b;
}

/** The nearest first, as far as it is known where they are; the others after them, in their order. */
function byDistance({ position: own }: Shop, shops: readonly Shop[]): readonly Shop[] {
  if (!own) return shops;
  const east = Math.cos((own.latitude * Math.PI) / 180);
  const far = ({ position }: Shop) =>
    position
      ? Math.hypot(position.latitude - own.latitude, (position.longitude - own.longitude) * east)
      : Infinity;
  const known = new Map(shops.map((shop) => [shop, far(shop)]));
  return shops.toSorted((a, b) => {
    const [one = Infinity, other = Infinity] = [known.get(a), known.get(b)];
    return one === other ? 0 : one - other;
  });
}
