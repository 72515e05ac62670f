import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyOf, EURO, formatMoney, toCents, toDecimal } from './money.ts';

const YEN = { code: 'JPY', digits: 0 };
const DINAR = { code: 'KWD', digits: 3 };

/** Spaces of every kind as one, so that a test can be read. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}

test.each([
  [19.99, EURO, 1999],
  [0.1, EURO, 10],
  [1.1, EURO, 110],
  [4.35, EURO, 435],
  [1.15, EURO, 115],
  [8.2, EURO, 820],
  [1.005, EURO, 101],
  [-1.005, EURO, -101],
  [0.004, EURO, 0],
  [-0.004, EURO, 0],
  [0.005, EURO, 1],
  [1e-7, EURO, 0],
  [65, EURO, 6500],
  [1200, YEN, 1200],
  [1200.5, YEN, 1201],
  [1.234, DINAR, 1234],
  [1.2345, DINAR, 1235],
])('the decimal %d becomes the right minor units of %j', (amount, currency, cents) => {
  expect(toCents(amount, currency)).toBe(cents);
});

test('each amount of cents survives the wire, whatever the digits of its currency', () => {
  const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(anyCents, fc.constantFrom(EURO, YEN, DINAR), (cents, currency) => {
      expect(toCents(toDecimal(cents, currency), currency)).toBe(cents);
      const wired: unknown = JSON.parse(JSON.stringify(toDecimal(cents, currency)));
      expect(toCents(Number(wired), currency)).toBe(cents);
    }),
    { numRuns: 5000 },
  );
});

test('further digits of an amount are rounded half away from zero, as decimals are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (thousandths) => {
      const whole = Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0);
      expect(toCents(Number(`${thousandths}e-3`), EURO)).toBe(whole);
    }),
  );
});

test.each([Number.NaN, Infinity, -Infinity, 1e300, 1e21])(
  'the number %d is refused as an amount',
  (amount) => {
    expect(() => toCents(amount, EURO)).toThrow(RangeError);
  },
);

test('a currency has the digits of its standard, and euro stands in for an invalid code', () => {
  expect(currencyOf('CHF')).toEqual({ code: 'CHF', digits: 2 });
  expect(currencyOf('JPY')).toEqual(YEN);
  expect(currencyOf('kwd')).toEqual(DINAR);
  expect(currencyOf('')).toEqual(EURO);
  expect(currencyOf('euros')).toEqual(EURO);
});

test('every currency has as many digits as Intl gives it', () => {
  for (const code of Intl.supportedValuesOf('currency')) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    expect(currencyOf(code)).toEqual({ code, digits: maximumFractionDigits });
  }
});

test.each([
  ['fr', 6500, '65 €'],
  ['fr', 6550, '65,50 €'],
  ['fr', 123_450, '1 234,50 €'],
  ['de', 6550, '65,50 €'],
  ['en', 6550, '€65.50'],
  ['es', 6500, '65 €'],
  ['it', 6505, '65,05 €'],
  ['fr', 0, '0 €'],
  ['fr', -1550, '−15,50 €'],
  ['en', -1500, '−€15'],
] as const)('in %s an amount of %i cents is written %s', (locale, cents, text) => {
  expect(plain(formatMoney(locale, cents, EURO))).toBe(text);
});

test('an amount of a currency without minor digits is written without any', () => {
  expect(plain(formatMoney('en', 1200, YEN))).toBe('JP¥1,200');
});
