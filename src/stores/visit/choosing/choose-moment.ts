import { dateAt, elapsedMinuteAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { VisitStage, VisitStore } from '../visit.ts';

/** Asks for a moment in a shop's zone, without looking for it among the offers: the server says whether it is free. */
export function chooseMoment(
  { choose }: Pick<VisitStore, 'choose'>,
  startsAt: Instant,
  timeZone: string,
): Promise<VisitStage> {
  const date = dateAt(startsAt, timeZone);
  const startMinute = elapsedMinuteAt(zonedDayOf(date, timeZone), startsAt);
  return choose(date, { startMinute, startsAt, placements: [] });
}
