import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, includedTax, percentOf, sumOf } from './sale-sums.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('a discount on several lines', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [50, 50], [1, 0]],
    [10, [0, 30], [0, 10]],
    [0, [10, 20], [0, 0]],
    [0, [0, 0], [0, 0]],
  ])('a discount of %i over the lines %j is split as %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });

  test('a split discount adds up, exceeds no line, and is as near to its share as cents allow', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const sum = sumOf(weights);
          const amount = Math.floor(sum * part);
          const parts = allocate(amount, weights);
          expect(sumOf(parts)).toBe(amount);
          for (const [index, each] of parts.entries()) {
            const weight = weights[index] ?? 0;
            expect(each).toBeLessThanOrEqual(weight);
            if (sum > 0) expect(Math.abs(each - (amount * weight) / sum)).toBeLessThan(1.001);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the tax inside an amount', () => {
  test.each([
    [12_000, 20, 2000],
    [100, 20, 17],
    [1055, 5.5, 55],
    [1, 20, 0],
    [3, 20, 1],
    [999, 0, 0],
  ])('an amount of %i at %d %% holds %i of tax', (amount, rate, tax) => {
    expect(includedTax(amount, rate)).toBe(tax);
  });

  test('the tax inside an amount is what its net price leaves, to half a cent', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 2.1, 5.5, 7.7, 10, 19, 20, 22), (amount, rate) => {
        const exact = amount - amount / (1 + rate / 100);
        expect(Math.abs(includedTax(amount, rate) - exact)).toBeLessThanOrEqual(0.500_001);
      }),
    );
  });
});

test.each([
  [1005, 50, 503],
  [999, 30, 300],
  [100, 0, 0],
  [7050, 100, 7050],
])('a percentage of %i cents at %i per cent is %i cents', (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part);
});
