import { setImmediate as turn } from 'node:timers/promises';
import { FREE_TIMES_PAGE } from '#contract/booking/earliest.ts';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { isBookedFor, priceOfArticle, usualMinutes } from '../booking/article-price.ts';
import { limitsOf } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../router/route.ts';
import { candidateShops, type FreeTimesQuery } from './candidate-shops.ts';
import {
  addFirstTimes,
  areEnough,
  byDay,
  inOrderOfStart,
  type FoundTime,
  type LooksLeft,
  type TimesByService,
  type WishedTimes,
} from './first-times.ts';
import { shopDaysAhead, type LookedShop } from './shop-days-ahead.ts';
import { shopRowsById, shopsWithServices } from './shops-facts.ts';

/** Shops that are looked at together: a page, and some that turn out to be full. */
const STRETCH = 16;
/** Stretches of one call; what is left is for the next page. */
const STRETCHES = 4;
/** Days that are looked at first: most shops have something free in them. */
const FIRST_DAYS = 2;

/** Services of a shop that are looked at, the shortest. */
const SERVICES = 12;
/**
 * Looks of one call, each for one service on one day: a page ends before the shop for which they do not suffice. As many as
 * the first days of a stretch and the other days of one shop take: so each page gets on.
 */
export const LOOKS = 600;

interface FoundShop {
  readonly one: LookedShop;
  readonly times: readonly FoundTime[];
}

/**
 * Shops with the first free times of each service by the scheduler that books, the best first; behind them those that were looked at and
 * have none. One query for the shops that are meant;
 * then for one stretch of shops after another, until a page is full, three for the shops and two for each of at most two
 * stretches of days.
 */
export async function freeTimes(db: Database, tenant: Tenant, query: FreeTimesQuery): Promise<FreeTimesWire> {
  const candidates = await candidateShops(db, tenant, query);
  const found: FoundShop[] = [];
  const full: LookedShop[] = [];
  const left: LooksLeft = { count: LOOKS };
  let at = query.skip;
  for (let stretch = 0; stretch < STRETCHES && at < candidates.length; stretch += 1) {
    if (found.length >= FREE_TIMES_PAGE || left.count === 0) break;
    const looked = candidates.slice(at, at + STRETCH).map(({ id }) => id);
    const { found: ofStretch, full: fullOnes, unknown } = await timesOf(db, tenant, looked, query, left);
    for (const id of looked) {
      if (unknown.has(id)) left.count = 0;
      if (found.length >= FREE_TIMES_PAGE || unknown.has(id)) break;
      const one = ofStretch.get(id);
      if (one) found.push(one);
      const without = fullOnes.get(id);
      if (without) full.push(without);
      at += 1;
    }
  }
  const ordered = query.around === null ? found.toSorted(query.near === null ? byStart : byNearness) : found;
  return {
    next: at < candidates.length ? at : null,
    shops: [...ordered, ...full.map((one) => ({ one, times: [] }))].map(({ one, times }: FoundShop) => ({
      shopid: one.shop.externalId,
      times: times.map((time) => timeWire(tenant, one, time, query.durationMinutes)),
    })),
  };
}

const byStart = ({ times: [a] }: FoundShop, { times: [b] }: FoundShop) =>
  a && b ? a.startsAt - b.startsAt : 0;
const byNearness = ({ times: [a] }: FoundShop, { times: [b] }: FoundShop) => (a && b ? byDay(a, b) : 0);

function timeWire(
  tenant: Tenant,
  { shop, facts }: LookedShop,
  { startsAt, article }: FoundTime,
  durationMinutes: number | null,
) {
  const service = facts.services.get(externalServiceId(article.externalId));
  const duration = durationMinutes ?? usualMinutes(tenant, article);
  const price = priceOfArticle(
    tenant,
    { article, ownPrice: service?.ownPrice ?? null },
    { date: dateAt(startsAt, shop.timeZone), durationMinutes: duration },
  );
  return {
    start: new Date(startsAt).toISOString(),
    serviceid: article.externalId,
    duration,
    price: toDecimal(price, currencyOf(tenant.profile.mCurrency.code)),
  };
}

interface FoundShops {
  /** By id those that have a free time, with the first few. */
  readonly found: ReadonlyMap<string, FoundShop>;
  /** By id those that perform it, and have nothing free. */
  readonly full: ReadonlyMap<string, LookedShop>;
  /** The ids of those for which the looks did not suffice. */
  readonly unknown: ReadonlySet<string>;
}

async function timesOf(
  db: Database,
  tenant: Tenant,
  ids: readonly string[],
  { externalServiceIds, datesAt, parts, near, durationMinutes, now }: FreeTimesQuery,
  left: LooksLeft,
): Promise<FoundShops> {
  const rows = new Map((await shopRowsById(db, tenant, ids)).map((row) => [row.id, row]));
  const known = ids.flatMap((id) => rows.get(id) ?? []);
  const shops = await shopsWithServices(db, tenant, known, { externalServiceIds, most: SERVICES });
  const meant = shops.map((one) => {
    const offered = one.articles.filter((article) => isBookedFor(tenant, article, durationMinutes));
    const times: TimesByService = new Map(offered.map((article) => [article, []]));
    return { ...one, dates: datesAt(one.shop.timeZone), parts, times };
  });
  const wished: WishedTimes = {
    tenant,
    limits: limitsOf(tenant, now),
    parts,
    near,
    durationMinutes,
    left,
  };
  const unknown = new Set<string>();
  // Most shops have enough soon: the other days are looked at for those that have fewer.
  for (const [from, to] of [[0, FIRST_DAYS], [FIRST_DAYS]]) {
    const looked = meant
      .filter(({ shop, times }) => !unknown.has(shop.id) && !areEnough(times))
      .map((one) => ({ ...one, dates: one.dates.slice(from, to) }))
      .filter(({ dates }) => dates.length > 0);
    for (const { one, days } of await shopDaysAhead(db, tenant, looked, now)) {
      // Others are answered in between.
      await turn();
      if (!addFirstTimes(one.times, days, wished)) unknown.add(one.shop.id);
    }
  }
  const found = meant.map((one) => ({ one, times: inOrderOfStart(one.times) }));
  return {
    found: new Map(found.filter(({ times }) => times.length > 0).map((shop) => [shop.one.shop.id, shop])),
    full: new Map(
      found.flatMap(({ one, times }) =>
        times.length === 0 && !unknown.has(one.shop.id) ? [[one.shop.id, one] as const] : [],
      ),
    ),
    unknown,
  };
}
