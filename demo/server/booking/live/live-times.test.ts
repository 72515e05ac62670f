import { Errors } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { LIVE_EVENTS } from '#contract/booking/live/live-times-wire.ts';
import { changeResource, listResources } from '#contract/shop/resources.ts';
import { clientAs } from '../../testing/people.ts';
import { HOLD_TIME } from '../hold.ts';
import { later, salon, server } from '../../testing/open-salons.ts';
import { send } from '../../testing/test-server.ts';
import { book, holdVisit, TEST_SHOPS, TUESDAY_1000, TUESDAY_1100 } from '../../testing/visits.ts';
import { findLiveShops } from './read-days.ts';
import { follow, leave, openLiveSalons, taken, WITHIN } from './testing/follow.ts';

openLiveSalons();

/** Follows a shop from after all that the database had announced before: that of a new company may still be under way. */
async function followFromNow(shop: string = TEST_SHOPS.solo) {
  const reader = await follow(salon, shop);
  await holdVisit(server, salon, { shopid: shop });
  await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000]);
  const heard = reader.events().length;
  return { reader, since: () => reader.events().slice(heard) };
}

describe('whoever follows a shop', () => {
  test('whoever follows a shop hears within two seconds what is held, given back, booked and cancelled', async () => {
    const reader = await follow();
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const held = await holdVisit(server, salon);
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000]);
    await send(server, salon, {
      method: 'DELETE',
      url: `/api/appointments?holdId=${held.hold.holdId}&visitKey=${held.visitKey}`,
    });
    await expect.poll(() => taken(reader), WITHIN).toEqual([]);
    const again = await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1100]);
    const { id, manageKey } = await book(server, salon, again);
    const cancelled = await send(server, salon, {
      method: 'DELETE',
      url: `/api/appointments?id=${id}&key=${manageKey}`,
    });
    expect(cancelled.status).toBe(200);
    await expect.poll(() => taken(reader), WITHIN).toEqual([]);
  });

  test('a visit that takes another time frees the first in the same event or before', async () => {
    const reader = await follow();
    const { visitKey } = await holdVisit(server, salon);
    await holdVisit(server, salon, { visitKey, start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1100]);
  });

  test('a hold that runs out is heard, whether it was made before or after somebody followed', async () => {
    await holdVisit(server, salon);
    const reader = await follow();
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000, TUESDAY_1100]);
    later(HOLD_TIME + 1);
    await expect.poll(() => taken(reader), WITHIN).toEqual([]);
    leave();
    await holdVisit(server, salon);
    const late = await follow();
    // What changes after is told after the holds are known, which are read first.
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(late), WITHIN).toContain(TUESDAY_1100);
    later(HOLD_TIME + 1);
    await expect.poll(() => taken(late), WITHIN).toEqual([]);
  });

  test('holds that ran out far apart are freed day by day, and nobody has to read anew', async () => {
    const starts = ['2026-01-13T10:00:00+01:00', '2026-01-27T10:00:00+01:00'];
    for (const start of starts) await holdVisit(server, salon, { start });
    const reader = await follow();
    later(HOLD_TIME + 1);
    // Whoever holds next takes away what has run out.
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1100]);
    await expect.poll(() => taken(reader, '20260127'), WITHIN).toEqual([]);
    expect(reader.events().map(({ event }) => event)).not.toContain('resync');
  });

  test('ids grow, and what is told holds no key and nothing of a person', async () => {
    const reader = await follow();
    const held = await holdVisit(server, salon);
    await book(server, salon, held);
    await expect.poll(() => reader.events().length, WITHIN).toBeGreaterThan(1);
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000, TUESDAY_1100]);
    const ids = reader.events().flatMap(({ event, id }) => (event === 'day' ? [id] : []));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    for (const word of [
      held.visitKey,
      held.hold.holdId,
      'Martin',
      'Zoé',
      'zoe@',
      '612345678',
      'displayname',
    ]) {
      expect(reader.text()).not.toContain(word);
    }
  });

  test('every event is what the contract says', async () => {
    const reader = await follow();
    await holdVisit(server, salon);
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000]);
    await change("update shops set bookable = not bookable where external_id = 'SHOP'");
    await expect.poll(() => reader.events().map(({ event }) => event), WITHIN).toContain('resync');
    for (const { event, data } of reader.events()) {
      expect(Errors(LIVE_EVENTS[event as keyof typeof LIVE_EVENTS], data), event).toEqual([]);
    }
  });

  const OF_SHOP =
    "shop_id = (select id from shops s where s.company_id = 'SALON' and s.external_id = 'SHOP')";
  const OFFERED = `id in (select article_id from shop_articles where company_id = 'SALON' and ${OF_SHOP})`;

  test.each([
    ['opening hours', `update shops set week = '{}' where external_id = 'SHOP'`],
    ['working hours', `update resources set week = '{}' where ${OF_SHOP}`],
    ['a special day', `delete from special_days where ${OF_SHOP}`],
    [
      'who performs what',
      `delete from resource_articles where resource_id in (select id from resources where ${OF_SHOP})`,
    ],
    ['a service that is published no more', `update articles set draft = true where ${OFFERED}`],
    ['the equipment of a service', `update articles set equipment_kind = 'sauna' where ${OFFERED}`],
  ])(
    'a change of %s is no range: whoever follows the shop is asked to read all of it again',
    async (what, statement) => {
      if (what === 'a special day') {
        await change(
          `insert into special_days (company_id, id, shop_id, kind, date, label) select company_id, 'extra', id, 'closed', '20260113', '{}' from shops where external_id = 'SHOP'`,
        );
      }
      const [reader, elsewhere] = [await follow(), await followFromNow(TEST_SHOPS.one)];
      await change(statement);
      await expect
        .poll(() => reader.events().at(-1), WITHIN)
        .toMatchObject({ event: 'resync', data: { shopids: [TEST_SHOPS.solo], why: 'hours' } });
      if (!what.includes('service')) expect(elsewhere.since()).toEqual([]);
    },
  );

  test('pictures, texts and prices decide no hours: nobody is sent to read for them', async () => {
    const { reader, since } = await followFromNow();
    for (const statement of [
      `update shops set phone = '0', images = '[]', week = week where external_id = 'SHOP'`,
      `update resources set picture = null, craft = '{"fr":"Coloriste"}', name = 'X' where ${OF_SHOP}`,
      `update articles set price = price + 1, draft = draft where ${OFFERED}`,
      `update shop_articles set price = 100 where ${OF_SHOP}`,
    ]) {
      await change(statement);
    }
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000, TUESDAY_1100]);
    expect(since().map(({ event }) => event)).toEqual(['day']);
  });
});

