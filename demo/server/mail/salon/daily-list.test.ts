import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { clientOf } from '../../testing/client.ts';
import { salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { book, holdVisit, TEST_SERVICES, TEST_SHOPS, TUESDAY_1100 } from '../../testing/visits.ts';
import { sendDailyLists } from './daily-list.ts';

const HOUR = 3_600_000;
/** Seven in Paris, on the Tuesday of the test visits. */
const TUESDAY_0700 = Date.UTC(2026, 0, 13, 6);

const withList = (mails: { listHour?: number; emptyDays?: boolean }) =>
  server.addCompany({
    appointment: { cuttingHours: 30, cancelHours: 24, mails: { booked: false, cancelled: false, ...mails } },
  });
openSalons((on) =>
  on.addCompany({
    appointment: {
      cuttingHours: 30,
      cancelHours: 24,
      mails: { booked: false, cancelled: false, listHour: 7 },
    },
  }),
);

const run = () => sendDailyLists({ db: server.database.db, clock: server.clock });
const lists = () => salonMailsIn(server, salon);
const booked = async (held = {}, wish = {}) =>
  book(server, salon, await holdVisit(server, salon, held), wish);

test('from its hour on a salon gets the day’s appointments once, of each practitioner', async () => {
  await booked(
    { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.massage }] },
    {
      customMessage: 'Deux\nlignes <i>',
    },
  );
  await booked({ shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.facial }], start: TUESDAY_1100 });
  server.clock.set(TUESDAY_0700 - 1);
  await run();
  expect(await lists()).toEqual([]);
  server.clock.set(TUESDAY_0700);
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await lists();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'one@example.com', locale: 'fr' });
  expect(mail?.subject).toBe('Mardi 13 janvier\u00a0: les rendez-vous du jour, Salon one');
  expect(mail?.text).toContain(
    '- 10\u202fh – 11\u202fh, massage, Zoé Martin, 06 12 34 56 78, Deux lignes <i>',
  );
  expect(mail?.text.match(/^(Ada|Bea)$/gm)?.length).toBeGreaterThan(0);
  expect(mail?.text.match(/facial/g)).toHaveLength(1);
  expect(mail?.html).toContain('&lt;i&gt;');
  expect(mail?.html).toMatch(/href="tel:\+33612345678">06 12 34 56 78</);
});

test('whom the salon has to speak another language with is marked', async () => {
  await booked({}, { locale: 'en' });
  await booked({ start: TUESDAY_1100 });
  server.clock.set(TUESDAY_0700);
  await run();
  expect((await lists())[0]?.text.match(/, Langue\u00a0: anglais$/gm)).toHaveLength(1);
});

test('what is cancelled stands in no list, and a day without any has none', async () => {
  const { id, manageKey } = await booked();
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  server.clock.set(TUESDAY_0700);
  await run();
  // Booked after the list would have come.
  server.clock.set(TUESDAY_0700 + 1);
  await booked({ start: TUESDAY_1100 });
  await run();
  expect(await lists()).toEqual([]);
});

test('a company that asks for it gets the list of an empty day', async () => {
  enterSalon(await withList({ listHour: 7, emptyDays: true }));
  server.clock.set(TUESDAY_0700);
  await run();
  const mails = await lists();
  expect(mails.length).toBeGreaterThan(1);
  for (const { text } of mails) expect(text).toContain('Aucun rendez-vous aujourd’hui.');
});

test.each([{}, { listHour: 12 }])('no list comes at seven to a company with %j', async (mails) => {
  enterSalon(await withList(mails));
  await booked();
  server.clock.set(TUESDAY_0700);
  await run();
  expect(await lists()).toEqual([]);
});

test('the hour is that of the shop’s zone, and long after it no list comes any more', async () => {
  const put = (timeZone: string) =>
    server.database.db.update(shops).set({ timeZone }).where(eq(shops.companyId, salon));
  await booked();
  await put('America/New_York');
  server.clock.set(TUESDAY_0700);
  await run();
  expect(await lists()).toEqual([]);
  server.clock.set(TUESDAY_0700 + 6 * HOUR);
  await put('Europe/Paris');
  await run();
  expect(await lists()).toEqual([]);
  await put('America/New_York');
  await run();
  expect((await lists())[0]?.text).toContain('- 4\u202fh – 5\u202fh, massage');
});

test('a salon whose clock nobody can read keeps no other from its list', async () => {
  const broken = salon;
  await server.database.db
    .update(shops)
    .set({ timeZone: 'Nowhere/At all' })
    .where(eq(shops.companyId, broken));
  enterSalon(await withList({ listHour: 7 }));
  await booked();
  server.clock.set(TUESDAY_0700);
  await expect(run()).rejects.toThrow('Not everything');
  expect(await lists()).toHaveLength(1);
  await server.database.db.update(shops).set({ timeZone: 'Europe/Paris' }).where(eq(shops.companyId, broken));
});
