import { describe, expect, test } from 'vitest';
import { CONTACT, heldVisit, hold, openVisit } from '../../testing/visits.ts';

async function heldWithVoucher(balance = 10) {
  const opened = await heldVisit();
  opened.backEnd.calendar.vouchers.set('GIFT', balance);
  await opened.clock.settle();
  return opened;
}

describe('a code', () => {
  test('a code that the server accepts lowers what is left to pay', async () => {
    const { visit } = await heldWithVoucher();
    expect(visit.$bill.get()).toMatchObject({ codes: [], bill: { subtotal: 4100, due: 4100 } });
    await visit.addCode(' GIFT ');
    expect(visit.$bill.get()).toEqual({
      codes: ['GIFT'],
      bill: {
        subtotal: 4100,
        discount: 0,
        discountName: {},
        lateFee: null,
        online: null,
        voucher: 1000,
        due: 3100,
      },
      asking: null,
      refused: null,
    });
    await visit.removeCode('GIFT');
    expect(visit.$bill.get()).toMatchObject({ codes: [], bill: { due: 4100 } });
  });

  test('a code that the server refuses is said to be, and changes nothing', async () => {
    const { visit } = await heldWithVoucher();
    await visit.addCode('GIFT');
    await visit.addCode('WRONG');
    expect(visit.$bill.get()).toMatchObject({
      codes: ['GIFT'],
      bill: { due: 3100 },
      refused: { type: 'coupon_refused' },
    });
  });

  test('a code is asked about once, however often it is given', async () => {
    const { visit, sent } = await heldWithVoucher();
    const asked = () => sent.filter(({ path }) => path === '/api/appointments/price').length;
    const before = asked();
    await visit.addCode('GIFT');
    await visit.addCode('GIFT');
    await visit.addCode('  ');
    expect(asked()).toBe(before + 1);
  });

  test('a code stays with another time and over a reload', async () => {
    const { visitor, page, visit, clock } = await heldWithVoucher();
    await visit.addCode('GIFT');
    visit.release();
    await hold(visit, '20260106', 9);
    await clock.settle();
    expect(visit.$bill.get()).toMatchObject({ codes: ['GIFT'], bill: { due: 3100 } });
    const again = await openVisit(visitor, { tabStorage: page.tabStorage });
    await clock.settle();
    expect(again.visit.$bill.get()).toMatchObject({ codes: ['GIFT'], bill: { due: 3100 } });
  });

  test('a code that is no longer good when another time is held goes, with the reason', async () => {
    const { visit, clock, backEnd } = await heldWithVoucher();
    await visit.addCode('GIFT');
    backEnd.calendar.vouchers.clear();
    visit.release();
    await hold(visit, '20260106', 9);
    await clock.settle();
    expect(visit.$bill.get()).toMatchObject({
      codes: [],
      bill: { due: 4100 },
      refused: { type: 'coupon_refused' },
    });
  });
});

describe('booking', () => {
  test('a booking sends its codes with the sum that is left, and tells what was paid', async () => {
    const { visit, sent } = await heldWithVoucher(50);
    await visit.addCode('GIFT');
    const outcome = await visit.confirm();
    expect(
      sent.findLast(({ path, method }) => method === 'POST' && path === '/api/appointments')?.body,
    ).toMatchObject({ myAppointment: { codes: ['GIFT'], acceptedTotal: 0 } });
    expect(outcome).toMatchObject({ kind: 'confirmed', appointment: { total: 4100, paid: 4100 } });
    visit.restart();
    expect(visit.$bill.get().codes).toEqual([]);
  });

  test('a booking waits for a price that is being asked for', async () => {
    const { visit, backEnd, clock } = await heldWithVoucher();
    backEnd.meet('POST', '/api/appointments/price', {
      body: { subtotal: 41, discount: 0, voucher: 10, total: 41, due: 31 },
      after: 2_000,
    });
    void visit.addCode('GIFT');
    const booking = visit.confirm();
    await clock.advance(3_000);
    expect(await booking).toMatchObject({ kind: 'confirmed', appointment: { paid: 1000 } });
  });

  test('a booking with a code that was used up meanwhile is refused, and shows the price without it', async () => {
    const { visit, backEnd } = await heldWithVoucher();
    await visit.addCode('GIFT');
    backEnd.calendar.vouchers.clear();
    expect(await visit.confirm()).toMatchObject({ kind: 'refused', problem: { type: 'coupon_refused' } });
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: { type: 'coupon_refused' } });
    expect(visit.$bill.get()).toMatchObject({ codes: [], bill: { due: 4100 } });
    visit.edit(CONTACT);
    expect((await visit.confirm()).kind).toBe('confirmed');
  });

  test('a booking with a voucher that is worth less by now tells both sums', async () => {
    const { visit, backEnd } = await heldWithVoucher(20);
    await visit.addCode('GIFT');
    backEnd.calendar.vouchers.set('GIFT', 5);
    expect(await visit.confirm()).toMatchObject({ kind: 'price-changed', before: 2100, now: 3600 });
    expect(await visit.acceptPrice()).toMatchObject({ kind: 'confirmed', appointment: { paid: 500 } });
  });

  test('a booking never accepts unseen a price that has changed since the slot was held', async () => {
    const { visit, backEnd, clock } = await heldWithVoucher(5);
    backEnd.calendar.price = 51;
    await visit.addCode('GIFT');
    await clock.settle();
    expect(visit.$bill.get()).toMatchObject({ codes: [], bill: null });
    expect(await visit.confirm()).toMatchObject({ kind: 'price-changed', before: 4100, now: 4600 });
    expect(visit.$bill.get()).toMatchObject({ codes: ['GIFT'], bill: { subtotal: 5100, due: 4600 } });
  });

  test('a booking goes on without codes where their price cannot be had', async () => {
    const opened = await openVisit();
    opened.backEnd.meet('POST', '/api/appointments/price', ...Array(5).fill('drop'));
    await hold(opened.visit);
    opened.visit.edit(CONTACT);
    const booking = opened.visit.confirm();
    await opened.clock.advance(30_000);
    expect((await booking).kind).toBe('confirmed');
  });
});
