import { withPlainDigits } from '../languages/digits.ts';
import { PHONE_PLANS, type PhonePlan } from './national-phone.ts';

/** The number after the country's code, by that code. */
const NATIONAL_NUMBERS: Readonly<Record<string, RegExp>> = {
  33: /^[1-9]\d{8}$/,
  41: /^[1-9]\d{8}$/,
  32: /^(4\d{8}|[1-9]\d{7})$/,
  352: /^[2-9]\d{3,10}$/,
  49: /^[1-9]\d{4,12}$/,
  43: /^[1-9]\d{3,12}$/,
  34: /^[5-9]\d{8}$/,
  39: /^(0\d{5,10}|[1-9]\d{5,10})$/,
  1: /^[2-9]\d{9}$/,
  44: /^[1-9]\d{8,9}$/,
};

/**
 * A number as people of a country (ISO 3166) write it, or with a + or 00 prefix, as E.164; null where it is none. One that is
 * copied out of contacts comes between marks of direction, which nobody sees.
 */
export function toE164(input: string, country: string): string | null {
  const dialled = dialledIn(input);
  return dialled && read(dialled, country);
}

/** Whether a number has more digits than it may: it is one without the last of them. */
export function isPhoneTooLong(input: string, country: string): boolean {
  const dialled = dialledIn(input);
  if (dialled === null || read(dialled, country) !== null) return false;
  const { digits } = dialled;
  return [...digits].some((_, at) => read({ ...dialled, digits: digits.slice(0, at) }, country) !== null);
}

interface Dialled {
  readonly digits: string;
  /** With the code of a country. */
  readonly isInternational: boolean;
}

/** Null for what is no number, whatever its length. */
function dialledIn(input: string): Dialled | null {
  const text = withPlainDigits(input)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+');
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u00b7]+$/.test(text)) return null;
  return { digits: text.replace(/\D/g, ''), isInternational: text.startsWith('+') };
}

function read({ digits, isInternational }: Dialled, country: string): string | null {
  if (isInternational) return international(digits);
  const plan = PHONE_PLANS[country.toUpperCase()];
  return plan ? national(digits, plan) : null;
}

function international(digits: string): string | null {
  const plan = Object.values(PHONE_PLANS).find(({ code }) => digits.startsWith(code));
  if (plan) return national(digits.slice(plan.code.length), plan);
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** "+33 (0)6 12…" is written by many: a trunk prefix after the country's code is dropped as well. */
function national(digits: string, { code, trunk }: PhonePlan): string | null {
  const number = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  return NATIONAL_NUMBERS[code]?.test(number) && code.length + number.length <= 15
    ? `+${code}${number}`
    : null;
}
