import type { Instant } from '../time/instant.ts';
import type { Service } from './catalogue.ts';

type Lasting = Pick<Service, 'durationMinutes' | 'pauseMinutes'>;

/**
 * Minutes that a service takes of whoever performs it, and before which the next one of a visit cannot begin: its own and those
 * of the pause after it. A service without minutes still takes one, so that two of them never share a moment.
 */
export function occupiedMinutes({ durationMinutes, pauseMinutes }: Lasting): number {
  return Math.max(1, durationMinutes + pauseMinutes);
}

/**
 * Minutes that a customer spends on a visit, from the start of its first service to the end of its last: a pause between two of
 * them is waited for, the one after the last is the salon's alone.
 */
export function visitMinutes(services: readonly Lasting[]): number {
  const last = services.at(-1);
  if (!last) return 0;
  return services
    .slice(0, -1)
    .reduce((total, service) => total + occupiedMinutes(service), last.durationMinutes);
}

/** The same of a visit that has its place. */
export function placedMinutes({
  startsAt,
  endsAt,
}: {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}): number {
  return Math.round((endsAt - startsAt) / 60_000);
}
