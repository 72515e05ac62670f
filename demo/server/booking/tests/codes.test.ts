import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CallReply } from '#contract/call.ts';
import {
  moveAppointment,
  priceAppointment,
  readAppointment,
  releaseSlot,
} from '#contract/booking/appointments.ts';
import { currentLoyaltyCard, exchangePoints } from '#contract/money/loyalty.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { clientOf } from '../../testing/client.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { addCard, addCoupon, addTier, addVoucher } from '../../testing/commerce.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';
import { askBooking, book, holdVisit, logIn, type TestHold } from '../../testing/visits.ts';

const MINUTE = 60_000;

openSalons();

type Priced = CallReply<typeof priceAppointment>;

const db = () => server.database.db;

const askPrice = (company: string, { visitKey, hold: { holdId } }: TestHold, codes: readonly string[]) =>
  send(server, company, {
    method: 'POST',
    url: '/api/appointments/price',
    payload: { holdId, visitKey, codes },
  });

async function price(held: TestHold, ...codes: readonly string[]): Promise<Priced> {
  const reply = await askPrice(salon, held, codes);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body as Priced;
}

/** What a refusal says, in two words. */
const said = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  typeOf(body),
];

const balanceOf = async (id: string) =>
  (await db().select({ balance: vouchers.balance }).from(vouchers).where(eq(vouchers.id, id)))[0]?.balance;

describe('a held visit is priced', () => {
  test('a held visit is priced with a coupon and a voucher, in either order', async () => {
    const held = await holdVisit(server, salon);
    await addCoupon(db(), salon, { code: 'TEN' });
    const { code } = await addVoucher(db(), salon, { initial: 2000 });
    const plain = await price(held);
    expect(plain).toMatchObject({ subtotal: 70.5, discount: 0, voucher: 0, due: 70.5 });
    const reduced = await price(held, 'TEN');
    expect(reduced.discount).toBeGreaterThan(0);
    const all = { ...reduced, voucher: 20, due: reduced.total - 20 };
    expect(await price(held, 'TEN', code)).toMatchObject(all);
    expect(await price(held, code, 'TEN')).toMatchObject(all);
  });

  test('a held visit is priced with what applies by itself', async () => {
    const held = await holdVisit(server, salon);
    await addCoupon(db(), salon, { code: 'SELF', auto: true });
    const { discount, discountName, due, total } = await price(held);
    expect(discount).toBeGreaterThan(0);
    expect(due).toBe(total);
    // Nobody typed a code that would tell what it is.
    expect(discountName).toEqual(expect.objectContaining({ fr: expect.any(String) }));
  });

  test('a held visit is priced for nothing where a voucher covers all', async () => {
    const { code } = await addVoucher(db(), salon, { initial: 10_000 });
    expect(await price(await holdVisit(server, salon), code)).toMatchObject({
      voucher: 70.5,
      due: 0,
      now: 0,
    });
  });

  test.each([[['NONE']], [['NONE', 'OTHER']]])(
    'a held visit is priced not with the codes %j, the same answer for each',
    async (codes) => {
      const held = await holdVisit(server, salon);
      expect(said(await askPrice(salon, held, codes))).toEqual([409, 'coupon_refused']);
    },
  );

  test('a held visit is priced with five wrong codes in ten minutes, and then with none', async () => {
    const held = await holdVisit(server, salon);
    for (let index = 0; index < 5; index += 1) {
      expect(said(await askPrice(salon, held, [`NO${index}`]))).toEqual([409, 'coupon_refused']);
    }
    expect(said(await askPrice(salon, held, ['NO6']))).toEqual([429, 'too_many_attempts']);
    expect((await price(held)).due).toBe(70.5);
  });

  test('a held visit is priced for its own visit alone', async () => {
    const held = await holdVisit(server, salon);
    const other = { ...held, visitKey: randomUUID() };
    expect(said(await askPrice(salon, other, []))).toEqual([410, 'hold_expired']);
  });
});

describe('a code that points were exchanged for', () => {
  async function exchanged() {
    await addTier(db(), salon);
    await addCard(db(), salon, 'user-1', 250);
    const token = await logIn(server, salon, 'camille@example.com');
    const customer = clientOf(server, salon, { token });
    const { code } = await customer.get(exchangePoints, { body: { palierId: 'small' } });
    return { code, token, customer };
  }

  test('a code that points were exchanged for takes its reward off its customer’s visit, beside a coupon and a voucher', async () => {
    const { code, token, customer } = await exchanged();
    const { code: voucher } = await addVoucher(db(), salon, { initial: 2000 });
    const { hold, visitKey } = await holdVisit(server, salon);
    const { holdId } = hold;
    const ask = (...codes: string[]) => customer.get(priceAppointment, { body: { holdId, visitKey, codes } });
    expect(await ask(code.toLowerCase())).toMatchObject({
      discount: 10,
      due: 60.5,
      discountName: { fr: 'Petit plaisir' },
    });
    expect(await ask(voucher, code)).toMatchObject({ discount: 10, voucher: 20, due: 40.5 });
    await addCoupon(db(), salon, { code: 'TEN' });
    const both = await ask('TEN', code);
    expect(both.discount).toBe((await ask('TEN')).discount + 10);
    await book(server, salon, { hold, visitKey }, { token, codes: [code], acceptedTotal: 60.5 });
    expect((await customer.get(currentLoyaltyCard)).rewards).toEqual([]);
  });

  test('a code that points were exchanged for is nothing in the hands of a guest or of another customer', async () => {
    const { code } = await exchanged();
    const held = await holdVisit(server, salon);
    expect(said(await askPrice(salon, held, [code]))).toEqual([409, 'coupon_refused']);
    const other = clientOf(server, salon, { token: await logIn(server, salon, 'sacha@example.com') });
    const body = { holdId: held.hold.holdId, visitKey: held.visitKey, codes: [code] };
    expect((await other.refusal(priceAppointment, { body })).type).toBe('coupon_refused');
  });
});

