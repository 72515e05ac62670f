// Loaded when times are first followed; here it is there at once, since the clock of a test does not wait for files.
import '../visit/live/follow-times.ts';
import type { Ports } from '#platform/ports.ts';
import { appointmentsStoreFeature } from '../appointments/feature.ts';
import type { MovingStore } from '../appointments/moving/moving.ts';
import { valueOf } from '../load.ts';
import { at } from './back-end-appointments.ts';
import { MANAGE_KEY } from './back-end-moves.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const WEDNESDAY = '20260107';
export const THURSDAY = '20260108';
/** The call that reads or moves the appointment. */
export const APPOINTMENT = '/api/appointments/a1';

/** With Aline, on Wednesday at ten; she was asked for, unless said otherwise. */
export function booked(line: { practitionerId?: string } = { practitionerId: 'p1' }): Visitor {
  const visitor = createVisitor();
  const start = at(WEDNESDAY, 10);
  visitor.backEnd.calendar.booked.push({
    id: 'a1',
    holdId: 'h0',
    due: 41,
    body: null,
    visit: { shopid: '101', lines: [{ serviceid: '1', ...line }] },
    spans: [{ practitioner: 'p1', start, end: start + HOUR }],
  });
  return visitor;
}

/** The page of the appointment; `tabStorage` given: a reload of it. */
export async function openMove(
  visitor: Visitor,
  tabStorage = new Map<string, string>(),
  ports: Partial<Ports> = {},
) {
  const { site } = await visitor.open({ tabStorage, ports });
  const appointments = await site.open(appointmentsStoreFeature);
  const store = appointments.openAppointment({ id: 'a1', key: MANAGE_KEY });
  await store.load();
  const managed = valueOf(store.$appointment.get());
  const [shop] = valueOf(site.catalogue.$shops.get()) ?? [];
  const service = valueOf(site.catalogue.$categories.get())?.flatMap(({ services }) => services)[0];
  if (!managed || !shop || !service) throw new Error('There is nothing to move.');
  const isHeld = appointments.openMovePlace(site.navigation, managed).$step.get() === 'confirm';
  const moving = appointments.openMove({ store, managed, shop, services: [service] });
  await visitor.clock.settle();
  return { moving, store, isHeld, tabStorage };
}

export async function take(visitor: Visitor, moving: MovingStore, date: string, hour: number) {
  const offer = valueOf(moving.$offers.get())?.find((each) => each.date === date);
  const start =
    offer?.kind === 'free' ? offer.starts.find((each) => each.startMinute === hour * 60) : undefined;
  if (!start) throw new Error(`Nothing at ${date} ${hour}`);
  const chosen = moving.choose(date, start);
  await visitor.clock.settle();
  return chosen;
}

/** When it begins by the back end. */
export const startNow = ({ backEnd }: Visitor) => backEnd.calendar.booked[0]?.spans[0]?.start;
