import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingCancelRule, cancelRule, cancelTerms, isStale, lateFeeOf } from './cancelling.ts';
import { movedTotal, termsAllowMove } from './moving.ts';
import { instant } from '../../time/instant.ts';

const HOUR = 3_600_000;
const START = instant(100 * HOUR);
const UNTIL = instant(START - 24 * HOUR);
const appointment = { startsAt: START };
const terms = { mayCancel: true, cancelUntil: UNTIL, isLate: false, refund: 70, fee: 0 };

test('a cancellation in time is free and refunds everything', () => {
  const free = { kind: 'free', until: START - 24 * HOUR, refund: 70 };
  expect(cancelRule({ terms, appointment })).toEqual({ ...free, lateFee: null });
  const lateFee = { percent: 50, amount: 35 };
  expect(cancelRule({ terms, appointment: { ...appointment, lateFee } })).toEqual({ ...free, lateFee });
});

test('a late cancellation costs the fee that the back end names', () => {
  const late = { ...terms, isLate: true, refund: 35, fee: 35 };
  expect(cancelRule({ terms: late, appointment })).toEqual({
    kind: 'late',
    since: START - 24 * HOUR,
    refund: 35,
    fee: 35,
  });
});

test('an appointment that may not be cancelled has no terms', () => {
  expect(cancelRule({ terms: { ...terms, mayCancel: false }, appointment })).toEqual({ kind: 'closed' });
});

test.each([
  [terms, START - 24 * HOUR, false],
  [terms, START - 24 * HOUR + 1, true],
  [{ ...terms, isLate: true }, START - 1, false],
  [{ ...terms, isLate: true }, START, true],
  [{ ...terms, mayCancel: false }, START + HOUR, false],
])('cancellation terms %j are out of date at %d: %s', (each, now, expected) => {
  expect(isStale({ terms: each, appointment }, instant(now))).toBe(expected);
});

test.each([
  [0, 80, 80],
  [20, 80, 60],
  [90, 80, 0],
])('a discount of %d lowers the total of a moved appointment from %d to %d', (discount, total, expected) => {
  expect(movedTotal({ discount }, total)).toBe(expected);
});

describe('cancelling', () => {
  const startsAt = instant(Date.UTC(2026, 0, 13, 9));
  const hour = 3_600_000;
  const visit = { startsAt, cancelHours: 24, lateFeePercent: 50, services: 8000, paid: 8000, authorised: 0 };

  test('a cancellation in time, to the last moment, gives everything back', () => {
    const until = instant(startsAt - 24 * hour);
    expect(cancelTerms(visit, until)).toEqual({
      cancelUntil: until,
      isLate: false,
      fee: 0,
      refund: 8000,
      charge: 0,
      mayCancel: true,
    });
  });

  test.each([
    [
      { paid: 8000, authorised: 0 },
      { fee: 4000, refund: 4000, charge: 0 },
    ],
    [
      { paid: 2400, authorised: 0 },
      { fee: 2400, refund: 0, charge: 0 },
    ],
    [
      { paid: 0, authorised: 0 },
      { fee: 0, refund: 0, charge: 0 },
    ],
    [
      { paid: 0, authorised: 8000 },
      { fee: 4000, refund: 0, charge: 4000 },
    ],
    [
      { paid: 2000, authorised: 6000 },
      { fee: 4000, refund: 0, charge: 2000 },
    ],
    [
      { paid: 5000, authorised: 3000 },
      { fee: 4000, refund: 1000, charge: 0 },
    ],
  ])('a late cancellation with %j costs %j', (paid, expected) => {
    expect(cancelTerms({ ...visit, ...paid }, instant(startsAt - hour))).toMatchObject({
      isLate: true,
      ...expected,
    });
  });
});

test.each([
  [{ paid: 8000 }, { percent: 50, amount: 4000 }],
  [{ authorised: 8000 }, { percent: 50, amount: 4000 }],
  [{ paid: 2400 }, { percent: null, amount: 2400 }],
  [{}, null],
  [{ paid: 8000, lateFeePercent: 0 }, null],
  [{ paid: 8000, cancelHours: 0 }, null],
])('a late cancellation of %j will cost %j', (change, expected) => {
  const visit = {
    startsAt: START,
    cancelHours: 24,
    lateFeePercent: 50,
    services: 8000,
    paid: 0,
    authorised: 0,
  };
  expect(lateFeeOf({ ...visit, ...change })).toEqual(expected);
});

const visits = fc.record({
  startsAt: fc.integer({ min: 0, max: 400 * HOUR }).map(instant),
  cancelHours: fc.integer({ min: -1, max: 200 }),
  lateFeePercent: fc.integer({ min: 0, max: 100 }),
  services: fc.integer({ min: 0, max: 50_000 }),
  paid: fc.integer({ min: 0, max: 50_000 }),
  authorised: fc.integer({ min: 0, max: 50_000 }),
});

test('what is told of a cancellation is what is charged for it, at each moment of each visit', () => {
  fc.assert(
    fc.property(visits, fc.integer({ min: 0, max: 500 * HOUR }).map(instant), (visit, now) => {
      const charged = cancelTerms(visit, now);
      const told = cancelRule({ terms: charged, appointment: { ...appointment, startsAt: visit.startsAt } });
      const isOver = now >= visit.startsAt;
      const isFree = !isOver && visit.startsAt - now >= visit.cancelHours * HOUR;
      expect(told.kind === 'closed').toBe(isOver);
      expect(termsAllowMove(charged)).toBe(isFree);
      if (told.kind === 'closed') return;
      expect(told.kind === 'late').toBe(!isFree);
      expect(told.refund).toBe(charged.refund);
      expect('fee' in told ? told.fee : 0).toBe(charged.fee);
      expect(charged.fee).toBeLessThanOrEqual(isFree ? 0 : visit.paid + visit.authorised);
      // No more is kept than was told, and no more taken from the card than it holds.
      expect(visit.paid - charged.refund + charged.charge).toBe(charged.fee);
      expect(charged.charge).toBeLessThanOrEqual(visit.authorised);
      if (told.kind === 'free') expect(told.until).toBe(visit.startsAt - visit.cancelHours * HOUR);
      // The review tells the same moment and the same fee before the visit is booked.
      const lateFee = lateFeeOf(visit);
      const early = bookingCancelRule({ ...visit, lateFee }, now);
      expect(early).toMatchObject({ kind: told.kind });
      expect('fee' in early ? early.fee : 0).toBe(charged.fee);
      if (early.kind === 'free') expect(early.lateFee).toBe(lateFee);
    }),
  );
});
