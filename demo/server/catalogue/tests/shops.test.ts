import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAvailability, holdSlot } from '#contract/booking/appointments.ts';
import { readArticle, removeArticle } from '#contract/catalogue/articles.ts';
import {
  addClosedDay,
  listClosedDays,
  listOpenDays,
  removeClosedDay,
  removeOpenDay,
} from '#contract/shop/days.ts';
import {
  changeGeogroupment,
  createGeogroupment,
  linkGroupShop,
  listGeogroupments,
  readGeogroupment,
  removeGeogroupment,
  unlinkGroupShop,
} from '#contract/shop/geogroupments.ts';
import {
  changeShop,
  createShop,
  linkShopArticle,
  listShopRecords,
  listShops,
  matchShop,
  readShop,
  removeShop,
  shopBySlug,
  shopsArtebeaute,
  unlinkShopArticle,
} from '#contract/shop/shops.ts';
import { appointments } from '../../database/schema/booking.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { groupBody, hours, shopBody } from './written-facts.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const ONE = 'shop-one';
const MASSAGE = 'service-1001';

describe('a shop', () => {
  test('a shop is written, found, changed and deleted', async () => {
    const made = await manager.get(createShop, { body: shopBody('geneve') });
    expect(made.weekHours['2']).toEqual({
      status: 'pause',
      hours: [
        { start: '09:00', end: '12:00' },
        { start: '13:00', end: '18:00' },
      ],
    });
    expect(made.weekHours['0']).toEqual({ status: 'other', hours: [] });
    expect((await visitor.get(listShops)).map(({ slug }) => slug)).toContain('geneve');
    const body = shopBody('carouge', { localisation: { coordonate: null } });
    expect(await manager.get(changeShop, { params: { id: made.id }, body })).toMatchObject({
      slug: 'carouge',
      localisation: { coordonate: null },
    });
    await manager.get(removeShop, { params: { id: made.id } });
    expect((await visitor.refusal(shopBySlug, { params: { slug: 'carouge' } })).type).toBe('not_found');
    expect((await visitor.refusal(readShop, { params: { id: made.id } })).type).toBe('not_found');
    expect((await manager.get(createShop, { body: shopBody('carouge') })).id).not.toBe(made.id);
  });

  test.each([
    ['timezone', { timezone: 'Mars/Base' }],
    ['timezone', { timezone: '+02:00' }],
    ['slug', { slug: 'magazine' }],
    ['weekHours.1', { weekHours: { 1: [{ start: '12:00', end: '09:00' }] } }],
    ['weekHours.1', { weekHours: { 1: [hours('09:00', '12:00'), hours('12:00', '18:00')] } }],
    ['weekHours.1', { weekHours: { 1: [hours('14:00', '18:00'), hours('09:00', '12:00')] } }],
  ])('a shop is refused for its %s', async (field, change) => {
    const refusal = await manager.refusal(createShop, { body: shopBody('geneve', change) });
    expect([refusal.type, refusal.field]).toEqual(['invalid', field]);
  });

  test('a shop takes no slug of another', async () => {
    expect((await manager.refusal(createShop, { body: shopBody('one') })).type).toBe('conflict');
    const body = shopBody('solo');
    expect((await manager.refusal(changeShop, { params: { id: ONE }, body })).type).toBe('conflict');
  });

  test('a shop offers an article at a price of its own, then at the article’s, then not at all', async () => {
    const params = { id: ONE, articleId: MASSAGE };
    const own = async () =>
      (await visitor.get(readArticle, { params: { id: MASSAGE } })).booker.pricesByShops;
    await manager.get(linkShopArticle, { params, query: { price: 85.5 } });
    expect(await own()).toContainEqual({ boutiqueId: '101', pvTtc: 85.5 });
    await manager.get(linkShopArticle, { params });
    expect(await own()).not.toContainEqual(expect.objectContaining({ boutiqueId: '101' }));
    await manager.get(unlinkShopArticle, { params });
    expect((await visitor.get(readShop, { params: { id: ONE } })).articles).not.toContain(MASSAGE);
    expect((await manager.refusal(linkShopArticle, { params, query: { price: 1.005 } })).field).toBe('price');
    const nobody = { id: ONE, articleId: 'nobody' };
    expect((await manager.refusal(linkShopArticle, { params: nobody })).type).toBe('not_found');
  });

  test('a shop is matched with the id that planning knows it by, which is no other’s', async () => {
    const match = (artebeauteId: string) => ({ body: { artebeauteId, webId: ONE } });
    expect(await manager.get(matchShop, match('ab-777'))).toEqual({
      artebeauteId: 'ab-777',
      webId: ONE,
      name: 'Salon one',
    });
    expect((await visitor.get(readShop, { params: { id: ONE } })).artebeauteId).toBe('ab-777');
    expect(await manager.refusal(matchShop, match('ab-102'))).toMatchObject({
      type: 'conflict',
      field: 'artebeauteId',
    });
    const page = await manager.get(shopsArtebeaute, { query: { itemPerPage: 2, page: 2 } });
    expect([page.total, page.data.length]).toEqual([4, 2]);
  });

  test('a shop that is deleted keeps its appointments', async () => {
    const { db } = server.database;
    await db.insert(appointments).values(appointmentAt(salon));
    await manager.get(removeShop, { params: { id: ONE } });
    const kept = await db.select().from(appointments).where(eq(appointments.companyId, salon));
    expect(kept).toHaveLength(1);
    expect((await manager.get(listShopRecords)).data.map(({ id }) => id)).not.toContain(ONE);
  });

  test('a shop of another company cannot be touched', async () => {
    const other = await clientAs(server, await server.addCompany(), 'manager');
    const { id } = await other.get(createShop, { body: shopBody('leur') });
    expect((await manager.refusal(changeShop, { params: { id }, body: shopBody('leur') })).type).toBe(
      'not_found',
    );
    expect((await manager.refusal(removeShop, { params: { id } })).type).toBe('not_found');
    const params = { id, articleId: MASSAGE };
    expect((await manager.refusal(linkShopArticle, { params })).type).toBe('not_found');
  });
});

