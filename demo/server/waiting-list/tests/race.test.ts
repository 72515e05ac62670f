import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { waitingList } from '../../database/schema/waiting-list.ts';
import { remind } from '../../reminders/remind.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { bothDatabases } from '../../testing/databases/both-databases.ts';
import { TEST_MONDAY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';
import { passOffersOn } from '../pass-on.ts';

const { kinds, stop } = await bothDatabases();
const MINUTE = 60_000;
const WAITING = 6;
const AT_ONCE = 8;
const HOURS = ['08:00', '09:00', '10:00', '11:00'].map((clock) => `2026-01-13T${clock}:00.000Z`);

afterAll(stop);

describe.each(kinds)('on %s', { timeout: 120_000 }, (_, open) => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer({ database: await open() });
  });
  afterAll(() => site.close());

  const context = () => ({
    db: site.database.db,
    clock: site.clock,
    originOf: (host: string) => `http://${host}:4100`,
  });
  const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, () => work()));

  /** Four visits of one shop, and six people who would take any of them. */
  async function fullSalon() {
    const salon = await site.addCompany();
    const booked = [];
    for (const start of HOURS) booked.push(await book(site, salon, await holdVisit(site, salon, { start })));
    for (let index = 0; index < WAITING; index += 1) {
      const body = {
        shopid: TEST_SHOPS.solo,
        serviceids: [TEST_SERVICES.massage],
        email: `waiting${index}@example.com`,
        first: '20260113',
        last: '20260113',
        until: 13 * 60,
      };
      await clientOf(site, salon).get(joinWaitingList, { body });
    }
    return { salon, booked };
  }

  const offersIn = async (salon: string) =>
    (await mailsIn(site, salon)).filter(({ subject }) => subject.includes('libérée'));

  test('visits that are given back at once are each offered to one person, and nobody twice', async () => {
    site.clock.set(TEST_MONDAY);
    const { salon, booked } = await fullSalon();
    const cancel = ({ id, manageKey }: (typeof booked)[number]) =>
      clientOf(site, salon).get(releaseSlot, { query: { id, key: manageKey } });
    await Promise.all([...booked.map(cancel), atOnce(() => passOffersOn(context()))]);
    await atOnce(() => passOffersOn(context()));
    const offers = await offersIn(salon);
    expect(offers).toHaveLength(HOURS.length);
    expect(new Set(offers.map(({ to }) => to)).size).toBe(HOURS.length);
    const rows = await site.database.db.select().from(waitingList).where(eq(waitingList.companyId, salon));
    expect(rows.filter(({ status }) => status === 'offered')).toHaveLength(HOURS.length);
    const overlapping = await site.database.db.execute(
      sql`select count(*)::int as count from claims a join claims b on a.resource_id = b.resource_id
            and a.company_id = b.company_id and a.id < b.id and a.during && b.during
          where a.company_id = ${salon} and a.active and b.active`,
    );
    expect(overlapping).toMatchObject({ rows: [{ count: 0 }] });
  });

  test('an offer that ran out goes on to one person, however many look', async () => {
    site.clock.set(TEST_MONDAY);
    const { salon, booked } = await fullSalon();
    const [first] = booked;
    await clientOf(site, salon).get(releaseSlot, { query: { id: first!.id, key: first!.manageKey } });
    for (let round = 2; round <= 4; round += 1) {
      site.clock.set(site.clock.now() + 31 * MINUTE);
      await atOnce(() => passOffersOn(context()));
      const offers = await offersIn(salon);
      expect(offers).toHaveLength(round);
      expect(new Set(offers.map(({ to }) => to)).size).toBe(round);
    }
  });

  test('a reminder is sent once, however many look', async () => {
    site.clock.set(TEST_MONDAY);
    const salon = await site.addCompany();
    await book(site, salon, await holdVisit(site, salon, { start: '2026-01-14T09:00:00.000Z' }));
    site.clock.set(Date.parse('2026-01-13T09:00:00.000Z'));
    await atOnce(() => remind(context()));
    const reminders = (await mailsIn(site, salon)).filter(({ subject }) => subject.startsWith('Rappel'));
    expect(reminders).toHaveLength(1);
  });
});