const bookWith = (company: string, held: TestHold, codes: readonly string[], acceptedTotal: number) =>
  askBooking(server, company, held, { codes, acceptedTotal });

describe('a booking with codes', () => {
  test('a booking with codes uses them up with the appointment, and costs what was accepted', async () => {
    const { id, code } = await addVoucher(db(), salon, { initial: 2000 });
    const held = await holdVisit(server, salon);
    const booked = await book(server, salon, held, { codes: [code], acceptedTotal: 50.5 });
    expect(booked).toMatchObject({ total: 70.5, paid: 20, paymentStatus: 'deposit_paid' });
    expect(await balanceOf(id)).toBe(0);
  });

  test('a booking with codes is refused and uses nothing up where another sum was accepted', async () => {
    const { id, code } = await addVoucher(db(), salon, { initial: 2000 });
    const held = await holdVisit(server, salon);
    const reply = await bookWith(salon, held, [code], 40);
    expect(said(reply)).toEqual([409, 'price_changed']);
    expect(reply.body).toMatchObject({ total: 50.5 });
    expect(await balanceOf(id)).toBe(2000);
  });

  test('a booking with codes tells what took the discount off: where it is opened, in its mail, and after a move', async () => {
    await addCoupon(db(), salon, { code: 'TEN' });
    const named = { discountName: expect.objectContaining({ fr: 'Dix pour cent' }) };
    const booked = await book(server, salon, await holdVisit(server, salon), {
      codes: ['TEN'],
      acceptedTotal: 63.45,
    });
    expect(booked).toMatchObject({ ...named, total: 63.45 });
    const mail =
      'Sous-total\u00a0: 70,50\u00a0€\nDix pour cent\u00a0: \u22127,05\u00a0€\nTotal à régler sur place\u00a0: 63,45\u00a0€\n';
    expect((await mailsIn(server, salon))[0]?.text).toContain(mail);
    const params = { id: booked.id };
    const visitor = clientOf(server, salon);
    const opened = await visitor.get(readAppointment, { params, query: { key: booked.manageKey } });
    expect(opened).toMatchObject({ appointment: named, discount: 7.05 });
    const later = await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' });
    const moved = await visitor.get(moveAppointment, {
      params,
      body: {
        key: booked.manageKey,
        holdId: later.hold.holdId,
        visitKey: later.visitKey,
        acceptedTotal: 63.45,
      },
    });
    expect(moved.appointment).toMatchObject(named);
    expect((await mailsIn(server, salon))[1]?.text).toContain(mail);
    await visitor.get(releaseSlot, { query: { id: booked.id, key: booked.manageKey } });
    expect((await mailsIn(server, salon))[2]?.text).toContain(
      'Sous-total\u00a0: 70,50\u00a0€\nDix pour cent\u00a0: \u22127,05\u00a0€\nTotal\u00a0: 63,45\u00a0€\n',
    );
  });

  test('a booking with codes repeated under its key uses them once', async () => {
    const { id, code } = await addVoucher(db(), salon, { initial: 9000 });
    const held = await holdVisit(server, salon);
    const wish = { codes: [code], acceptedTotal: 0, key: randomUUID() };
    const first = await book(server, salon, held, wish);
    expect(await book(server, salon, held, wish)).toEqual(first);
    expect(await balanceOf(id)).toBe(1950);
  });

  test('a booking with codes that nothing is left to pay of needs no payment where visits are paid online', async () => {
    const company = await addPayingCompany(server);
    const { code } = await addVoucher(db(), company, { initial: 9000 });
    const held = await holdVisit(server, company);
    expect(said(await bookWith(company, held, [], 70.5))).toEqual([409, 'payment_missing']);
    const booked = await book(server, company, held, { codes: [code], acceptedTotal: 0 });
    expect(booked).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paid: 70.5 });
  });

  test('a booking with codes that somebody else has used up meanwhile is refused, and the slot is still held', async () => {
    const { code } = await addVoucher(db(), salon, { initial: 9000 });
    const held = await holdVisit(server, salon);
    const other = await holdVisit(server, salon, { start: '2026-01-13T12:00:00.000Z' });
    await addVoucherUse(other, code);
    server.clock.set(TEST_MONDAY + MINUTE);
    expect(said(await bookWith(salon, held, [code], 0))).toEqual([409, 'price_changed']);
    expect((await book(server, salon, held)).total).toBe(70.5);
  });
});

/** Spends most of a voucher on another visit. */
async function addVoucherUse(other: TestHold, code: string): Promise<void> {
  await book(server, salon, other, { codes: [code], acceptedTotal: 0 });
}
