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
  /** What products, their delivery and vouchers cost that are sold with them. */
  readonly others: Cents;
  /** What is left to pay of the whole, after vouchers and credit. */
  readonly due: Cents;
}

/**
 * What is taken online. Products and vouchers are paid at once; of the services, what the company asks for. `hold`: `amount` is
 * kept on the card and not taken, for a visit alone. What else pays, as a voucher, goes towards what has to be paid at once first.
 */
export function paymentNow(
  { services, others, due }: Sums,
  terms: VisitTerms,
): { readonly mode: PaymentMode; readonly amount: Cents } {
  if (due === 0) return { mode: 'none', amount: 0 };
  if (terms.mode === 'hold' && others === 0) return { mode: 'hold', amount: due };
  const asked = { none: 0, hold: 0, full: services, deposit: percentOf(services, terms.depositPercent) };
  const later = services - asked[terms.mode];
  const amount = Math.max(0, due - later);
  if (amount === 0) return { mode: 'none', amount };
  return { mode: amount === due ? 'full' : 'deposit', amount };
}

/**
 * What a customer's credit pays of at most `credit`: what is due online, in the place of a card. What a visit leaves to pay in the shop
 * stays so: a late cancellation costs no more than with a card. It buys no `gifts`.
 */
export function creditNow(
  { gifts, credit, ...sums }: Sums & { readonly gifts: Cents; readonly credit: Cents },
  terms: VisitTerms,
): Cents {
  const { amount } = paymentNow(sums, terms);
  return Math.min(credit, Math.max(0, amount - gifts));
}

/** A deposit, all of it, or a card that is only held: each is said in its own words. */
export function onlineKind(mode: PaymentMode): 'deposit' | 'full' | 'held' {
  if (mode === 'hold') return 'held';
  return mode === 'deposit' ? 'deposit' : 'full';
}

/** What of services at this price is paid online, before anything is taken off; null where nothing is. */
export function onlinePaymentOf(services: Cents, terms: OnlineTerms): OnlinePayment | null {
  const { mode, amount } = paymentNow({ services, others: 0, due: services }, terms);
  return mode === 'none' ? null : { mode, amount, isOptional: terms.isOptional };
}

/** What vouchers and credit pay of what is paid at once, as products: they go towards that before anything else. */
export function redeemedAtOnce(redeemed: Cents, atOnce: Cents): Cents {
  return Math.min(redeemed, atOnce);
}
