import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookedSums, settledSums, visitPrice, visitSums, type VisitCost } from './visit-sums.ts';

const told = (cost: VisitCost) => visitSums(cost).map(({ name, cents }) => [name, cents]);

describe('the sums of a visit', () => {
  test.each<[string, VisitCost, ReturnType<typeof told>]>([
    ['of which nothing is taken off', { subtotal: 80, discount: 0 }, [['total', 80]]],
    [
      'with a discount',
      { subtotal: 80, discount: 10 },
      [
        ['subtotal', 80],
        ['discount', -10],
        ['total', 70],
      ],
    ],
    [
      'with a discount and a voucher, not booked yet',
      { subtotal: 80, discount: 10, voucher: 20 },
      [
        ['subtotal', 80],
        ['discount', -10],
        ['total', 70],
        ['voucher', -20],
        ['due', 50],
      ],
    ],
    [
      'a voucher pays whole',
      { subtotal: 80, discount: 0, voucher: 80 },
      [
        ['total', 80],
        ['voucher', -80],
        ['due', 0],
      ],
    ],
    ['booked and not paid', { subtotal: 80, discount: 0, paid: 0 }, [['total', 80]]],
    [
      'booked with a discount and a deposit',
      { subtotal: 80, discount: 10, paid: 20 },
      [
        ['subtotal', 80],
        ['discount', -10],
        ['total', 70],
        ['paid', 20],
        ['left', 50],
      ],
    ],
    [
      'over, paid in part online',
      { subtotal: 80, discount: 0, paid: 20, over: { refunded: 0, kept: 0 } },
      [
        ['total', 80],
        ['paid', 20],
      ],
    ],
    [
      'cancelled late',
      { subtotal: 80, discount: 0, paid: 80, over: { refunded: 60, kept: 20 } },
      [
        ['total', 80],
        ['paid', 80],
        ['refunded', 60],
        ['kept', 20],
      ],
    ],
    [
      'cancelled late, of which the card that held it was charged a part',
      { subtotal: 80, discount: 0, paid: 20, over: { charged: 20, refunded: 0, owed: 0, kept: 40 } },
      [
        ['total', 80],
        ['paid', 20],
        ['charged', 20],
        ['kept', 40],
      ],
    ],
    [
      'cancelled in time, whose refund failed',
      { subtotal: 80, discount: 0, paid: 80, over: { refunded: 30, owed: 50, kept: 0 } },
      [
        ['total', 80],
        ['paid', 80],
        ['refunded', 30],
        ['owed', 50],
      ],
    ],
  ])('the sums of a visit %s', (_, cost, sums) => expect(told(cost)).toEqual(sums));

  test('the total is one sum, after the discount, wherever the visit is', () => {
    const cents = fc.nat(50_000);
    const cost = fc.record({ subtotal: cents, discount: cents, voucher: cents, paid: cents });
    fc.assert(
      fc.property(cost, ({ subtotal, discount: wanted, voucher, paid }) => {
        const discount = Math.min(wanted, subtotal);
        const over = { refunded: paid, kept: 0 };
        const price = { subtotal, discount };
        for (const each of [price, { ...price, voucher }, { ...price, paid }, { ...price, paid, over }]) {
          const sums = visitSums(each);
          const totals = sums.filter(({ name }) => name === 'total');
          expect(totals.map((one) => one.cents)).toEqual([subtotal - discount]);
          expect(new Set(sums.map(({ name }) => name)).size).toBe(sums.length);
        }
      }),
    );
  });
});

test.each([0, 10])(
  'the price of a visit with a discount of %d is what all its sums begin with',
  (discount) => {
    const price = { subtotal: 80, discount };
    const alone = visitPrice(price);
    expect(alone.at(-1)).toEqual({ name: 'total', cents: 80 - discount });
    for (const sums of [bookedSums({ ...price, paid: 20 }), visitSums({ ...price, voucher: 20 })])
      expect(sums.slice(0, alone.length)).toEqual(alone);
  },
);

describe('the money of a visit that is no more', () => {
  const money = { paid: 60, refunded: 20, kept: 60, charged: 0 };
  test.each([
    ['is over', money, false, { paid: 80, over: { refunded: 20, kept: 0 } }],
    ['was cancelled', money, true, { paid: 80, over: { charged: 0, refunded: 20, owed: 0, kept: 60 } }],
    [
      'was charged to the card that held it',
      { paid: 40, refunded: 0, kept: 40, charged: 40 },
      true,
      { paid: 0, over: { charged: 40, refunded: 0, owed: 0, kept: 40 } },
    ],
    [
      'has yet to go back',
      { paid: 80, refunded: 0, kept: 0, charged: 0 },
      true,
      { paid: 80, over: { charged: 0, refunded: 0, owed: 80, kept: 0 } },
    ],
  ])('as it %s', (_, settled, isOff, expected) => {
    expect(settledSums(settled, { isOff })).toEqual(expected);
  });

  test('what was paid and charged is what went back, has yet to, and is kept', () => {
    const cents = fc.nat(50_000);
    fc.assert(
      fc.property(cents, cents, cents, cents, (paid, refunded, kept, charged) => {
        const isKept = Math.min(kept, paid);
        const isCharged = Math.min(charged, paid + refunded);
        const told = settledSums({ paid, refunded, kept: isKept, charged: isCharged }, { isOff: true });
        const { owed = 0 } = told.over;
        expect(told.paid + isCharged).toBe(refunded + owed + told.over.kept);
      }),
    );
  });
});
