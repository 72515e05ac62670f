import type { PriceTime, Service } from '../catalogue/catalogue.ts';
import { priceTimesOf, shownTime } from './pricing.ts';

type Timed = Pick<Service, 'prices' | 'requiredCustomers' | 'durationMinutes'>;

/** The durations that a service may be booked for, the shortest first, each with its price for all its customers. */
export function durationChoices(service: Omit<Timed, 'durationMinutes'>): readonly PriceTime[] {
  const times = priceTimesOf(service);
  if (times.length < 2) return [];
  return times
    .map(({ durationMinutes, price }) => ({ durationMinutes, price: price * service.requiredCustomers }))
    .toSorted((a, b) => a.durationMinutes - b.durationMinutes);
}

/** A service as it will be booked: for the duration that is meant. */
export function withMeantDuration<Meant extends Timed>(service: Meant, chosen?: number): Meant {
  return { ...service, durationMinutes: meantDuration(service, chosen) };
}

/** The duration of a service that is meant: the chosen one where there is such a choice, else its own, else the one it is shown by. */
function meantDuration(service: Timed, chosen: number | undefined): number {
  const times = priceTimesOf(service);
  const has = (minutes: number | undefined) =>
    times.some(({ durationMinutes }) => durationMinutes === minutes);
  if (chosen !== undefined && has(chosen)) return chosen;
  if (durationChoices(service).length === 0 || has(service.durationMinutes)) return service.durationMinutes;
  return shownTime(service)?.durationMinutes ?? service.durationMinutes;
}
