import { describe, expect, test } from 'vitest';
import { salon, server } from '../../testing/open-salons.ts';
import { openLive, portOf } from '../../testing/processes/live-stream.ts';
import { send, startTestServer } from '../../testing/test-server.ts';
import { holdVisit, TEST_SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';
import { MOST_OF_ADDRESS } from './live-times.ts';
import { follow, openLiveSalons, taken, WITHIN } from './testing/follow.ts';

openLiveSalons();

describe('who follows a shop', () => {
  test('of another company nothing is heard, and another shop of the same neither', async () => {
    const other = await server.addCompany();
    const [theirs, elsewhere, own] = [
      await follow(other),
      await follow(salon, TEST_SHOPS.one),
      await follow(),
    ];
    await holdVisit(server, salon);
    await expect.poll(() => taken(own), WITHIN).toEqual([TUESDAY_1000]);
    // Announcements come in their order: once theirs is there, the one before would be.
    for (const company of [other, salon]) {
      await server.database.db.execute(
        `update shops set bookable = not bookable where company_id = '${company}' and external_id in ('${TEST_SHOPS.solo}', '${TEST_SHOPS.one}')`,
      );
    }
    for (const reader of [theirs, elsewhere]) {
      await expect.poll(() => reader.events().map(({ event }) => event), WITHIN).toEqual(['open', 'resync']);
    }
  });

  test.each([
    ['', 400],
    ['999', 404],
    ['1,2,3,4,5,6,7', 422],
  ])('shops named "%s" are refused with %i', async (shopids, status) => {
    expect((await send(server, salon, { url: `/api/appointments/changes?shopids=${shopids}` })).status).toBe(
      status,
    );
  });

  test('a shop that is no more takes nothing from the others of the same browser', async () => {
    const reader = await follow(salon, `${TEST_SHOPS.solo},999`);
    expect(reader.events()[0]).toMatchObject({ event: 'open', data: { shopids: [TEST_SHOPS.solo] } });
    await holdVisit(server, salon);
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000]);
  });

  test('without a company, or of one that is unknown, nothing is told', async () => {
    const url = `/api/appointments/changes?shopids=${TEST_SHOPS.solo}`;
    expect((await send(server, null, { url })).status).toBe(400);
    expect((await send(server, 'nobody', { url })).status).toBe(404);
  });
});

test('an address has so many connections to a company, and others their own', async () => {
  const strict = await startTestServer({ trustProxy: 'loopback' });
  const company = await strict.addCompany();
  const strictPort = await portOf(strict);
  const from = (address: string) =>
    openLive(strictPort, company, TEST_SHOPS.solo, { 'x-forwarded-for': address });
  const opened = await Promise.all(Array.from({ length: MOST_OF_ADDRESS }, () => from('192.0.2.1')));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  const refused = await from('192.0.2.1');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  const other = await from('192.0.2.2');
  expect(other.status).toBe(200);
  // Whoever is still there when the server stops is not waited for.
  const begun = performance.now();
  await strict.close();
  expect(performance.now() - begun).toBeLessThan(4000);
  await Promise.all([...opened, other].map(({ ended }) => ended));
});

test('of a shop that was removed, or of a company that takes no appointments or is closed, nothing is told', async () => {
  const url = `/api/appointments/changes?shopids=${TEST_SHOPS.solo}`;
  await server.database.db.execute(
    `update shops set removed = true where company_id = '${salon}' and external_id = '${TEST_SHOPS.solo}'`,
  );
  expect((await send(server, salon, { url })).status).toBe(404);
  const silent = await server.addCompany({ appointments: false });
  expect((await send(server, silent, { url })).status).toBe(403);
  const closed = await server.addCompany({ maintenance: true });
  expect((await send(server, closed, { url })).status).toBe(503);
});
