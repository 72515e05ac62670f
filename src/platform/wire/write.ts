import type { Instant } from '#domain/time/instant.ts';

/** An instant as calls carry it: ISO 8601 in UTC. */
export function isoOf(instant: Instant): string {
  return new Date(instant).toISOString();
}
