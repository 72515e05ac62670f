import type { Cents } from './money.ts';
import { percentOf } from '../carts/sale-sums.ts';

export const PAYMENT_MODES = ['none', 'hold', 'deposit', 'full'] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** How a company lets its visitors pay for a visit. */
export interface VisitTerms {
  readonly mode: PaymentMode;
  readonly depositPercent: number;
}

/** The same as it is told before anything is held. */
export interface OnlineTerms extends VisitTerms {
  /** A visit may be paid in the shop instead. */
  readonly isOptional: boolean;
}

/** What of a visit is paid online. */
export interface OnlinePayment {
  readonly amount: Cents;
  readonly mode: PaymentMode;
  /** It may be paid in the shop instead. */
  readonly isOptional: boolean;
}

interface Sums {
  /** What the services cost after discounts. */
  readonly services: Cents;
  /** What is left to pay of the whole, after vouchers and credit. */
  readonly due: Cents;
}

/**
 * What is taken online. Products and vouchers are paid at once; of the services, what the company asks for. `hold`: `amount` is
 * kept on the card and not taken. What else pays, as a voucher, goes towards what has to be paid at once first.
 */
export function paymentNow(
  { services, due }: Sums,
  terms: VisitTerms,
): { readonly mode: PaymentMode; readonly amount: Cents } {
  if (due === 0) return { mode: 'none', amount: 0 };
  if (terms.mode === 'hold' && services >= due) return { mode: 'hold', amount: due };
  const asked = { none: 0, hold: 0, full: services, deposit: percentOf(services, terms.depositPercent) };
  const later = services - asked[terms.mode];
  const amount = Math.max(0, due - later);
  if (amount === 0) return { mode: 'none', amount };
  return { mode: amount === due ? 'full' : 'deposit', amount };
}

/** A deposit, all of it, or a card that is only held: each is said in its own words. */
export function onlineKind(mode: PaymentMode): 'deposit' | 'full' | 'held' {
  if (mode === 'hold') return 'held';
  return mode === 'deposit' ? 'deposit' : 'full';
}

/** What of services at this price is paid online, before anything is taken off; null where nothing is. */
export function onlinePaymentOf(services: Cents, terms: OnlineTerms): OnlinePayment | null {
  const { mode, amount } = paymentNow({ services, due: services }, terms);
  return mode === 'none' ? null : { mode, amount, isOptional: terms.isOptional };
}

/** What vouchers and credit pay of what is paid at once, as products: they go towards that before anything else. */
export function redeemedAtOnce(redeemed: Cents, atOnce: Cents): Cents {
  return Math.min(redeemed, atOnce);
}
