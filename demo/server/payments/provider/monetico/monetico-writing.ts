import type { Cents } from '#domain/prices/money.ts';
import { readAmount, shapeOf, writtenAmount } from '../provider-shapes.ts';

function shape() {
  const known = shapeOf('monetico');
  if (known === null) throw new Error('Monetico has no shape.');
  return known;
}

/** As Monetico writes a sum: `70.50EUR`. */
export const moneyText = (amount: Cents, currency: string) =>
  `${writtenAmount(shape(), amount, currency)}${currency}`;

/** Null for what is no sum in a currency. */
export function readMoney(text: string): { readonly amount: Cents; readonly currency: string } | null {
  const [, number, currency] = /^([\d.]+)([A-Z]{3})$/.exec(text) ?? [];
  if (number === undefined || currency === undefined) return null;
  const amount = readAmount(shape(), number, currency);
  return amount === null ? null : { amount, currency };
}

const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** By the clock of the bank: `12/01/2026`. */
export const dayText = (at: Date) => PARIS.format(at).slice(0, 10);

/** `12/01/2026:08:00:00`. */
export const dateText = (at: Date) => `${dayText(at)}:${PARIS.format(at).slice(-8)}`;
