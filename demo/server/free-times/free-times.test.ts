import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import type { Position } from '#domain/shops/distance.ts';
import { resources } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { countQueries } from '../testing/databases/count-queries.ts';
import { send } from '../testing/test-server.ts';
import { search, searchReply } from '../testing/calls/searches.ts';
import { askHold, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../testing/visits.ts';

openSalons();

const { one, solo, shut, west } = TEST_SHOPS;
const { massage, facial, closed, addition, timed } = TEST_SERVICES;

const timesIn = ({ shops }: FreeTimesWire, shop: string) =>
  shops.find(({ shopid }) => shopid === shop)?.times ?? [];

/** Every start of a Tuesday that the booking itself takes for one of the services, a quarter of an hour at a time. */
async function heldOn(date: string, shopid: string, services: readonly string[]): Promise<string[]> {
  const starts: string[] = [];
  for (let step = 0; step < 24 * 4; step += 1) {
    const start = new Date(Date.parse(`${date}T00:00:00.000Z`) + step * 15 * 60_000).toISOString();
    for (const serviceid of services) {
      const reply = await askHold(server, salon, {
        shopid,
        start,
        lines: [{ serviceid }],
        visitKey: 'looking',
      });
      if (reply.status === 200) {
        starts.push(start);
        break;
      }
    }
  }
  // What was looked at is given back.
  await send(server, salon, { method: 'DELETE', url: '/api/appointments/check/looking' });
  return starts;
}

describe('the search of free times', () => {
  test.each([
    { shop: solo, services: [massage], taken: [9.5, 11] },
    { shop: solo, services: [massage, facial], taken: [8, 10] },
    { shop: one, services: [facial, massage], taken: [9, 14] },
    { shop: west, services: [massage], taken: [] },
  ])('the search of $services in the shop $shop answers the first starts that can be held', async (asked) => {
    const { shop, services } = asked;
    for (const hour of asked.taken) {
      const start = new Date(Date.parse('2026-01-13T00:00:00.000Z') + hour * 3_600_000).toISOString();
      await askHold(server, salon, { shopid: shop, start, lines: [{ serviceid: massage }] });
    }
    const query = { anyof: services.join(), shopids: shop, from: '20260113', to: '20260113' };
    const times = timesIn(await search(query), shop);
    for (const service of services) {
      const starts = times.filter(({ serviceid }) => serviceid === service).map(({ start }) => start);
      const held = await heldOn('2026-01-13', shop, [service]);
      expect(starts).toEqual(held.slice(0, 4));
    }
    expect(times).toEqual(times.toSorted((a, b) => a.start.localeCompare(b.start)));
    for (const { start, serviceid } of times) {
      const reply = await askHold(server, salon, {
        shopid: shop,
        start,
        lines: [{ serviceid }],
        visitKey: 'one',
      });
      expect(reply.status).toBe(200);
    }
  });

  test('a search for so many minutes finds what can be booked for so long, at the price of that', async () => {
    const query = { shopids: solo, anyof: [massage, timed].join(), from: '20260113', to: '20260113' };
    const times = timesIn(await search({ ...query, duration: '90' }), solo);
    expect(times).toHaveLength(4);
    for (const { start, serviceid, duration, price } of times) {
      expect([serviceid, duration, price]).toEqual([timed, 90, 130]);
      const lines = [{ serviceid, duration }];
      const reply = await askHold(server, salon, { shopid: solo, start, lines, visitKey: 'one' });
      expect(reply.status).toBe(200);
    }
    expect(timesIn(await search({ ...query, duration: '7' }), solo)).toEqual([]);
  });

  test('the search of free times gives each start its price, which is what a hold of it costs', async () => {
    for (const shop of (await search({ from: '20260116', to: '20260117' })).shops) {
      for (const { start, serviceid, price } of shop.times) {
        const { hold } = await holdVisit(server, salon, {
          shopid: shop.shopid,
          start,
          lines: [{ serviceid }],
          visitKey: 'price',
        });
        expect(hold.total).toBe(price);
      }
    }
  });

  test('a shop that has nothing on the wished day stays behind those that have something, without a time', async () => {
    const all = { anyof: massage, from: '20260113', to: '20260113' };
    const before = (await search(all)).shops.map(({ shopid }) => shopid);
    const { db } = server.database;
    const [shop] = await db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.companyId, salon), eq(shops.externalId, solo)));
    await db
      .update(resources)
      .set({ week: {} })
      .where(and(eq(resources.companyId, salon), eq(resources.shopId, shop!.id)));
    const after = await search(all);
    expect(after.shops.map(({ shopid }) => shopid).toSorted()).toEqual(before.toSorted());
    expect(after.shops.at(-1)).toEqual({ shopid: solo, times: [] });
  });

  test('a search that names no service is for the first of the catalogue that a shop offers', async () => {
    const named = (found: FreeTimesWire) => new Set(timesIn(found, solo).map(({ serviceid }) => serviceid));
    // There are shorter ones.
    expect([...named(await search({ shopids: solo }))]).toEqual([massage]);
    await server.database.db.execute(
      `update articles set active = false where company_id = '${salon}' and external_id = '${massage}'`,
    );
    expect([...named(await search({ shopids: solo }))]).toEqual([facial]);
    await server.database.db.execute(
      `update categories set position = 9 where company_id = '${salon}' and slug = 'care'`,
    );
    await server.database.db.execute(
      `update article_categories set category_id = (select id from categories where company_id = '${salon}' and slug = 'empty') where company_id = '${salon}' and article_id = (select id from articles where company_id = '${salon}' and external_id = '${timed}')`,
    );
    expect([...named(await search({ shopids: solo }))]).toEqual([timed]);
  });

  test('a service whose price is by time is searched for as long as it is booked for', async () => {
    await server.database.db.execute(
      `update articles set duration = 45 where company_id = '${salon}' and external_id = '${timed}'`,
    );
    const [found] = timesIn(await search({ shopids: solo, anyof: timed }), solo);
    expect(found).toMatchObject({ duration: 30, price: 50 });
  });

  test('a service that is free later is answered beside one that is free at once', async () => {
    const { db } = server.database;
    const week = { 2: [['09:00', '10:00']], 4: [['09:00', '19:00']] } as const;
    await db.update(shops).set({ week }).where(eq(shops.companyId, salon));
    await db.update(resources).set({ week: null }).where(eq(resources.companyId, salon));
    await db.execute(
      `update articles set duration = 30 where company_id = '${salon}' and external_id = '${massage}'`,
    );
    await db.execute(
      `update articles set duration = 240 where company_id = '${salon}' and external_id = '${facial}'`,
    );
    const found = await search({ shopids: solo, anyof: [massage, facial].join(), from: '20260113' });
    const days = (service: string) => [
      ...new Set(
        timesIn(found, solo).flatMap(({ serviceid, start }) =>
          serviceid === service ? [start.slice(0, 10)] : [],
        ),
      ),
    ];
    expect(days(massage)[0]).toBe('2026-01-13');
    expect(days(facial)).toEqual(['2026-01-15']);
  });

  /** Where the shops are; nobody knows it of the others. */
  async function placeShops(at: Readonly<Record<string, Position>>): Promise<void> {
    const { db } = server.database;
    await db.update(shops).set({ latitude: null, longitude: null }).where(eq(shops.companyId, salon));
    for (const [shop, position] of Object.entries(at))
      await db
        .update(shops)
        .set(position)
        .where(and(eq(shops.companyId, salon), eq(shops.externalId, shop)));
  }

  test('the search of free times is by distance around a point, and leaves out what is farther', async () => {
    const point = { latitude: '48.86', longitude: '2.33' };
    // 73 km to the east, 22 km to the north, and there.
    await placeShops({
      [one]: { latitude: 48.86, longitude: 3.33 },
      [solo]: { latitude: 49.06, longitude: 2.33 },
      [west]: { latitude: 48.86, longitude: 2.33 },
    });
    const found = async (radius: string) =>
      (await search({ ...point, anyof: massage, radius })).shops.map(({ shopid }) => shopid);
    expect(await found('80')).toEqual([west, solo, one]);
    expect(await found('70')).toEqual([west, solo]);
    expect(await found('23')).toEqual([west, solo]);
    expect(await found('21')).toEqual([west]);
  });

  test('the search of free times without a point begins with the earliest start', async () => {
    const { shops } = await search();
    const firsts = shops.map(({ times }) => times[0]?.start ?? '');
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts).toEqual(firsts.toSorted());
    expect(shops.map(({ shopid }) => shopid)).not.toContain(shut);
  });

  test('the search of free times leaves out what nobody has, and what cannot be booked by itself', async () => {
    const nothing = { next: null, shops: [] };
    expect(await search({ anyof: 'unknown' })).toEqual(nothing);
    expect(await search({ categoryid: 'unknown' })).toEqual(nothing);
    expect(await search({ shopids: `unknown,${shut}` })).toEqual(nothing);
    expect(await search({ anyof: [closed, addition].join() })).toEqual(nothing);
    const other = await server.addCompany();
    await server.database.db.execute(
      `update shops set external_id = 'theirs' where company_id = (select id from companies where token = '${other}') and external_id = '${solo}'`,
    );
    expect(await search({ shopids: 'theirs' })).toEqual(nothing);
  });

  test.each([
    [{ from: '20260230' }, 'from'],
    [{ from: '2026-01-13' }, 'from'],
    [{ to: 'x' }, 'to'],
    [{ from: '20260113', to: '20260112' }, 'to'],
    [{ from: '20260113', to: '20260127' }, 'to'],
    [{ parts: 'morning,night' }, 'parts'],
    [{ near: 'night' }, 'near'],
    [{ latitude: '48' }, 'longitude'],
    [{ longitude: '2' }, 'latitude'],
    [{ latitude: '91', longitude: '2' }, 'latitude'],
    [{ latitude: '48', longitude: '2', radius: '0' }, 'radius'],
    [{ skip: '-1' }, 'skip'],
    [{ anyof: 'x'.repeat(4000) }, 'anyof'],
  ])('the search of free times refuses %j by its field', async (query, field) => {
    const reply = await searchReply(query as Record<string, string>);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ field });
  });

  test('the search of free times asks the database as often for all shops as for one', async () => {
    const queries = countQueries(server);
    const askedFor = async (query: Record<string, string>) => {
      queries.since();
      await search(query);
      return queries.since();
    };
    const single = await askedFor({ shopids: solo, anyof: massage });
    expect(await askedFor({ anyof: massage })).toBeLessThanOrEqual(single + 2);
    expect(single).toBeLessThanOrEqual(10);
  });
});
