import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkGift, checkGiftCode, giftUses, listGifts, printGift } from '#contract/money/gifts.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { giftFormulas, giftThemes, vouchers } from '../../database/schema/selling/redemption.ts';
import { giveVoucherBack, spendVoucher } from '../../redemption/vouchers.ts';
import { shownCode } from '#domain/gifts/voucher-code.ts';
import { clientOf } from '../../testing/client.ts';
import { addTheme, addVoucher } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let addresses = 0;

openSalons();

const db = () => server.database.db;
/** Someone who has tried nothing yet. */
const stranger = () =>
  clientOf(server, salon, { address: `10.2.${(addresses += 1) >> 8}.${addresses & 255}` });
const nothing = { valid: false, status: 'unknown', balance: 0, currency: 'EUR', expiresAt: null };

describe('what is on sale', () => {
  test('what is on sale: themes and services in the company’s order; what is not active or a draft is left out', async () => {
    await addTheme(db(), salon);
    await db().insert(giftThemes).values({
      companyId: salon,
      id: 'old',
      position: 1,
      name: {},
      description: {},
      image: null,
      amounts: [],
      least: 0,
      most: 1,
      validDays: 1,
      active: false,
    });
    await db()
      .insert(giftFormulas)
      .values(
        ['service-1008', 'service-1001', 'service-1007'].map((articleId, position) => ({
          companyId: salon,
          articleId,
          position,
        })),
      );
    expect(await stranger().get(listGifts)).toMatchObject({
      themes: [{ id: 'birthday', amounts: [50, 100], min: 10, max: 500, validDays: 365 }],
      formulas: [
        { articleId: '1008', price: 120 },
        { articleId: '1001', price: 80 },
      ],
    });
  });

  test('no gifts are on sale where the company sells none', async () => {
    expect(await stranger().get(listGifts)).toEqual({ themes: [], formulas: [] });
  });
});

describe('printing a voucher', () => {
  test('whoever has the code gets its page as a PDF; a code that is worth nothing is refused, and of another company too', async () => {
    const { code } = await addVoucher(db(), salon);
    const { pdf } = await stranger().get(printGift, { body: { code: shownCode(code) } });
    expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
    const elsewhere = await server.addCompany();
    for (const wrong of ['ABCDEFGHJKLMNPQR', (await addVoucher(db(), elsewhere)).code]) {
      const reply = await send(server, salon, {
        method: 'POST',
        url: '/api/gifts/print',
        payload: { code: wrong },
      });
      expect(reply.body).toMatchObject({ type: 'voucher_refused' });
    }
  });
});

