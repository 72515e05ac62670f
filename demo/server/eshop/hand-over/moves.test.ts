import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { listEshopOrders, readEshopOrder, updateEshopOrder } from '#contract/orders/eshop-orders.ts';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { staffMembers } from '../../database/schema/people/people.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { CUSTOMER } from '../../testing/visits.ts';
import {
  ADDRESS,
  asItIs,
  change,
  mailCount,
  ordered,
  refusedChange,
  type Change,
} from './testing/ordered.ts';

openSalons(addPayingCompany);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const fromNow = (milliseconds: number) => new Date(server.clock.now() + milliseconds).toISOString();
const windowOf = (from: number, to: number) => ({ from: fromNow(from), to: fromNow(to) });
const TRACKING = 'https://carrier.example/track?parcel=1';

describe('the orders of a company', () => {
  const list = async (query: object = {}) =>
    (await clientAs(server, salon, 'staff')).get(listEshopOrders, { query });
  const idsOf = async (query: object = {}) => (await list(query)).data.map(({ id }) => id);

  test('the shop sees what to hand out, at which shop, what it cost and to whom', async () => {
    const { id, number } = await ordered();
    await visitor.get(withdrawOrder, { body: { number, name: 'Zoé Martin', email: CUSTOMER.email } });
    const order = await asItIs(id);
    expect(order).toMatchObject({
      ...CUSTOMER,
      id,
      number,
      mode: 'collect',
      status: 'paid',
      shop: { id: '101', name: 'Salon one' },
      lines: [{ name: { fr: 'Huile' }, qty: 2, unitPrice: 20, price: 40 }],
      total: 40,
      withdrawnAt: fromNow(0),
    });
    expect(await list()).toMatchObject({ data: [order], total: 1, page: 1, itemPerPage: 20 });
  });

  test('the newest comes first, a page at a time, and those of one status or one shop alone', async () => {
    const ids: string[] = [];
    for (const status of ['paid', 'preparing', 'ready'] as const) {
      const { id } = await ordered();
      if (status !== 'paid') await change(id, { status });
      ids.unshift(id);
      later(HOUR);
    }
    expect(await idsOf()).toEqual(ids);
    expect(await idsOf({ page: 2, itemPerPage: 2 })).toEqual(ids.slice(2));
    expect((await list({ page: 2, itemPerPage: 2 })).total).toBe(3);
    expect(await idsOf({ status: 'preparing' })).toEqual([ids[1]]);
    expect((await list({ status: 'preparing' })).total).toBe(1);
    for (const shopId of ['101', 'shop-one']) expect(await idsOf({ shopId })).toEqual(ids);
    for (const shopId of ['102', 'nowhere']) expect(await list({ shopId })).toMatchObject({ total: 0 });
  });

  test('who works in some shops sees and moves the orders of those alone', async () => {
    const { id } = await ordered();
    const workIn = (shopIds: string[]) =>
      server.database.db
        .update(staffMembers)
        .set({ shopIds })
        .where(and(eq(staffMembers.companyId, salon), eq(staffMembers.role, 'staff')));
    await workIn(['shop-solo']);
    const staff = await clientAs(server, salon, 'staff');
    expect(await staff.get(listEshopOrders)).toMatchObject({ data: [], total: 0 });
    expect(await staff.refusal(readEshopOrder, { params: { id } })).toMatchObject({ code: 404 });
    expect(await refusedChange(id, { status: 'ready' })).toMatchObject({ code: 404 });
    await workIn(['shop-solo', 'shop-one']);
    expect(await asItIs(id)).toMatchObject({ status: 'paid' });
    expect(await change(id, { status: 'ready' })).toMatchObject({ status: 'ready' });
  });

  test('an order of another company is not there', async () => {
    const { id } = await ordered();
    const elsewhere = await addPayingCompany(server);
    const stranger = await clientAs(server, elsewhere, 'admin');
    const body = { status: 'ready' as const };
    expect(await stranger.get(listEshopOrders)).toMatchObject({ total: 0 });
    expect(await stranger.refusal(readEshopOrder, { params: { id } })).toMatchObject({ code: 404 });
    expect(await stranger.refusal(updateEshopOrder, { params: { id }, body })).toMatchObject({ code: 404 });
    expect(await asItIs(id)).toMatchObject({ status: 'paid' });
  });
});

