import { describe, expect, test } from 'vitest';
import type { EarliestWire } from '#contract/booking/earliest.schemas.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { countQueries } from '../testing/databases/count-queries.ts';
import { send } from '../testing/test-server.ts';
import { askHold, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../testing/visits.ts';

openSalons();

async function earliest(query: Readonly<Record<string, string>>, company = salon) {
  const reply = await send(server, company, { url: `/api/earliest?${new URLSearchParams(query)}` });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as EarliestWire[];
}

const { one, solo, shut, west } = TEST_SHOPS;

/** The first start of a visit that the booking itself takes, from Monday on, a quarter of an hour at a time. */
async function firstHeld(shopid: string, ...serviceids: readonly string[]): Promise<string | null> {
  const lines = serviceids.map((serviceid) => ({ serviceid }));
  const from = Date.parse('2026-01-12T07:00:00.000Z');
  for (let step = 0; step < 4 * 24 * 4; step += 1) {
    const start = new Date(from + step * 15 * 60_000).toISOString();
    if ((await askHold(server, salon, { shopid, start, lines })).status === 200) return start;
  }
  return null;
}

describe('the earliest free time', () => {
  test.each([one, solo, west])(
    'the earliest free time of the shop %s is the first that can be held',
    async (shopid) => {
      const [found] = await earliest({ shopids: shopid, serviceid: TEST_SERVICES.massage });
      expect(found).toMatchObject({ shopid, serviceid: TEST_SERVICES.massage });
      expect(found?.start).toBe(await firstHeld(shopid, TEST_SERVICES.massage));
    },
  );

  test.each([
    { shop: one, visit: ['massage', 'facial'] },
    { shop: one, visit: ['facial', 'massage', 'addition'] },
    { shop: west, visit: ['massage', 'massage'] },
  ] as const)('the earliest free time of the visit $visit is the first that can be held', async (asked) => {
    const serviceids = asked.visit.map((name) => TEST_SERVICES[name]);
    const [found] = await earliest({ shopids: asked.shop, serviceids: serviceids.join() });
    expect(found?.start).toBe(await firstHeld(asked.shop, ...serviceids));
    expect(found).toMatchObject(found?.start ? { serviceids } : { serviceids: [] });
  });

  test('a visit of additions alone, or with a service that a shop lacks, has no earliest time', async () => {
    const { addition, massage } = TEST_SERVICES;
    expect(await earliest({ shopids: solo, serviceids: addition })).toMatchObject([{ start: null }]);
    expect(await earliest({ shopids: solo, serviceids: `${massage},unknown` })).toMatchObject([
      { start: null, serviceid: '' },
    ]);
  });

  test('a visit of more services than a cart holds is refused', async () => {
    const query = new URLSearchParams({
      shopids: solo,
      serviceids: Array.from({ length: 51 }, () => '1').join(),
    });
    const reply = await send(server, salon, { url: `/api/earliest?${query}` });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ field: 'serviceids' });
  });

  test('the earliest free time is another one as soon as it is held', async () => {
    const [before] = await earliest({ shopids: solo, serviceid: TEST_SERVICES.massage });
    await holdVisit(server, salon, { start: before?.start ?? '' });
    const [after] = await earliest({ shopids: solo, serviceid: TEST_SERVICES.massage });
    expect(Date.parse(after?.start ?? '')).toBeGreaterThan(Date.parse(before?.start ?? ''));
  });

  test('the earliest free time without a service is that of the first of the catalogue that can be booked there', async () => {
    const [found] = await earliest({ shopids: solo });
    // There are shorter ones.
    expect(found?.serviceid).toBe(TEST_SERVICES.massage);
    expect(await earliest({ shopids: solo, serviceid: found?.serviceid ?? '' })).toEqual([found]);
  });

  test('the earliest free time comes in the order asked for, each shop once, those of others left out', async () => {
    const found = await earliest({ shopids: `${west},${solo},unknown,${west}` });
    expect(found.map(({ shopid }) => shopid)).toEqual([west, solo]);
    const other = await server.addCompany();
    await server.database.db.execute(
      `update shops set external_id = 'theirs' where company_id = (select id from companies where token = '${other}') and external_id = '${solo}'`,
    );
    expect(await earliest({ shopids: 'theirs' })).toEqual([]);
  });

  test('the earliest free time is none where nothing can be booked online', async () => {
    expect(await earliest({ shopids: shut })).toEqual([
      { shopid: shut, serviceid: '', serviceids: [], start: null },
    ]);
    expect(await earliest({ shopids: solo, serviceid: TEST_SERVICES.closed })).toMatchObject([
      { start: null },
    ]);
  });

  test.each([{}, { shopids: ' , ' }, { shopids: Array.from({ length: 13 }, (_, i) => i).join() }])(
    'the earliest free time is refused to %j',
    async (query) => {
      const reply = await send(server, salon, { url: `/api/earliest?${new URLSearchParams(query)}` });
      expect([400, 422]).toContain(reply.status);
      expect(reply.body).toMatchObject({ field: 'shopids' });
    },
  );

  test('the earliest free time asks the database as often for four shops as for one', async () => {
    const queries = countQueries(server);
    const askedFor = async (shopids: string) => {
      queries.since();
      await earliest({ shopids });
      return queries.since();
    };
    const single = await askedFor(solo);
    expect(await askedFor([one, solo, shut, west].join())).toBe(single);
    expect(single).toBeLessThanOrEqual(8);
  });
});
