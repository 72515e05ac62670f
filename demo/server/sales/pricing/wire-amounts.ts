import type { LateFeeWire } from '#contract/money/sale-wire.ts';
import type { LateFee } from '#domain/appointments/appointment.ts';
import { currencyOf, toCents, toDecimal, type Cents } from '#domain/prices/money.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';

const MOST = 1e9;

/** Cents of a decimal amount from the wire; null for what is no price that anyone was shown. */
export function centsOfDecimal({ profile }: Pick<Tenant, 'profile'>, decimal: number): Cents | null {
  if (!Number.isFinite(decimal) || Math.abs(decimal) > MOST) return null;
  const currency = currencyOf(profile.mCurrency.code);
  const cents = toCents(decimal, currency);
  // Parts of a cent are no price.
  return cents / 10 ** currency.digits === decimal ? cents : null;
}

/** Cents of what is to be given back; parts of a cent, nothing and less are no amounts, and a huge one is more than was paid. */
export function centsToGiveBack(
  tenant: Pick<Tenant, 'profile'>,
  decimal: number,
  field: string,
): Cents | Refusal {
  if (decimal > MOST) return refuse('amount_refused', { field });
  const cents = centsOfDecimal(tenant, decimal);
  return cents === null || cents <= 0 ? invalidField(field) : cents;
}

/** The decimal amount that the wire carries. */
export function decimalOf({ profile }: Pick<Tenant, 'profile'>, cents: Cents): number {
  return toDecimal(cents, currencyOf(profile.mCurrency.code));
}

/** What a late cancellation costs; nothing where that is nothing. */
export function lateFeeWire(tenant: Tenant, fee: LateFee | null): { readonly lateFee?: LateFeeWire } {
  if (fee === null) return {};
  const amount = decimalOf(tenant, fee.amount);
  return { lateFee: { amount, ...(fee.percent !== null && { percent: fee.percent }) } };
}