describe('a group of shops', () => {
  test('a group of shops is written, filled, emptied and deleted; its shops stay', async () => {
    const group = await manager.get(createGeogroupment, { body: groupBody('Lac') });
    const params = { id: group.id, shopId: ONE };
    await manager.get(linkGroupShop, { params });
    const shopGroup = async () => (await visitor.get(readShop, { params: { id: ONE } })).geoGroupment;
    expect(await shopGroup()).toEqual(group);
    expect((await visitor.get(listShops)).find(({ id }) => id === ONE)?.geoGroupment?.description).toEqual({
      short: { fr: 'Court' },
      long: { fr: '<p>Long</p>' },
    });
    await manager.get(unlinkGroupShop, { params });
    expect(await shopGroup()).toBeNull();
    await manager.get(linkGroupShop, { params });
    const body = groupBody('Léman', { order: 2 });
    expect(await manager.get(changeGeogroupment, { params: { id: group.id }, body })).toMatchObject({
      id: group.id,
      name: 'Léman',
    });
    await manager.get(removeGeogroupment, { params: { id: group.id } });
    expect(await shopGroup()).toBeNull();
    expect((await visitor.refusal(readGeogroupment, { params: { id: group.id } })).type).toBe('not_found');
  });

  test('a group of shops is listed in its order, and is nobody’s of another company', async () => {
    const second = await manager.get(createGeogroupment, { body: groupBody('B', { order: 2 }) });
    await manager.get(createGeogroupment, { body: groupBody('A', { order: 1 }) });
    expect((await visitor.get(listGeogroupments)).map(({ name }) => name)).toEqual(['A', 'B']);
    const other = await clientAs(server, await server.addCompany(), 'manager');
    const params = { id: second.id };
    expect((await other.refusal(removeGeogroupment, { params })).type).toBe('not_found');
    const link = { id: second.id, shopId: ONE };
    expect((await other.refusal(linkGroupShop, { params: link })).type).toBe('not_found');
  });

  test('a group of shops cannot call itself the one of the others', async () => {
    const body = groupBody('Autre(s)', { type: 'other' });
    expect((await manager.refusal(createGeogroupment, { body })).field).toBe('type');
  });
});

describe('a closed day', () => {
  const day = { shopId: '101', date: '20260119', label: { fr: 'Travaux' } };

  test('a closed day closes the shop that day until it is taken back', async () => {
    const visit = {
      visitKey: 'closed-day',
      shopid: '101',
      start: '2026-01-19T10:00:00.000Z',
      lines: [{ serviceid: '1001' }],
    };
    const made = await manager.get(addClosedDay, { body: day });
    expect(made).toMatchObject({ shopId: ONE, date: '20260119', label: { fr: 'Travaux' } });
    expect((await visitor.refusal(holdSlot, { body: visit })).type).toBe('slot_closed');
    expect((await visitor.get(listClosedDays, { query: { shopId: ONE } })).map(({ id }) => id)).toEqual([
      made.id,
    ]);
    expect(await visitor.get(listOpenDays)).toEqual([]);
    expect((await manager.refusal(removeOpenDay, { params: { id: made.id } })).type).toBe('not_found');
    await manager.get(removeClosedDay, { params: { id: made.id } });
    expect(await visitor.get(listClosedDays)).toEqual([]);
    expect((await visitor.get(holdSlot, { body: visit })).shopid).toBe('101');
  });

  test.each([
    ['date', { date: '20260230' }],
    ['to', { from: '09:00' }],
    ['from', { to: '09:00' }],
    ['to', { from: '12:00', to: '12:00' }],
    ['shopId', { shopId: 'nowhere' }],
  ])('a closed day is refused for its %s', async (field, change) => {
    const refusal = await manager.refusal(addClosedDay, { body: { ...day, ...change } });
    expect([refusal.type, refusal.field]).toEqual(['invalid', field]);
  });
});

test('an article that is deleted is bookable nowhere', async () => {
  await manager.get(removeArticle, { params: { id: MASSAGE } });
  const query = { shopid: '101', serviceid: '1001', start: '20260119', end: '20260119', mode: 1 };
  const refusal = await visitor.refusal(findAvailability, { query });
  expect([refusal.type, refusal.field]).toEqual(['not_found', 'serviceid']);
});

function appointmentAt(companyId: string): typeof appointments.$inferInsert {
  const startsAt = new Date(Date.UTC(2026, 0, 13, 9));
  return {
    companyId,
    id: 'kept',
    reference: 'KEPT',
    holdId: 'hold',
    shopId: ONE,
    status: 'confirmed',
    paymentStatus: 'none',
    startsAt,
    endsAt: startsAt,
    total: 8000,
    customMessage: '',
    firstname: 'Camille',
    lastname: 'Ferrand',
    email: 'camille@example.com',
    phone: '',
    locale: 'fr',
    manageKeyHash: 'x',
    createdAt: startsAt,
  };
}