test('whoever writes a portrait and a craft in the back office sends nobody to read', async () => {
  const manager = await clientAs(server, salon, 'manager');
  const { data } = await manager.get(listResources, { query: { itemPerPage: 100 } });
  const [shopId] = await shopIdOfSolo();
  const own = data.find((resource) => resource.shopId === shopId && resource.services.length > 0);
  if (own === undefined) throw new Error('Nobody works there.');
  const { reader, since } = await followFromNow();
  const { id, ...body } = own;
  await manager.get(changeResource, { params: { id }, body: { ...body, craft: { fr: 'Coloriste' } } });
  await holdVisit(server, salon, { start: TUESDAY_1100 });
  await expect.poll(() => taken(reader), WITHIN).toEqual([TUESDAY_1000, TUESDAY_1100]);
  expect(since().map(({ event }) => event)).toEqual(['day']);
});

const shopIdOfSolo = async () =>
  (await findLiveShops(server.database.db, salon, [TEST_SHOPS.solo])).map(({ id }) => id);

/** Runs a statement of one table of this company, whose names stand for the test's. */
async function change(statement: string): Promise<void> {
  const own = statement.replaceAll('SALON', salon).replaceAll('SHOP', TEST_SHOPS.solo);
  await server.database.db.execute(`${own} and company_id = '${salon}'`);
}
