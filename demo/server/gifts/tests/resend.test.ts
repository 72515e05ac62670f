import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkGiftCode, giftHistory, resendGift } from '#contract/money/gifts.ts';
import { startSession } from '../../accounts/sessions.ts';
import { outbox } from '../../database/schema/records.ts';
import { spendVoucher } from '../../redemption/vouchers.ts';
import { clientOf } from '../../testing/client.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';

const DAY = 86_400_000;

openSalons();

const db = () => server.database.db;
const mails = () =>
  db().select().from(outbox).where(eq(outbox.companyId, salon)).orderBy(asc(outbox.sequence));
const codeIn = (text = '') => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? '';
const SACHA = { to: 'Sacha', email: 'sacha@example.com' };

async function other() {
  const session = { companyId: salon, realm: 'customer', userId: 'user-2', now: server.clock.now() } as const;
  return clientOf(server, salon, { token: await startSession(db(), session) });
}

describe('what was received', () => {
  test('whoever a voucher was sent to sees it with what it paid, without the order of whoever bought it', async () => {
    const sent = await addVoucher(db(), salon, { recipientEmail: 'Sacha@Example.com', message: 'Pour toi' });
    await addVoucher(db(), salon, { deliveredAt: null });
    await addVoucher(db(), salon, { voidedAt: new Date(TEST_MONDAY) });
    await addVoucher(db(), salon, { recipientEmail: 'somebody@example.com' });
    const elsewhere = await server.addCompany();
    await addVoucher(db(), elsewhere);
    const query = { received: 1 } as const;
    expect(await (await other()).get(giftHistory, { query })).toMatchObject({
      total: 1,
      data: [{ id: sent.id, orderId: '', sender: 'Camille', message: 'Pour toi', balance: 100 }],
    });
    expect(await (await clientAs(server, salon, 'customer')).get(giftHistory, { query })).toMatchObject({
      total: 0,
    });
    expect((await clientOf(server, salon).refusal(giftHistory, { query })).code).toBe(401);
  });
});

describe('the history', () => {
  test('the history shows the customer’s own vouchers, the newest first, with what they paid and never a code', async () => {
    const first = await addVoucher(db(), salon, { createdAt: new Date(TEST_MONDAY - 2 * DAY) });
    const second = await addVoucher(db(), salon, { initial: 5000 });
    await addVoucher(db(), salon, { buyerId: 'user-2' });
    await addVoucher(db(), salon, { buyerId: null });
    const spending = { voucherId: second.id, amount: 5000, orderId: 'o', now: TEST_MONDAY };
    await db().transaction((tx) => spendVoucher(tx, salon, spending));
    const customer = await clientAs(server, salon, 'customer');
    const found = await customer.get(giftHistory);
    expect(found).toMatchObject({
      total: 2,
      page: 1,
      itemPerPage: 10,
      data: [
        {
          id: second.id,
          status: 'redeemed',
          initial: 50,
          balance: 0,
          last4: second.code.slice(-4),
          uses: [{ date: new Date(TEST_MONDAY).toISOString(), amount: 50, returned: 0 }],
        },
        { id: first.id, status: 'active', balance: 100, uses: [] },
      ],
    });
    for (const { code } of [first, second]) expect(JSON.stringify(found)).not.toContain(code);
    const page = await customer.get(giftHistory, { query: { page: 2, itemPerPage: 1 } });
    expect(page).toMatchObject({ total: 2, data: [{ id: first.id }] });
  });
});

describe('sending again', () => {
  test('sending again mails a new code to whom the buyer names; the code before is worth nothing', async () => {
    const { id, code } = await addVoucher(db(), salon);
    const spending = { voucherId: id, amount: 2500, orderId: 'o', now: TEST_MONDAY };
    await db().transaction((tx) => spendVoucher(tx, salon, spending));
    const customer = await clientAs(server, salon, 'customer');
    const body = { to: 'Aline', email: 'aline@example.com' };
    expect(await customer.get(resendGift, { params: { id }, body })).toMatchObject({
      id,
      recipient: { name: 'Aline', email: 'aline@example.com' },
      balance: 75,
    });
    const [mail] = await mails();
    expect(mail?.to).toBe('aline@example.com');
    expect(mail?.text).toContain('Bonjour Aline,');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('75 €');
    const check = (each: string) => clientOf(server, salon).get(checkGiftCode, { body: { code: each } });
    expect(await check(codeIn(mail?.text))).toMatchObject({ valid: true, balance: 75 });
    expect(await check(code)).toMatchObject({ valid: false });
  });

  test('sending again is for the buyer alone: to everybody else the voucher is not there', async () => {
    const { id } = await addVoucher(db(), salon);
    const sent = { params: { id }, body: SACHA };
    expect(await (await other()).refusal(resendGift, sent)).toMatchObject({ code: 404 });
    expect(await clientOf(server, salon).refusal(resendGift, sent)).toMatchObject({ code: 401 });
    expect(await (await clientAs(server, salon, 'admin')).refusal(resendGift, sent)).toMatchObject({
      code: 403,
    });
    const elsewhere = await server.addCompany();
    expect(await (await clientAs(server, elsewhere, 'customer')).refusal(resendGift, sent)).toMatchObject({
      code: 404,
    });
    expect(await mails()).toEqual([]);
  });

  test('sending again happens three times a day, whoever it goes to; a repeated key sends nothing', async () => {
    const { id } = await addVoucher(db(), salon);
    const customer = await clientAs(server, salon, 'customer');
    const key = randomUUID();
    for (let index = 0; index < 4; index += 1) {
      await customer.get(resendGift, { params: { id }, body: SACHA }, { idempotencyKey: key });
    }
    expect(await mails()).toHaveLength(1);
    for (let index = 0; index < 2; index += 1)
      await customer.get(resendGift, { params: { id }, body: SACHA });
    const sent = { params: { id }, body: { ...SACHA, email: 'other@example.com' } };
    expect(await customer.refusal(resendGift, sent)).toMatchObject({ code: 429 });
    expect(await mails()).toHaveLength(3);
    server.clock.set(TEST_MONDAY + DAY);
    await customer.get(resendGift, sent);
    expect(await mails()).toHaveLength(4);
  });

  test('sending again is refused for a voucher that is worth nothing any more', async () => {
    const customer = await clientAs(server, salon, 'customer');
    for (const facts of [
      { voidedAt: new Date(TEST_MONDAY) },
      { expiresAt: new Date(TEST_MONDAY) },
      { initial: 100, balance: 0 },
    ]) {
      const { id } = await addVoucher(db(), salon, facts);
      expect(await customer.refusal(resendGift, { params: { id }, body: SACHA })).toMatchObject({
        code: 409,
        type: 'voucher_refused',
      });
    }
  });

  test('sending again is refused with a name or an address that could become another header', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const { id } = await addVoucher(db(), salon);
    for (const body of [
      { ...SACHA, to: 'Sacha\r\nBcc: all@example.com' },
      { ...SACHA, email: 'sacha@example.com\r\nBcc: all@example.com' },
    ]) {
      expect(await customer.refusal(resendGift, { params: { id }, body })).toMatchObject({ code: 422 });
    }
    expect(await mails()).toEqual([]);
  });
});
