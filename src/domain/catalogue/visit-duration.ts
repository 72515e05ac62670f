import type { Instant } from '../time/instant.ts';
import type { Service } from './catalogue.ts';
import type { ExternalServiceId } from './ids.ts';

interface Place {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

interface HeldPlace extends Place {
  readonly externalServiceId: ExternalServiceId;
}

type Lasting = Pick<Service, 'durationMinutes' | 'pauseMinutes'>;
type Wished = Lasting & Pick<Service, 'externalId'>;

/**
 * Minutes that a service takes of whoever performs it, and before which the next one of a visit cannot begin: its own and those
 * of the pause after it. A service without minutes still takes one, so that two of them never share a moment.
 */
export function occupiedMinutes({ durationMinutes, pauseMinutes }: Lasting): number {
  return Math.max(1, durationMinutes + pauseMinutes);
}

/** Not once another service or duration was chosen, until the time is held for that. */
function areOf(held: readonly HeldPlace[], services: readonly Wished[]): boolean {
  const own = held.map((place) => `${place.externalServiceId} ${placedMinutes([place])}`);
  const wished = services.map(({ externalId, durationMinutes }) => `${externalId} ${durationMinutes}`);
  return wished.length > 0 && own.toSorted().join() === wished.toSorted().join();
}

/**
 * Minutes that a customer spends on a visit, from the start of its first service to the end of its last: a pause between two of
 * them is waited for, the one after the last is the salon's alone. Where a time is held for these services, as long as that
 * takes: more may be waited there.
 */
export function visitMinutes(services: readonly Wished[], held: readonly HeldPlace[] = []): number {
  if (areOf(held, services)) return placedMinutes(held);
  const last = services.at(-1);
  if (!last) return 0;
  return services
    .slice(0, -1)
    .reduce((total, service) => total + occupiedMinutes(service), last.durationMinutes);
}

/** The same of services that have their places: from the first start to the last end, whatever is waited in between. */
export function placedMinutes(places: readonly Place[]): number {
  if (places.length === 0) return 0;
  const from = Math.min(...places.map(({ startsAt }) => startsAt));
  const to = Math.max(...places.map(({ endsAt }) => endsAt));
  return Math.round((to - from) / 60_000);
}
