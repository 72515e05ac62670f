import { currencyOf, toCents, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Tenant } from '../../router/route.ts';

/** Cents of a decimal amount from the wire; null for what is no price that anyone was shown. */
export function centsOfDecimal({ profile }: Pick<Tenant, 'profile'>, decimal: number): Cents | null {
  if (!Number.isFinite(decimal) || Math.abs(decimal) > 1e9) return null;
  const currency = currencyOf(profile.mCurrency.code);
  const cents = toCents(decimal, currency);
  // Parts of a cent are no price.
  return cents / 10 ** currency.digits === decimal ? cents : null;
}

/** The decimal amount that the wire carries. */
export function decimalOf({ profile }: Pick<Tenant, 'profile'>, cents: Cents): number {
  return toDecimal(cents, currencyOf(profile.mCurrency.code));
}
