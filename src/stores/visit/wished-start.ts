import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { dayPartOf, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { isDateKey, type DateKey } from '#domain/time/date-key.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { chooseMoment } from './choosing/choose-moment.ts';
import type { VisitPlan, VisitStage, VisitStore } from './visit.ts';

/** The start that an address wishes for; null where it names none. */
export function wishedStartIn({ start = '' }: Pick<RouteQuery, 'start'>): Instant | null {
  const moment = Date.parse(start);
  return Number.isNaN(moment) ? null : instant(moment);
}

/** The day, and the part of it, whose times an address asks for. */
export interface WantedTime {
  readonly date: DateKey | null;
  readonly part: PartOfDay | null;
}

/** A day that is over is none: the first that can be booked is shown, as without a wish. `today`: of the shop. */
export function wantedTimeIn(
  { when = '', part = '' }: Pick<RouteQuery, 'when' | 'part'>,
  today: DateKey,
): WantedTime {
  return { date: isDateKey(when) && when >= today ? when : null, part: dayPartOf(part) };
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
 * Asks for a start at the visit's shop, and shows its day unless that is over, on which the visitor chooses where it is gone. Whoever is wished for one of
 * the services and is not to be had any more is dropped by the answer: the start, and who is wished for the others, are asked for again.
 */
export async function takeWishedStart(
  visit: Pick<VisitStore, '$plan' | '$stage' | '$week' | 'showWeek' | 'choose'>,
  startsAt: Instant,
): Promise<VisitStage> {
  const { shop, services } = visit.$plan.get();
  if (shop === null) return visit.$stage.get();
  const date = dateAt(startsAt, shop.timeZone);
  if (date >= visit.$week.get().today) visit.showWeek(date);
  let stage = await chooseMoment(visit, startsAt, shop.timeZone);
  for (let left = services.length; left > 0 && isSomebodyGone(stage); left -= 1)
    stage = await chooseMoment(visit, startsAt, shop.timeZone);
  return stage;
}

function isSomebodyGone(stage: VisitStage): boolean {
  return stage.kind === 'choosing' && stage.failure?.kind === 'practitioner-gone';
}
