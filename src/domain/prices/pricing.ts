import type { PriceTime, Service } from '../catalogue/catalogue.ts';
import type { ExternalShopId } from '../catalogue/ids.ts';
import type { Cents } from './money.ts';

type Priced = Pick<Service, 'prices' | 'requiredCustomers'>;

/**
 * What a price tag says. `from`: the least that it can cost ("À partir de"), since it depends on the shop or on the
 * time it takes. `week`: Monday to Friday (SEM) and Saturday and Sunday (WE) differ.
 */
export type ShownPrice =
  | { readonly kind: 'single'; readonly amount: Cents; readonly from: boolean }
  | { readonly kind: 'week'; readonly weekday: Cents; readonly weekend: Cents; readonly from: boolean };

interface WeekPrice {
  readonly weekday: Cents;
  readonly weekend: Cents;
}

/**
 * The price to show for a service in the given shops: the shops that offer it, or the one that is
 * chosen; without any, the shops that have a price of their own. It is for all the customers that the service needs.
 * Prices by time come before all others: they are the only ones that hold for such a service.
 */
export function shownPrice(service: Priced, externalShopIds: readonly ExternalShopId[]): ShownPrice {
  const timed = timedPrice(service);
  if (timed) return timed;
  const ids = externalShopIds.length > 0 ? externalShopIds : [...service.prices.byShop.keys()];
  const prices = ids.length > 0 ? ids.map((id) => weekPrice(service, id)) : [weekPrice(service, null)];
  const first = prices[0] ?? weekPrice(service, null);
  if (prices.some((price) => price.weekday !== first.weekday || price.weekend !== first.weekend)) {
    return {
      kind: 'single',
      amount: Math.min(...prices.flatMap((price) => [price.weekday, price.weekend])),
      from: true,
    };
  }
  if (first.weekday !== first.weekend) return { kind: 'week', ...first, from: false };
  return { kind: 'single', amount: first.weekday, from: false };
}

/**
 * For all the customers that a service needs, at a shop or where nothing is said of one: the day's own price (weekday or
 * weekend), else the shop's, else the base price. It holds where the service has no prices by time.
 */
export function weekPrice(
  { prices, requiredCustomers }: Priced,
  externalShopId: ExternalShopId | null,
): WeekPrice {
  const own = externalShopId === null ? undefined : prices.byShop.get(externalShopId);
  return {
    weekday: (prices.weekday ?? own ?? prices.base) * requiredCustomers,
    weekend: (prices.weekend ?? own ?? prices.base) * requiredCustomers,
  };
}

/** The prices by time of a service, one for each duration: of two for the same, the first holds. */
export function priceTimesOf({ prices: { priceTimes } }: Pick<Service, 'prices'>): readonly PriceTime[] {
  const list = priceTimes?.list ?? [];
  return list.filter(
    ({ durationMinutes }, index) =>
      list.findIndex((time) => time.durationMinutes === durationMinutes) === index,
  );
}

/** The one among a service's prices by time that is shown; null where it has none. */
export function shownTime(service: Pick<Service, 'prices'>): PriceTime | null {
  const times = service.prices.priceTimes;
  const [head, ...rest] = priceTimesOf(service);
  if (!times || !head) return null;
  return rest.reduce((best, time) => {
    const better =
      times.mode === 'lowest' ? time.price < best.price : time.durationMinutes < best.durationMinutes;
    return better ? time : best;
  }, head);
}

/** What prices by time show of a service; null where it has none. */
export function timedPrice(service: Priced) {
  const chosen = shownTime(service);
  if (!chosen) return null;
  const from = priceTimesOf(service).some((time) => time.price !== chosen.price);
  return { kind: 'single', amount: chosen.price * service.requiredCustomers, from } as const;
}
