import { describe, expect, test } from 'vitest';
import { countingWrongCodes } from '../counted-codes.ts';
import { addCoupon, addTestProduct, addTheme, addVoucher, GIFT } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, askInit } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { CUSTOMER, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const db = () => server.database.db;

describe('codes at the checkout', () => {
  test('codes at the checkout may be wrong five times in ten minutes; right ones cost nothing', async () => {
    const { externalId } = await addTestProduct(db(), salon, { price: 5000 });
    const { code } = await addVoucher(db(), salon, { initial: 2000 });
    await addCoupon(db(), salon, { code: 'TEN' });
    const ask = async (codes: object, acceptedTotal: number) => {
      const products = [{ articleId: externalId, quantity: 1 }];
      const body = { customer: CUSTOMER, shopId: TEST_SHOPS.one, products, acceptedTotal, ...codes };
      const reply = await askInit(server, salon, body);
      return [reply.status, (reply.body as { type?: string }).type];
    };
    const right = () => ask({ voucherCodes: [code], couponCode: 'TEN' }, 25);
    for (let index = 0; index < 7; index += 1) expect(await right()).toEqual([200, undefined]);
    // A sum that is not the right one is no wrong code.
    for (let index = 0; index < 6; index += 1) {
      expect(await ask({ voucherCodes: [code] }, 0)).toEqual([409, 'price_changed']);
    }
    for (let index = 0; index < 3; index += 1) {
      expect(await ask({ voucherCodes: ['ABCDEFGHJKLMNPQR'] }, 50)).toEqual([409, 'voucher_refused']);
    }
    for (let index = 0; index < 2; index += 1) {
      expect(await ask({ couponCode: 'WRONG' }, 50)).toEqual([409, 'coupon_refused']);
    }
    expect(await right()).toEqual([429, 'too_many_attempts']);
    expect(await ask({}, 50)).toEqual([200, undefined]);
    server.clock.set(TEST_MONDAY + 600_000);
    expect(await right()).toEqual([200, undefined]);
  });

  test('a code that is real and not for this cart counts as no wrong one', async () => {
    const { externalId } = await addTestProduct(db(), salon, { price: 5000 });
    const used = await addVoucher(db(), salon, { balance: 0 });
    await addCoupon(db(), salon, { code: 'MINIMUM', minTotal: 900_000 });
    const ask = async (...codes: string[]) => {
      const products = [{ articleId: externalId, quantity: 1 }];
      const body = { customer: CUSTOMER, shopId: TEST_SHOPS.one, products, acceptedTotal: 50, codes };
      return (await askInit(server, salon, body)).status;
    };
    for (let index = 0; index < 6; index += 1) {
      expect([await ask(used.code), await ask('MINIMUM')]).toEqual([409, 409]);
    }
    for (let index = 0; index < 5; index += 1) expect(await ask('NOBODYS')).toBe(409);
    expect(await ask('NOBODYS')).toBe(429);
  });

  test('work that fails counts as no wrong code', async () => {
    const giver = {
      tenant: { id: salon },
      caller: null,
      address: '10.0.0.1',
      now: TEST_MONDAY,
      what: 'code',
    };
    const broken = () => Promise.reject(new Error('The database is not there.'));
    for (let index = 0; index < 6; index += 1) {
      await expect(countingWrongCodes(db(), giver, broken)).rejects.toThrow('not there');
    }
    expect(await countingWrongCodes(db(), giver, () => Promise.resolve('priced'))).toBe('priced');
  });
});

describe('a voucher that is bought', () => {
  const buy = async (change: object) => {
    await addTheme(db(), salon);
    const gift = { ...GIFT, ...change };
    const reply = await askInit(server, salon, { customer: CUSTOMER, gifts: [gift], acceptedTotal: 50 });
    return [reply.status, (reply.body as { field?: string }).field];
  };

  test('a voucher that is bought goes to one plain address', async () => {
    expect(await buy({})).toEqual([200, undefined]);
    for (const email of ['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', 'nobody']) {
      expect(await buy({ recipient: { name: 'Sacha', email } })).toEqual([422, 'gifts.0.recipient']);
    }
    const recipient = { name: 'Sacha\nBcc: b@example.com', email: 'sacha@example.com' };
    expect(await buy({ recipient })).toEqual([422, 'gifts.0.recipient']);
  });

  test('a voucher that is bought is sent within a year', async () => {
    const inDays = (days: number) => new Date(TEST_MONDAY + days * 86_400_000).toISOString();
    expect(await buy({ deliverAt: inDays(366) })).toEqual([200, undefined]);
    expect(await buy({ deliverAt: inDays(367) })).toEqual([422, 'gifts.0.deliverAt']);
  });
});
