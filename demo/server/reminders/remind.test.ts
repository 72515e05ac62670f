import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { smsOutbox } from '../database/schema/people/accounts.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { clientOf } from '../testing/client.ts';
import { mailsIn } from '../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../testing/open-salons.ts';
import { book, holdVisit } from '../testing/visits.ts';
import { remind } from './remind.ts';

const HOUR = 3_600_000;
/** Wednesday at ten in Paris. */
const WEDNESDAY_1000 = '2026-01-14T09:00:00.000Z';
openSalons();

const run = () =>
  remind({ db: server.database.db, clock: server.clock, originOf: (host) => `http://${host}:4100` });

async function booked(start = WEDNESDAY_1000) {
  return book(server, salon, await holdVisit(server, salon, { start }));
}

const subjects = async () => (await mailsIn(server, salon)).map(({ subject }) => subject);

test('a visit is told of once, a day before, with its file and a link that opens it', async () => {
  const { id, reference } = await booked();
  server.clock.set(Date.parse(WEDNESDAY_1000) - 24 * HOUR - 1);
  await run();
  expect(await subjects()).toHaveLength(1);
  server.clock.set(Date.parse(WEDNESDAY_1000) - 24 * HOUR);
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = (await mailsIn(server, salon)).filter(({ subject }) =>
    subject.startsWith('Rappel'),
  );
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Rappel\u00a0: massage, mer. 14 janv. à 10\u202fh');
  expect(mail?.html).toMatch(/<h1[^>]*>Votre rendez-vous approche<\/h1>/);
  expect(mail?.text).toContain(reference);
  expect(mail?.attachments[0]?.content).toContain('METHOD:PUBLISH');
  const url = new URL(/http:\S+\/rendez-vous\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(url.pathname).toBe(`/rendez-vous/${id}`);
  const read = { params: { id }, query: { key: url.hash.slice(1) } };
  expect(await clientOf(server, salon).get(readAppointment, read)).toMatchObject({ appointment: { id } });
});

test('a cancelled visit, and one booked within the last day, are not told of', async () => {
  const { id, manageKey } = await booked();
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  await booked('2026-01-13T08:00:00.000Z');
  server.clock.set(Date.parse(WEDNESDAY_1000) - 23 * HOUR);
  await booked('2026-01-14T08:00:00.000Z');
  const before = await subjects();
  await run();
  expect(await subjects()).toEqual(before);
});

test('a visit that was moved is told of before its new moment', async () => {
  const { id, manageKey } = await booked();
  server.clock.set(Date.parse(WEDNESDAY_1000) - 24 * HOUR);
  await run();
  const held = await holdVisit(server, salon, { start: '2026-01-16T09:00:00.000Z' });
  const body = {
    key: manageKey,
    holdId: held.hold.holdId,
    visitKey: held.visitKey,
    acceptedTotal: held.hold.total,
  };
  await clientOf(server, salon).get(moveAppointment, { params: { id }, body });
  await run();
  const friday = 'Rappel\u00a0: massage, ven. 16 janv. à 10\u202fh';
  expect(await subjects()).not.toContain(friday);
  server.clock.set(Date.parse('2026-01-15T09:00:00.000Z'));
  await run();
  expect((await subjects()).filter((subject) => subject === friday)).toHaveLength(1);
});

test.each([true, false])(
  'an SMS comes to who asked for it, where the company sends any (%s)',
  async (sends) => {
    enterSalon(await server.addCompany({ sms: sends }));
    const { id } = await booked();
    const { db } = server.database;
    await db.update(appointments).set({ smsReminder: true }).where(eq(appointments.id, id));
    server.clock.set(Date.parse(WEDNESDAY_1000) - 24 * HOUR);
    await run();
    const sent = await db.select().from(smsOutbox).where(eq(smsOutbox.companyId, salon));
    expect(sent.map(({ to }) => to)).toEqual(sends ? ['+33612345678'] : []);
  },
);

test('a visit that cannot be told of keeps those of other salons from nothing, and is told of once that is mended', async () => {
  const broken = salon;
  const put = (timeZone: string) =>
    server.database.db.update(shops).set({ timeZone }).where(eq(shops.companyId, broken));
  await booked();
  enterSalon(await server.addCompany());
  await booked();
  const before = await mailsIn(server, broken);
  server.clock.set(Date.parse(WEDNESDAY_1000) - 24 * HOUR);
  await put('Nowhere/At all');
  await expect(run()).rejects.toThrow('Not everything');
  expect(await subjects()).toHaveLength(2);
  expect(await mailsIn(server, broken)).toEqual(before);
  await put('Europe/Paris');
  await run();
  expect(await mailsIn(server, broken)).toHaveLength(2);
});

test('a visit that nothing can be told of is not taken for told, and keeps no other waiting', async () => {
  const [broken, whole] = [await booked(), await booked('2026-01-14T13:00:00.000Z')];
  const { db } = server.database;
  await db.update(orders).set({ appointmentId: null }).where(eq(orders.appointmentId, broken.id));
  server.clock.set(Date.parse(WEDNESDAY_1000) - 20 * HOUR);
  await expect(run()).rejects.toThrow('Not everything that was due could be done.');
  const told = (await mailsIn(server, salon)).filter(({ subject }) => subject.startsWith('Rappel'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(whole.reference);
  const [kept] = await db.select().from(appointments).where(eq(appointments.id, broken.id));
  expect(kept?.remindedOf).toBeNull();
});
