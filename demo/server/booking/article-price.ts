import { externalShopId } from '#domain/catalogue/ids.ts';
import type { Cents } from '#domain/prices/money.ts';
import { withMeantDuration } from '#domain/prices/pricing-durations.ts';
import { priceOn } from '#domain/prices/pricing-visit.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { Tenant } from '../router/route.ts';
import type { ArticleRow } from './schedule/shop-facts.ts';

/** The one shop that is asked about: its price is already found. */
const HERE = externalShopId('');

interface PricedArticle {
  readonly article: Pick<
    ArticleRow,
    'price' | 'weekdayPrice' | 'weekendPrice' | 'priceTimes' | 'duration' | 'requiredCustomers'
  >;
  /** The shop's own price in cents. */
  readonly ownPrice: Cents | null;
}

interface Occasion {
  readonly date: DateKey;
  /** Absent: as long as the service usually takes. */
  readonly durationMinutes?: number | undefined;
}

/** How long a service is booked for where nobody said it, by the rule of the browser. */
export function usualMinutes(tenant: Pick<Tenant, 'profile'>, article: PricedArticle['article']): number {
  return withMeantDuration(pricedService(tenant, { article, ownPrice: null })).durationMinutes;
}

/** Whether a service can be booked for so many minutes; null: for as long as it usually takes. */
export function isBookedFor(
  tenant: Pick<Tenant, 'profile'>,
  article: PricedArticle['article'],
  minutes: number | null,
): boolean {
  const service = pricedService(tenant, { article, ownPrice: null });
  return minutes === null || withMeantDuration(service, minutes).durationMinutes === minutes;
}

type PricedService = Parameters<typeof priceOn>[0];

function pricedService(
  { profile }: Pick<Tenant, 'profile'>,
  { article, ownPrice }: PricedArticle,
): PricedService {
  const mode = profile.booker.services.priceTimesMode === 'lowest' ? 'lowest' : 'first';
  const times = article.priceTimes?.map(({ duration, price }) => ({ durationMinutes: duration, price }));
  return {
    durationMinutes: article.duration,
    requiredCustomers: article.requiredCustomers,
    prices: {
      base: article.price,
      weekday: article.weekdayPrice,
      weekend: article.weekendPrice,
      byShop: new Map(ownPrice === null ? [] : [[HERE, ownPrice]]),
      priceTimes: times === undefined ? null : { mode, list: times },
    },
  };
}

/** What a service costs on a date at the shop whose own price is given, by the rules that the browser shows it by. */
export function priceOfArticle(
  tenant: Pick<Tenant, 'profile'>,
  priced: PricedArticle,
  { date, durationMinutes = priced.article.duration }: Occasion,
): Cents {
  return priceOn({ ...pricedService(tenant, priced), durationMinutes }, HERE, date);
}
