import { describe, expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { mayWithdrawProducts, mayWithdrawVoucher } from './withdrawal-period.ts';

const END = instant(1_000_000_000);

describe('products', () => {
  test.each([
    ['paid', 1, true],
    ['shipped', 1, true],
    ['collected', 0, true],
    ['collected', 1, false],
    ['delivered', 1, false],
    ['cancelled', -1, false],
    ['refunded', -1, false],
    ['a word of a back end', 1, true],
  ])('an order that is %s, %i ms after its end: %s', (status, after, may) => {
    expect(mayWithdrawProducts({ status, withdrawUntil: END }, instant(END + after))).toBe(may);
  });
});

describe('a voucher', () => {
  const day = 86_400_000;
  test.each([
    [14 * day, false, true],
    [14 * day + 1, false, false],
    [0, true, false],
  ])('%i ms after its purchase, used: %s, may be given back: %s', (after, isUsed, may) => {
    expect(mayWithdrawVoucher({ boughtAt: END, isUsed }, instant(END + after))).toBe(may);
  });
});
