import { externalShopId } from '#domain/catalogue/ids.ts';
import type { Cents } from '#domain/prices/money.ts';
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

/** What a service costs on a date at the shop whose own price is given, by the rules that the browser shows it by. */
export function priceOfArticle(
  { profile }: Pick<Tenant, 'profile'>,
  { article, ownPrice }: PricedArticle,
  { date, durationMinutes = article.duration }: Occasion,
): Cents {
  const mode = profile.booker.services.priceTimesMode === 'lowest' ? 'lowest' : 'first';
  const times = article.priceTimes?.map(({ duration, price }) => ({ durationMinutes: duration, price }));
  return priceOn(
    {
      durationMinutes,
      requiredCustomers: article.requiredCustomers,
      prices: {
        base: article.price,
        weekday: article.weekdayPrice,
        weekend: article.weekendPrice,
        byShop: new Map(ownPrice === null ? [] : [[HERE, ownPrice]]),
        priceTimes: times === undefined ? null : { mode, list: times },
      },
    },
    HERE,
    date,
  );
}
