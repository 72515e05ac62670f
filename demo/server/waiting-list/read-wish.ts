import type { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import { checkEmail } from '#domain/people/contact-details.ts';
import { daysBetween, isDateKey } from '#domain/time/date-key.ts';
import { shopFacts } from '../booking/schedule/shop-facts.ts';
import { mayTake, visitOf, type Visit } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import { invalidField, refuse, Refusal } from '../http/refusal.ts';
import { openAppointment } from '../orders/open-appointment.ts';
import type { Incoming } from '../router/route.ts';
import { readMovable, type Movable } from './movable.ts';
import type { WaitingRow } from './waiting-row.ts';

/** Days that one wish may span, and how far ahead it may reach. */
const LONGEST = 31;
const HORIZON = 400;

export type Wish = Pick<
  WaitingRow,
  | 'shopId'
  | 'serviceIds'
  | 'durations'
  | 'practitionerId'
  | 'appointmentId'
  | 'email'
  | 'firstDate'
  | 'lastDate'
  | 'fromMinute'
  | 'untilMinute'
>;

export interface ReadWish {
  readonly wish: Wish;
  readonly visit: Visit;
  /** What is to move to the place; null: a new visit is booked there. */
  readonly movable: Movable | null;
}

/** A wish as it was sent, or why it cannot be waited for. One that is to move an appointment has the address of that. */
export async function readWish(
  db: Database,
  incoming: Incoming<typeof joinWaitingList>,
): Promise<ReadWish | Refusal> {
  const { body } = incoming;
  const movable = await movableOf(db, incoming);
  if (movable instanceof Refusal) return movable;
  const checked = checkEmail(movable?.appointment.email ?? body.email);
  if (checked.kind !== 'ok') return invalidField('email');
  const visit = await visitWaitedFor(db, incoming, movable);
  if (visit instanceof Refusal) return visit;
  const times = timesOf(incoming, visit.facts.shop.timeZone);
  if (times instanceof Refusal) return times;
  const wish = {
    ...times,
    shopId: visit.facts.shop.id,
    serviceIds: [...body.serviceids],
    durations: movable === null ? (body.durations ?? {}) : {},
    practitionerId: body.practitionerId ?? null,
    appointmentId: movable?.appointment.id ?? null,
    email: checked.value.toLowerCase(),
  };
  return { wish, visit, movable };
}

/** The appointment that is to move, for whoever may change it; null where a new visit is waited for. */
async function movableOf(
  db: Database,
  { tenant, body: { moving }, caller, now }: Incoming<typeof joinWaitingList>,
): Promise<Movable | null | Refusal> {
  if (moving === undefined) return null;
  const opened = await openAppointment(db, tenant, { id: moving.id, key: moving.key ?? null, caller });
  if (opened === null) return refuse('not_found', { field: 'moving' });
  return (await readMovable(db, tenant, moving.id, now)) ?? refuse('move_refused', { field: 'moving' });
}

/** The same services as those that are to move, where any are. */
async function visitWaitedFor(
  db: Database,
  { tenant, body }: Incoming<typeof joinWaitingList>,
  movable: Movable | null,
): Promise<Visit | Refusal> {
  const { shopid, serviceids, durations = {}, practitionerId = null } = body;
  const wanted = serviceids.map(externalServiceId);
  const facts = await shopFacts(db, tenant, externalShopId(shopid), wanted);
  if (facts === null) return refuse('not_found', { field: 'shopid' });
  const isOffered = Object.entries(durations).every(([id, minutes]) => {
    const service = facts.services.get(externalServiceId(id));
    return service !== undefined && mayTake(service, minutes);
  });
  if (!isOffered) return invalidField('durations');
  const lines = wanted.map((one) => ({
    externalServiceId: one,
    practitionerId: null,
    // Those of what is to move are its own.
    durationMinutes: movable === null ? durations[one] : undefined,
  }));
  const visit = visitOf(tenant, facts, lines);
  if (visit instanceof Refusal) return visit;
  const people = [...facts.services.values()].flatMap(({ practitioners }) => practitioners);
  if (practitionerId !== null && !people.some(({ id, selectable }) => id === practitionerId && selectable)) {
    return invalidField('practitionerId');
  }
  const articleIds = wanted.map((one) => facts.services.get(one)?.article.id);
  const isSame = movable === null || movable.articleIds.join() === articleIds.join();
  return isSame ? visit : invalidField('serviceids');
}

function timesOf(
  { body: { first, last, from = 0, until = 1440 }, now }: Incoming<typeof joinWaitingList>,
  timeZone: string,
): Pick<Wish, 'firstDate' | 'lastDate' | 'fromMinute' | 'untilMinute'> | Refusal {
  const today = dateAt(now, timeZone);
  if (!isDateKey(first) || daysBetween(today, first) > HORIZON) return invalidField('first');
  if (!isDateKey(last) || last < first || last < today || daysBetween(first, last) >= LONGEST) {
    return invalidField('last');
  }
  if (until <= from) return invalidField('until');
  return { firstDate: first, lastDate: last, fromMinute: from, untilMinute: until };
}
