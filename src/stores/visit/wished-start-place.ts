import {
  wishedVisitPlace,
  type WishedVisitPlace,
  type WishedVisit,
} from '#domain/site/places/wished-visit.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A start of a visit that a link wishes for. */
export interface WishedStart extends Omit<WishedVisit, 'durations'> {
  readonly startsAt: Instant;
  /** Of the first service, as it is shown beside the start. */
  readonly durationMinutes: number;
}

/**
 * The reservation of a visit at a shop that takes a start at once, and goes on to the details. Where that start is gone, it
 * stands at the times of its day.
 */
export function wishedStartPlace({ startsAt, durationMinutes, ...visit }: WishedStart): WishedVisitPlace {
  const { route, query } = wishedVisitPlace({ ...visit, durations: [durationMinutes] });
  return { route, query: { ...query, start: new Date(startsAt).toISOString() } };
}
