import type { Call, CallInput } from '#contract/call.ts';
import type { Instant } from '#domain/time/instant.ts';

export type BodyOf<C extends Call> = NonNullable<CallInput<C>['body']>;
export type QueryOf<C extends Call> = NonNullable<CallInput<C>['query']>;

/** An instant as calls carry it: ISO 8601 in UTC. */
export function isoOf(instant: Instant): string {
  return new Date(instant).toISOString();
}
