import { dateAt, elapsedMinuteAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { choicesIn } from '#domain/site/places/wished-visit.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { VisitPlan, VisitStage, VisitStore } from './visit.ts';

/** The start that an address wishes for; null where it names none. */
export function wishedStartIn({ start = '' }: Pick<RouteQuery, 'start'>): Instant | null {
  const moment = Date.parse(start);
  return Number.isNaN(moment) ? null : instant(moment);
}

/** The minutes that an address wishes its start for; null where it names none. */
export function wishedMinutesIn(query: Pick<RouteQuery, 'duration'>): number | null {
  return choicesIn(query).durations[0] ?? null;
}

/** Whether a visit is the one that the address carries: what it wishes for is of no other. */
export function isCarriedVisit({ services }: VisitPlan, { cart }: Pick<RouteQuery, 'cart'>): boolean {
  const ids = services.map(({ service }) => service.id);
  return ids.length > 0 && (cart.length === 0 || cart.join() === ids.join());
}

/** Takes the wishes out of the address, where Back or a reload would wish again. */
export function dropWishes({ $place, $steps, show, address, history, mode }: Navigation): void {
  const { route, query } = $place.get();
  show({ route, query: { ...query, start: undefined, duration: undefined, with: undefined } }, $steps.get());
  if (mode !== 'memory') history.replace(address(), history.notes());
}

/**
 * Asks for a start at the visit's shop, and shows its day, on which the visitor chooses where it is gone. `minutes`: what the
 * first service was offered for, whatever was chosen for it before; null: what is meant.
 */
export async function takeWishedStart(
  visit: Pick<VisitStore, '$plan' | '$stage' | 'showWeek' | 'choose' | 'chooseDuration'>,
  startsAt: Instant,
  minutes: number | null = null,
): Promise<VisitStage> {
  const {
    shop,
    services: [first],
  } = visit.$plan.get();
  if (shop === null) return visit.$stage.get();
  if (first && minutes !== null && minutes !== first.service.durationMinutes)
    visit.chooseDuration(first.service.id, minutes);
  const date = dateAt(startsAt, shop.timeZone);
  const startMinute = elapsedMinuteAt(zonedDayOf(date, shop.timeZone), startsAt);
  visit.showWeek(date);
  return visit.choose(date, { startMinute, startsAt, placements: [] });
}
