import type { Service } from '../catalogue/catalogue.ts';
import type { ExternalShopId } from '../catalogue/ids.ts';
import type { Cents } from './money.ts';
import { priceTimesOf, shownPrice, timedPrice, weekPrice, type ShownPrice } from './pricing.ts';
import { weekday, type DateKey } from '../time/date-key.ts';

type Booked = Pick<Service, 'prices' | 'requiredCustomers' | 'durationMinutes'>;

/** What a service costs for the time that it takes; null where its price does not depend on that. */
function priceByTime(service: Booked): Cents | null {
  const timed = timedPrice(service);
  if (!timed) return null;
  const exact = priceTimesOf(service).find((time) => time.durationMinutes === service.durationMinutes);
  return exact ? exact.price * service.requiredCustomers : timed.amount;
}

/**
 * What a service costs at a shop on a date, wherever that is shown or charged: the price for its duration, where it has
 * prices by time; else the weekday's or the weekend's, else the shop's own, else the base price.
 */
export function priceOn(service: Booked, externalShopId: ExternalShopId, date: DateKey): Cents {
  const byTime = priceByTime(service);
  if (byTime !== null) return byTime;
  const price = weekPrice(service, externalShopId);
  return isWeekend(date) ? price.weekend : price.weekday;
}

/** Whether what a service costs on a date is a weekend's price, which is another than that of the other days. */
export function isWeekendPrice(service: Booked, externalShopId: ExternalShopId, date: DateKey): boolean {
  return (
    isWeekend(date) && priceOn(service, externalShopId, date) !== priceOn(service, externalShopId, WEEKDAY)
  );
}

/** The sum of a visit in shops among which none is chosen yet; its services have the durations that are meant. */
export function shownTotal(
  services: readonly Booked[],
  externalShopIds: readonly ExternalShopId[],
): ShownPrice {
  const shown = services.map((service): ShownPrice => {
    const byTime = priceByTime(service);
    return byTime === null
      ? shownPrice(service, externalShopIds)
      : { kind: 'single', amount: byTime, from: false };
  });
  const from = shown.some((price) => price.from);
  const weekday = sum(shown.map((price) => (price.kind === 'week' ? price.weekday : price.amount)));
  const weekend = sum(shown.map((price) => (price.kind === 'week' ? price.weekend : price.amount)));
  return weekday === weekend
    ? { kind: 'single', amount: weekday, from }
    : { kind: 'week', weekday, weekend, from };
}

/** What a visit costs at a shop on a date. */
export function totalOn(services: readonly Booked[], externalShopId: ExternalShopId, date: DateKey): Cents {
  return sum(services.map((service) => priceOn(service, externalShopId, date)));
}

/** Any Monday and any Saturday: a price depends on which of the two a day is like. */
const [WEEKDAY, WEEKEND] = ['20240101', '20240106'] as const;

/** What a visit will cost at a shop, as far as it is known before a day is chosen. */
export function bookedPrice(services: readonly Booked[], externalShopId: ExternalShopId): ShownPrice {
  const [weekday, weekend] = [
    totalOn(services, externalShopId, WEEKDAY),
    totalOn(services, externalShopId, WEEKEND),
  ];
  return weekday === weekend
    ? { kind: 'single', amount: weekday, from: false }
    : { kind: 'week', weekday, weekend, from: false };
}

export function isWeekend(date: DateKey): boolean {
  return weekday(date) % 6 === 0;
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
