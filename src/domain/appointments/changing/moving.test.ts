import { expect, test } from 'vitest';
import type { LateFee } from '../appointment.ts';
import type { CancelTerms } from './cancelling.ts';
import { externalShopId } from '../../catalogue/ids.ts';
import { mayMoveAt, movedCancelRule, priceChangeOn, termsEnd } from './moving.ts';
import { instant } from '../../time/instant.ts';

const HOUR = 3_600_000;
const START = instant(100 * HOUR);
const UNTIL = instant(START - 24 * HOUR);
const terms = { mayCancel: true, cancelUntil: UNTIL, isLate: false, refund: 7000, fee: 0 };
const managed = (change: Partial<CancelTerms> = {}, lateFee: LateFee | null = null) => ({
  appointment: { startsAt: START, lateFee },
  terms: { ...terms, ...change },
  paid: 7000,
  mayMove: true,
});

test('an appointment may move up to its deadline, and no moment longer', () => {
  expect(mayMoveAt(managed(), UNTIL)).toBe(true);
  expect(mayMoveAt(managed(), instant(UNTIL + 1))).toBe(false);
  expect(mayMoveAt(managed({ isLate: true }), UNTIL)).toBe(false);
  expect(mayMoveAt({ ...managed(), mayMove: false }, UNTIL)).toBe(false);
});

test('terms end at the deadline, after it when the visit begins, and never where nothing can be changed', () => {
  expect(termsEnd(managed())).toBe(UNTIL);
  expect(termsEnd(managed({ isLate: true }))).toBe(START);
  expect(termsEnd(managed({ cancelUntil: START }))).toBe(START);
  expect(termsEnd(managed({ mayCancel: false }))).toBeNull();
});

test('what an appointment moves to has a deadline of its own, as long before it', () => {
  const startsAt = instant(START + 48 * HOUR);
  const rule = movedCancelRule(managed(), { startsAt, total: 7000 }, instant(0));
  expect(rule).toMatchObject({ kind: 'free', until: startsAt - 24 * HOUR, lateFee: null });
});

test.for([
  ['20260109', 0, 7000, 0],
  ['20260110', 0, 7000, 1500],
  ['20260111', 1000, 6000, 1500],
  ['20260109', 0, 8500, -1500],
  ['20260109', 9000, 0, 0],
] as const)(
  'a move to %s with %i off is told to change the price of now, %i, by %i',
  ([date, discount, total, change]) => {
    const prices = {
      base: 9900,
      weekday: 7000,
      weekend: 8500,
      byShop: new Map(),
      priceTimes: null,
    };
    const services = [{ prices, requiredCustomers: 1, durationMinutes: 60 }];
    const appointment = { total };
    expect(priceChangeOn({ appointment, discount }, services, externalShopId('101'), date)).toBe(change);
  },
);

test.for([
  [{ percent: 50, amount: 3500 }, 7000, 3500],
  [{ percent: 50, amount: 3500 }, 4000, 2000],
  [{ percent: 50, amount: 3500 }, 20_000, 7000],
  [{ percent: null, amount: 2100 }, 9000, 2100],
  [null, 9000, 0],
] as const)(
  'a time so near that it costs (%o) at a price of %i is told to cost %i',
  ([lateFee, total, fee]) => {
    const startsAt = instant(30 * HOUR);
    const rule = movedCancelRule(managed({}, lateFee), { startsAt, total }, instant(10 * HOUR));
    expect(rule).toMatchObject({ kind: 'late', since: startsAt - 24 * HOUR, fee });
  },
);