describe('a move', () => {
  const place = async (
    status: 'paid' | 'preparing' | 'ready' | 'shipped' | 'cancelled',
    mode: 'collect' | 'delivery',
  ) => {
    const { id } = await ordered({ mode });
    await server.database.db.update(eshopOrders).set({ status }).where(eq(eshopOrders.id, id));
    return id;
  };

  test.each([
    ['collect', ['preparing', 'ready', 'collected']],
    ['delivery', ['preparing', 'shipped', 'delivered']],
  ] as const)(
    'an order to %s goes its way, and may be withdrawn from for fourteen days from its hand-over',
    async (mode, way) => {
      const { id } = await ordered({ mode });
      for (const status of way) {
        later(DAY);
        expect(await change(id, { status })).toMatchObject({ status });
      }
      expect(await change(id, { status: way[2] })).toMatchObject({ withdrawUntil: fromNow(14 * DAY) });
    },
  );

  test('handed over once, asking for it again gives no more time to withdraw', async () => {
    const id = await place('ready', 'collect');
    const { withdrawUntil } = await change(id, { status: 'collected' });
    later(DAY);
    expect(await change(id, { status: 'collected' })).toMatchObject({ withdrawUntil });
  });

  test.each([
    ['collect', 'paid', 'shipped'],
    ['collect', 'paid', 'collected'],
    ['collect', 'ready', 'preparing'],
    ['collect', 'ready', 'delivered'],
    ['delivery', 'preparing', 'ready'],
    ['delivery', 'paid', 'delivered'],
    ['collect', 'cancelled', 'ready'],
    // Money goes back with these, by calls of their own.
    ['collect', 'paid', 'cancelled'],
    ['delivery', 'shipped', 'refunded'],
    ['collect', 'ready', 'paid'],
  ] as const)('an order to %s that is %s does not become %s', async (mode, from, status) => {
    const id = await place(from, mode);
    const [before, mails] = [await asItIs(id), await mailCount()];
    expect(await refusedChange(id, { status })).toMatchObject({
      code: 409,
      type: 'move_refused',
      field: 'status',
    });
    expect(await asItIs(id)).toEqual(before);
    expect(await mailCount()).toBe(mails);
  });

  test('a refused move changes nothing else either', async () => {
    const id = await place('paid', 'collect');
    await refusedChange(id, { status: 'collected', pickupWindow: windowOf(HOUR, 2 * HOUR) });
    expect(await asItIs(id)).toMatchObject({ status: 'paid', pickupWindow: null });
  });

  test('an order that the shop cancels is given back, and not handed out any more', async () => {
    const { id } = await ordered();
    await change(id, { status: 'ready' });
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(changeOrderStatus, { body: { m_ideorder: id, m_status: 'cancelled_by_shop' } });
    expect(await asItIs(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await refusedChange(id, { status: 'collected' })).toMatchObject({ type: 'move_refused' });
  });

  test('two who move it at once leave it in one state, told once', async () => {
    const { id } = await ordered();
    const before = await mailCount();
    const staff = await clientAs(server, salon, 'staff');
    const ask = (status: 'preparing' | 'ready') =>
      staff.get(updateEshopOrder, { params: { id }, body: { status } }).then(
        () => true,
        () => false,
      );
    const done = await Promise.all([ask('ready'), ask('preparing'), ask('ready')]);
    expect([done[0], done[2]]).toEqual([true, true]);
    expect(await asItIs(id)).toMatchObject({ status: 'ready' });
    expect(await mailCount()).toBe(before + 1);
  });

  test('a field that there is none of is refused, and a change of nothing changes nothing', async () => {
    const id = await place('paid', 'collect');
    expect(await refusedChange(id, { pickup: 'today' } as Change)).toMatchObject({ code: 422 });
    expect(await change(id, {})).toEqual(await asItIs(id));
  });
});

describe('what is told of a hand-over', () => {
  test('a shop says when an order may be collected, and takes it back', async () => {
    const { id } = await ordered();
    const pickupWindow = windowOf(HOUR, 3 * HOUR);
    expect(await change(id, { pickupWindow })).toMatchObject({ status: 'paid', pickupWindow });
    expect(await change(id, { pickupWindow: null })).toMatchObject({ pickupWindow: null });
  });

  test.each([
    ['is over', -2 * HOUR, -HOUR],
    ['ends before it begins', 2 * HOUR, HOUR],
    ['has no length', HOUR, HOUR],
    ['is in another year', 500 * DAY, 501 * DAY],
  ])('a time to collect that %s is refused', async (_, from, to) => {
    const { id } = await ordered();
    expect(await refusedChange(id, { pickupWindow: windowOf(from, to) })).toMatchObject({
      code: 422,
      field: 'pickupWindow.to',
    });
  });

  test.each(['0000-01-01T00:00Z', '2026-02-31T99:00Z', '9999-12-31T00:00Z'])(
    'a time to collect from %s is refused, and breaks nothing',
    async (from) => {
      const { id } = await ordered();
      const problem = await refusedChange(id, { pickupWindow: { from, to: fromNow(HOUR) } });
      expect(problem).toMatchObject({ code: 422 });
    },
  );

  test('a shop says where what it sent can be followed', async () => {
    const { id } = await ordered({ mode: 'delivery' });
    const sent = await change(id, { status: 'shipped', trackingUrl: ` ${TRACKING} ` });
    expect(sent).toMatchObject({ status: 'shipped', trackingUrl: TRACKING, address: ADDRESS });
    expect(await change(id, { trackingUrl: null })).toMatchObject({ trackingUrl: null });
  });

  test.each([
    'http://carrier.example/1',
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:carrier@example.com',
    'https://carrier.example@elsewhere.example/',
    '//carrier.example/1',
    '/track/1',
    'carrier.example/1',
    '',
  ])('what was sent cannot be followed at %j', async (trackingUrl) => {
    const { id } = await ordered({ mode: 'delivery' });
    expect(await refusedChange(id, { status: 'shipped', trackingUrl })).toMatchObject({
      code: 422,
      field: 'trackingUrl',
    });
    expect(await asItIs(id)).toMatchObject({ status: 'paid', trackingUrl: null });
  });

  test('what is sent has no time to be collected, and what is collected nothing to be followed', async () => {
    const [sent, collected] = [await ordered({ mode: 'delivery' }), await ordered()];
    const pickupWindow = windowOf(HOUR, 2 * HOUR);
    expect(await refusedChange(sent.id, { pickupWindow })).toMatchObject({
      type: 'move_refused',
      field: 'pickupWindow',
    });
    expect(await refusedChange(collected.id, { trackingUrl: TRACKING })).toMatchObject({
      type: 'move_refused',
      field: 'trackingUrl',
    });
  });

  test('once it is handed over nothing of it changes, and saying the same again is no fault', async () => {
    const [collected, sent] = [await ordered(), await ordered({ mode: 'delivery' })];
    const pickupWindow = windowOf(HOUR, 2 * HOUR);
    await change(collected.id, { status: 'ready', pickupWindow });
    await change(sent.id, { status: 'shipped', trackingUrl: TRACKING });
    later(DAY);
    const handedOver = { status: 'collected', pickupWindow } as const;
    expect(await change(collected.id, handedOver)).toMatchObject(handedOver);
    expect(await change(collected.id, handedOver)).toMatchObject(handedOver);
    const delivered = { status: 'delivered', trackingUrl: TRACKING } as const;
    expect(await change(sent.id, delivered)).toMatchObject(delivered);
    expect(await change(sent.id, delivered)).toMatchObject(delivered);
    for (const [id, body] of [
      [collected.id, { pickupWindow: null }],
      [sent.id, { trackingUrl: `${TRACKING}2` }],
    ] as const)
      expect(await refusedChange(id, body)).toMatchObject({ type: 'move_refused' });
  });
});