describe('checking a code', () => {
  test('checking a code tells what is left and until when, and nobody’s name', async () => {
    const { id, code } = await addVoucher(db(), salon);
    const spending = { voucherId: id, amount: 2550, orderId: 'some', now: TEST_MONDAY };
    await db().transaction((tx) => spendVoucher(tx, salon, spending));
    const answer = {
      valid: true,
      status: 'active',
      balance: 74.5,
      currency: 'EUR',
      expiresAt: new Date(TEST_MONDAY + 365 * DAY).toISOString(),
    };
    expect(await stranger().get(checkGift, { params: { code: shownCode(code).toLowerCase() } })).toEqual(
      answer,
    );
    expect(await stranger().get(checkGiftCode, { body: { code } })).toEqual(answer);
  });

  test('checking a code gets the same answer for one that never was as for one of another company', async () => {
    const elsewhere = await server.addCompany();
    const codes = ['ABCDEFGHJKLMNPQR', 'no code at all', (await addVoucher(db(), elsewhere)).code];
    for (const code of codes)
      expect(await stranger().get(checkGiftCode, { body: { code } })).toEqual(nothing);
  });

  test.each([
    ['redeemed', { initial: 500, balance: 0 }],
    ['expired', { expiresAt: new Date(TEST_MONDAY) }],
    ['voided', { voidedAt: new Date(TEST_MONDAY) }],
  ])(
    'checking the code of a voucher that is %s says so, and that it is worth nothing',
    async (status, facts) => {
      const { code } = await addVoucher(db(), salon, facts);
      expect(await stranger().get(checkGiftCode, { body: { code } })).toMatchObject({
        valid: false,
        balance: 0,
        status,
      });
    },
  );

  test('checking a code is refused, right codes too, after five tries in ten minutes and ten in an hour', async () => {
    const { code } = await addVoucher(db(), salon);
    const ask = (address: string) =>
      send(server, salon, { url: `/api/gifts/check/${code}`, remoteAddress: address });
    const tryFive = async () => {
      for (let index = 0; index < 5; index += 1) expect((await ask('10.3.0.1')).status).toBe(200);
    };
    await tryFive();
    const soon = await ask('10.3.0.1');
    expect([soon.status, soon.headers['retry-after'], soon.text.includes('74')]).toEqual([429, '600', false]);
    expect((await ask('10.3.0.2')).status).toBe(200);
    server.clock.set(TEST_MONDAY + 10 * MINUTE);
    await tryFive();
    server.clock.set(TEST_MONDAY + 20 * MINUTE);
    const later = await ask('10.3.0.1');
    expect([later.status, later.headers['retry-after']]).toEqual([429, '2400']);
    server.clock.set(TEST_MONDAY + HOUR);
    expect((await ask('10.3.0.1')).status).toBe(200);
  });

  test('checking a code shares its tries between addresses of calls, and follows a customer from one place to another', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const body = { code: 'ABCDEFGHJKLMNPQR' };
    for (let index = 0; index < 3; index += 1) await customer.get(checkGiftCode, { body });
    await customer.get(checkGift, { params: body });
    await customer.get(giftUses, { params: { a: body.code, b: '0' } });
    expect(await customer.refusal(checkGift, { params: body })).toMatchObject({ code: 429 });
    server.clock.set(TEST_MONDAY + 10 * MINUTE);
    expect(await customer.get(checkGift, { params: body })).toEqual(nothing);
  });

  test('checking a code lets through as many of those who ask at once as it may', async () => {
    const client = stranger();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        client.get(checkGiftCode, { body: { code: 'ABCDEFGHJKLMNPQR' } }).then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((each) => each === 'answered')).toHaveLength(5);
  });
});

describe('how many orders a voucher has paid for', () => {
  const order = (id: string, articleId: string): typeof orders.$inferInsert => ({
    companyId: salon,
    id,
    number: Number(id),
    status: 'confirmed',
    paymentStatus: 'paid',
    origin: 'web',
    firstname: '',
    lastname: '',
    email: '',
    phone: '',
    locale: 'fr',
    currency: 'EUR',
    lines: [
      {
        kind: 'service',
        articleId,
        price: 500,
        name: {},
        vat: 20,
        total: 500,
        discount: 0,
        net: 500,
        tax: 83,
      },
    ],
    subtotal: 500,
    discount: 0,
    delivery: 0,
    total: 500,
    voucher: 500,
    credit: 0,
    captured: 0,
    provider: 'free',
    transactionId: `transaction-${id}`,
    createdAt: new Date(TEST_MONDAY),
  });

  test('how many orders a voucher has paid for by its code or its id, in all or with one article; what was given back does not count', async () => {
    const { id: voucherId, code } = await addVoucher(db(), salon);
    await db()
      .insert(orders)
      .values([order('1', 'service-1001'), order('2', 'service-1001'), order('3', 'service-1002')]);
    for (const orderId of ['1', '2', '3']) {
      const spending = { voucherId, amount: 500, orderId, now: TEST_MONDAY };
      await db().transaction((tx) => spendVoucher(tx, salon, spending));
    }
    const used = async (a: string, b: string) =>
      (await stranger().get(giftUses, { params: { a, b } })).nbused;
    expect(await used(code, '0')).toBe(3);
    expect(await used(voucherId, '0')).toBe(3);
    expect(await used(code, '1001')).toBe(2);
    expect(await used(code, '1002')).toBe(1);
    expect(await used(code, '1003')).toBe(0);
    expect(await used('ABCDEFGHJKLMNPQR', '0')).toBe(0);
    await db().transaction((tx) => giveVoucherBack(tx, salon, '1', null));
    expect(await used(code, '1001')).toBe(1);
  });
});

test('no table holds a code', async () => {
  const { id, code } = await addVoucher(db(), salon);
  const [row] = await db().select().from(vouchers).where(eq(vouchers.id, id));
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row?.last4).toBe(code.slice(-4));
});
