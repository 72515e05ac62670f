import { beforeEach, describe, expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { joinWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import {
  askHold,
  book,
  CUSTOMER,
  holdVisit,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_1000,
} from '../../testing/visits.ts';
import { passOffersOn } from '../pass-on.ts';

openSalons();

const WEDNESDAY_1000 = '2026-01-14T09:00:00.000Z';
const guest = () => clientOf(server, salon);
const round = () =>
  passOffersOn({ db: server.database.db, clock: server.clock, originOf: (host) => `http://${host}:4100` });

let own: Awaited<ReturnType<typeof book>>;
let other: typeof own;

/** Zoé has Wednesday; somebody else has the Tuesday at ten that she would like. */
beforeEach(async () => {
  own = await book(server, salon, await holdVisit(server, salon, { start: WEDNESDAY_1000 }));
  const held = await holdVisit(server, salon, { start: TUESDAY_1000 });
  other = await book(server, salon, held, { customer: { firstname: 'Ugo', email: 'ugo@example.com' } });
});

const wishOf = (change: object = {}) => ({
  body: {
    shopid: TEST_SHOPS.solo,
    serviceids: [TEST_SERVICES.massage],
    email: 'typed@example.com',
    first: '20260113',
    last: '20260113',
    moving: { id: own.id, key: own.manageKey },
    ...change,
  },
});

const giveUp = ({ id, manageKey }: typeof own) => guest().get(releaseSlot, { query: { id, key: manageKey } });

const offersOf = async () =>
  (await mailsIn(server, salon)).filter(({ subject }) => subject.includes('libérée'));

async function placeOf() {
  const url = new URL(/http:\S+\/liste-attente\/\S+/.exec((await offersOf()).at(-1)?.text ?? '')?.[0] ?? '');
  return { params: { id: url.pathname.split('/').at(-1) ?? '' }, query: { key: url.hash.slice(1) } };
}

describe('a place that an appointment waits to move to', () => {
  test('is offered to the appointment’s own address, whatever was typed, and tells that it stays meanwhile', async () => {
    await guest().get(joinWaitingList, wishOf());
    const [, , acknowledged] = await mailsIn(server, salon);
    expect(acknowledged?.to).toBe(CUSTOMER.email);
    expect(acknowledged?.text).toContain(
      'votre rendez-vous du mercredi 14 janvier à 10\u202fh reste le vôtre',
    );
    await giveUp(other);
    const [mail] = await offersOf();
    expect(mail?.to).toBe(CUSTOMER.email);
    expect(mail?.text).toContain('Déplacer mon rendez-vous');
    expect(mail?.text).toContain('Votre rendez-vous du mercredi 14 janvier');
  });

  test('moves it, by the key of the mail, and books no second one', async () => {
    await guest().get(joinWaitingList, wishOf());
    await giveUp(other);
    const place = await placeOf();
    const { appointmentid, offer } = await guest().get(readWaiting, place);
    expect(appointmentid).toBe(own.id);
    const { hold, visitKey } = offer!;
    const { key } = place.query;
    const body = { key, holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
    const moved = await guest().get(moveAppointment, { params: { id: own.id }, body });
    expect(moved.appointment.start).toBe(TUESDAY_1000);
    expect((await askHold(server, salon, { start: WEDNESDAY_1000 })).status).toBe(200);
    await round();
    expect((await guest().get(readWaiting, place)).status).toBe('taken');
  });

  test('is held against others, while its own time stays its own', async () => {
    await guest().get(joinWaitingList, wishOf());
    await giveUp(other);
    expect((await askHold(server, salon, { start: TUESDAY_1000 })).status).toBe(409);
    const query = { key: own.manageKey };
    const { appointment } = await guest().get(readAppointment, { params: { id: own.id }, query });
    expect(appointment.start).toBe(WEDNESDAY_1000);
  });

  test('is offered to the next one where it was cancelled meanwhile', async () => {
    await guest().get(joinWaitingList, wishOf());
    const next = { email: 'next@example.com', moving: undefined };
    await guest().get(joinWaitingList, wishOf(next));
    await giveUp(own);
    await giveUp(other);
    expect((await offersOf()).map(({ to }) => to)).toEqual(['next@example.com']);
  });

  test.each([
    ['a wrong key', () => ({ moving: { id: own.id, key: 'k'.repeat(43) } }), 'not_found', 'moving'],
    ['no key', () => ({ moving: { id: own.id } }), 'not_found', 'moving'],
    ['other services', () => ({ serviceids: [TEST_SERVICES.facial] }), 'invalid', 'serviceids'],
  ])('cannot be waited for with %s', async (_, change, type, field) => {
    expect(await guest().refusal(joinWaitingList, wishOf(change()))).toMatchObject({ type, field });
  });

  test('cannot be waited for once it may not be moved any more', async () => {
    server.clock.set(Date.parse(WEDNESDAY_1000) - 3_600_000);
    const late = wishOf({ first: '20260115', last: '20260115' });
    expect(await guest().refusal(joinWaitingList, late)).toMatchObject({ type: 'move_refused' });
  });
});
