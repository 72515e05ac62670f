import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAvailability } from '#contract/booking/appointments.ts';
import { demoCompanies as seedCompanies } from '#seed/companies.ts';
import { claims, resources } from '../../database/schema/booking.ts';
import { articles, shops } from '../../database/schema/catalogue.ts';
import { users } from '../../database/schema/people/people.ts';
import { clientOf } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SCALE_COMPANY } from './scale-rows.ts';
import { seedScale } from './scale.ts';

const SIZE = { services: 100, shops: 4, practitioners: 3, customers: 30, days: 2 };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the big company has what was asked for, once, and can be booked', async () => {
  const { db } = server.database;
  const [model] = seedCompanies('20260112');
  if (model === undefined) throw new Error('There is no demo company.');
  const reported: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    await seedScale(db, {
      model,
      today: '20260112',
      size: SIZE,
      onProgress: (share) => reported.push(share),
    });
  }
  const counted = async (
    table: typeof articles | typeof shops | typeof resources | typeof users | typeof claims,
  ) => {
    const [row] = await db.select({ count: count() }).from(table).where(eq(table.companyId, SCALE_COMPANY));
    return row?.count;
  };
  expect([
    await counted(articles),
    await counted(shops),
    await counted(resources),
    await counted(users),
    await counted(claims),
  ]).toEqual([100, 4, 12, 30, 96]);
  expect(reported.at(-1)).toBe(1);
  const { appointments } = await clientOf(server, SCALE_COMPANY).get(findAvailability, {
    query: { shopid: '1', serviceid: '1', start: '20260113', end: '20260113', checkEquipments: 0 },
  });
  const practitioners = appointments.data['20260113']?.['1']?.practitioners ?? [];
  expect(practitioners.map(({ events }) => events.length)).toEqual([4]);
});
