import { LOCALE_TAGS, type Locale } from '../locale.ts';

/** Money in integer minor units of the company's currency. */
export type Cents = number;

/** Currency code (ISO 4217) with the number of its minor digits. */
export interface Currency {
  readonly code: string;
  readonly digits: number;
}

export const EURO: Currency = { code: 'EUR', digits: 2 };

/** Most companies' currencies: a browser's first number format costs a phone 15 ms, and the first screen has no price. */
const OF_TWO_DIGITS = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'CZK', 'DKK', 'NOK', 'PLN', 'RON', 'SEK'];

/** The currency of a code, with the digits that its standard gives it; euro for a code that is none. */
export function currencyOf(code: string): Currency {
  if (OF_TWO_DIGITS.includes(code)) return { code, digits: 2 };
  try {
    const { maximumFractionDigits, currency } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return { code: currency ?? EURO.code, digits: maximumFractionDigits ?? EURO.digits };
  } catch {
    return EURO;
  }
}

/**
 * Minor units of a decimal amount from the wire, exact for every amount that has no more digits than the currency;
 * further digits are rounded half away from zero. Throws RangeError where no safe integer can hold the amount.
 */
export function toCents(amount: number, currency: Currency): Cents {
  const [mantissa = '', exponent = '0'] = String(Math.abs(amount)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  const places = whole.length + Number(exponent) + currency.digits;
  const kept = Number(digits.slice(0, Math.max(0, places)).padEnd(Math.max(0, places), '0') || '0');
  const next = places >= 0 ? Number(digits[places] ?? 0) : 0;
  const cents = kept + (next >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of money: ${amount}`);
  return amount < 0 && cents !== 0 ? -cents : cents;
}

/** The decimal amount that the wire carries. */
export function toDecimal(cents: Cents, currency: Currency): number {
  return Number(`${cents}e-${currency.digits}`);
}

const formats = new Map<string, Intl.NumberFormat>();

/** The amount as people of the language write it, with the minus of typography; whole amounts without their zeros. */
export function formatMoney(locale: Locale, cents: Cents, currency: Currency): string {
  const whole = cents % 10 ** currency.digits === 0;
  const key = `${locale} ${currency.code} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    const digits = whole ? 0 : currency.digits;
    format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
      style: 'currency',
      currency: currency.code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(toDecimal(cents, currency)).replace('-', '−');
}
