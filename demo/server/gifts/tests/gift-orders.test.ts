import { describe, expect, test } from 'vitest';
import { deleteGiftOrder, giftOrderHistory } from '#contract/money/gift-orders.ts';
import { checkGiftCode } from '#contract/money/gifts.ts';
import { giveVoucherBack, spendVoucher } from '../../redemption/vouchers.ts';
import { clientOf } from '../../testing/client.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';

const DAY = 86_400_000;

openSalons();

const db = () => server.database.db;
const spend = (voucherId: string, amount: number) =>
  db().transaction((tx) => spendVoucher(tx, salon, { voucherId, amount, orderId: 'o', now: TEST_MONDAY }));

describe('the list of the back office', () => {
  test('the list of the back office tells who bought what for whom, the newest first, with the last four letters of the code only', async () => {
    const { id, code } = await addVoucher(db(), salon);
    const accountant = await clientAs(server, salon, 'access');
    const found = await accountant.get(giftOrderHistory);
    expect(found).toMatchObject({
      total: 1,
      itemPerPage: 20,
      data: [
        {
          id,
          buyer: { name: 'Camille Ferrand', email: 'camille@example.com' },
          recipient: { name: 'Sacha', email: 'sacha@example.com' },
          last4: code.slice(-4),
        },
      ],
    });
    expect(JSON.stringify(found)).not.toContain(code);
  });

  test('the list of the back office is narrowed by state, by days and by what somebody looks for', async () => {
    const add = async (facts: Parameters<typeof addVoucher>[2]) => (await addVoucher(db(), salon, facts)).id;
    const ids = {
      active: await add({ createdAt: new Date('2026-01-10T22:59:59Z') }),
      scheduled: await add({ deliveredAt: null, codeHash: null, last4: null, recipientName: '100% Zoé_' }),
      redeemed: await add({ initial: 500, balance: 0 }),
      expired: await add({ expiresAt: new Date(TEST_MONDAY) }),
      voided: await add({ voidedAt: new Date(TEST_MONDAY), buyerEmail: 'noemie@example.com' }),
    };
    const manager = await clientAs(server, salon, 'manager');
    for (const status of ['active', 'scheduled', 'redeemed', 'expired', 'voided'] as const) {
      const { data } = await manager.get(giftOrderHistory, { query: { status } });
      expect(data.map((each) => [each.id, each.status])).toEqual([[ids[status], status]]);
    }
    const idsFor = async (query: { search?: string; start?: string; end?: string }) =>
      (await manager.get(giftOrderHistory, { query })).data.map(({ id }) => id);
    expect(await idsFor({ search: 'NOEMIE' })).toEqual([ids.voided]);
    expect(await idsFor({ search: '100% zoé_' })).toEqual([ids.scheduled]);
    expect(await idsFor({ search: '_' })).toEqual([ids.scheduled]);
    expect(await idsFor({ start: '20260110', end: '20260110' })).toEqual([ids.active]);
    expect(await idsFor({ end: '20260109' })).toEqual([]);
    expect(await idsFor({ start: '20260110', end: '99991231' })).toContain(ids.active);
    expect(await manager.refusal(giftOrderHistory, { query: { start: '20261399' } })).toMatchObject({
      code: 422,
      field: 'start',
    });
  });

  test('the list of the back office is for the back office, of one company', async () => {
    await addVoucher(db(), salon);
    for (const role of ['customer', 'provider', 'staff'] as const) {
      const client = await clientAs(server, salon, role);
      expect(await client.refusal(giftOrderHistory)).toMatchObject({ code: 403 });
    }
    const elsewhere = await server.addCompany();
    expect(await (await clientAs(server, elsewhere, 'admin')).get(giftOrderHistory)).toMatchObject({
      total: 0,
    });
  });
});

describe('making a voucher void', () => {
  test('making a voucher void leaves it worth nothing, and may be asked for again', async () => {
    const { id, code } = await addVoucher(db(), salon);
    const manager = await clientAs(server, salon, 'manager');
    for (let index = 0; index < 2; index += 1) {
      expect(await manager.get(deleteGiftOrder, { query: { idgift: id } })).toEqual({});
    }
    const checked = await clientOf(server, salon).get(checkGiftCode, { body: { code } });
    expect(checked).toMatchObject({ valid: false });
    expect(await spend(id, 100)).toBe(false);
  });

  test('making a voucher void is refused once it has paid for something, and possible again when that was given back', async () => {
    const { id } = await addVoucher(db(), salon);
    const manager = await clientAs(server, salon, 'manager');
    await spend(id, 100);
    expect(await manager.refusal(deleteGiftOrder, { query: { idgift: id } })).toMatchObject({
      code: 409,
      type: 'move_refused',
    });
    await db().transaction((tx) => giveVoucherBack(tx, salon, 'o', null));
    expect(await manager.get(deleteGiftOrder, { query: { idgift: id } })).toEqual({});
  });

  test('making a voucher void is for managers of its company', async () => {
    const { id } = await addVoucher(db(), salon);
    for (const role of ['customer', 'access', 'provider', 'staff'] as const) {
      const client = await clientAs(server, salon, role);
      expect(await client.refusal(deleteGiftOrder, { query: { idgift: id } })).toMatchObject({ code: 403 });
    }
    const elsewhere = await server.addCompany();
    const stranger = await clientAs(server, elsewhere, 'admin');
    expect(await stranger.refusal(deleteGiftOrder, { query: { idgift: id } })).toMatchObject({ code: 404 });
    expect(await spend(id, 100)).toBe(true);
  });
});

test('a voucher of which the days are over is no use, and comes back as it was', async () => {
  const { id } = await addVoucher(db(), salon, { expiresAt: new Date(TEST_MONDAY + DAY) });
  expect(await spend(id, 4000)).toBe(true);
  await db().transaction((tx) => giveVoucherBack(tx, salon, 'o', null));
  const late = { voucherId: id, amount: 100, orderId: 'late', now: TEST_MONDAY + DAY };
  expect(await db().transaction((tx) => spendVoucher(tx, salon, late))).toBe(false);
});
