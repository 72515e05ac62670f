import type { GivenUp } from '#domain/free-times/widened-query.ts';
import type { FreeTimesQuestion } from '#platform/wire/times/free-times.ts';

/** Questions that are asked together, and what was given up of the visitor's search to ask them. */
export interface AskedQuery {
  readonly givenUp: GivenUp;
  /** What is closer to the search first. */
  readonly questions: readonly FreeTimesQuestion[];
}
