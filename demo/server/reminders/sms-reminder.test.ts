import { expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { changeOrderStatus, orderHistory } from '#contract/orders/booking-order.ts';
import { clientOf } from '../testing/client.ts';
import { mailsIn } from '../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../testing/open-salons.ts';
import { clientAs } from '../testing/people.ts';
import { addPayingCompany } from '../testing/sales.ts';
import { book, holdVisit } from '../testing/visits.ts';

/** Ten in Paris; the clock stands at eight on Monday. */
const WEDNESDAY = '2026-01-14T09:00:00.000Z';
const TUESDAY = '2026-01-13T09:00:00.000Z';
const WITHIN_A_DAY = '2026-01-12T15:00:00.000Z';
openSalons();

const guest = () => clientOf(server, salon);
const booked = async (start: string, smsReminder = true) =>
  book(server, salon, await holdVisit(server, salon, { start }), { smsReminder });
const lastMail = async () =>
  (await mailsIn(server, salon)).at(-1)?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const SAID = 'Un SMS vous le rappellera';

test('an SMS that will remind is told when it is booked, wherever it is opened, and in its mail', async () => {
  const { id, manageKey: key, smsReminderAt } = await booked(WEDNESDAY);
  expect(smsReminderAt).toBe(TUESDAY);
  expect(await lastMail()).toContain(`${SAID} le mardi 13 janvier à 10 h, au 06 12 34 56 78.`);
  const read = async () =>
    (await guest().get(readAppointment, { params: { id }, query: { key } })).appointment.smsReminderAt;
  expect(await read()).toBe(TUESDAY);
  const { hold, visitKey } = await holdVisit(server, salon, { start: '2026-01-15T09:00:00.000Z' });
  const body = { key, holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
  await guest().get(moveAppointment, { params: { id }, body });
  expect(await read()).toBe(WEDNESDAY);
  expect(await lastMail()).toContain(`${SAID} le mercredi 14 janvier à 10 h`);
  server.clock.set(Date.parse(WEDNESDAY));
  expect(await read()).toBeUndefined();
});

test.each([
  ['nobody has asked for', WEDNESDAY, false, true],
  ['would come too late', WITHIN_A_DAY, true, true],
  ['the company does not send', WEDNESDAY, true, false],
])('an SMS that %s is not told', async (_, start, isWished, sms) => {
  enterSalon(await server.addCompany({ sms }));
  expect((await booked(start, isWished)).smsReminderAt).toBeUndefined();
  expect(await lastMail()).not.toContain('SMS');
});

test('an SMS is told no more of a visit that is cancelled', async () => {
  const { id, manageKey: key } = await booked(WEDNESDAY);
  await guest().get(releaseSlot, { query: { id, key } });
  const { appointment } = await guest().get(readAppointment, { params: { id }, query: { key } });
  expect(appointment.smsReminderAt).toBeUndefined();
});

test('an SMS is promised of a request once the salon has confirmed it, by the mail that says so', async () => {
  const settings = { payOnSite: true, approval: true };
  enterSalon(await addPayingCompany(server, { mode: 'none', settings }));
  const { id, manageKey: key, smsReminderAt } = await booked(WEDNESDAY);
  const read = async () =>
    (await guest().get(readAppointment, { params: { id }, query: { key } })).appointment;
  expect(smsReminderAt).toBeUndefined();
  expect(await read()).toMatchObject({ status: 'pending' });
  expect(await read()).not.toHaveProperty('smsReminderAt');
  expect(await lastMail()).not.toContain('SMS');
  const manager = await clientAs(server, salon, 'manager');
  const [order] = (await manager.get(orderHistory, { query: {} })).data;
  await manager.get(changeOrderStatus, {
    body: { m_ideorder: order?.ideorder ?? '', m_status: 'confirmed' },
  });
  expect(await read()).toMatchObject({ smsReminderAt: TUESDAY });
  expect(await lastMail()).toContain(`${SAID} le mardi 13 janvier à 10 h, au 06 12 34 56 78.`);
});
