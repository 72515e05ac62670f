import type { Cents } from '../../prices/money.ts';

/** In the order in which they are told, wherever a visit is: held, reviewed, booked, moved, cancelled. */
export type VisitSumName =
  | 'subtotal'
  | 'discount'
  /** What the visit costs, after what is taken off. */
  | 'total'
  | 'voucher'
  | 'paid'
  /** Of a visit that is not booked yet, what is still to be paid, be it online. */
  | 'due'
  /** Of one that is: in the shop. */
  | 'left'
  /** Taken from the card that held it, when it came to nothing. */
  | 'charged'
  | 'refunded'
  /** What should have gone back, and has not. */
  | 'owed'
  | 'kept';

export interface VisitSum {
  readonly name: VisitSumName;
  /** Negative where it is taken off. */
  readonly cents: Cents;
}

/** A visit as far as its sums depend on it. */
export interface VisitCost {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What vouchers will pay of what is not booked yet. */
  readonly voucher?: Cents;
  /** Of what is booked: whatever paid it, and whatever became of it since. */
  readonly paid?: Cents;
  /** Of what is over or off: nothing is left to pay. */
  readonly over?: VisitOver | null;
}

export interface VisitOver {
  readonly charged?: Cents;
  readonly refunded: Cents;
  readonly owed?: Cents;
  /** Of what was cancelled or missed: what is not given back. */
  readonly kept: Cents;
}

/** The money of a booked visit. */
export interface SettledMoney {
  /** What was paid and not given back. */
  readonly paid: Cents;
  /** What was paid and was given back, or is on its way. */
  readonly refunded: Cents;
  /** Of what came to nothing, the part of `paid` that stays with the salon; the rest of it has yet to go back. */
  readonly kept: Cents;
  /** What was taken from the card that held it when it came to nothing. */
  readonly charged: Cents;
}

/** What is told of the money of a visit that is over, or off: cancelled or missed. */
export function settledSums(
  { paid, refunded, kept, charged }: SettledMoney,
  { isOff }: { readonly isOff: boolean },
): Required<Pick<VisitCost, 'paid'>> & { readonly over: VisitOver } {
  const over = isOff ? { charged, refunded, owed: paid - kept, kept } : { refunded, kept: 0 };
  return { paid: paid + refunded - (isOff ? charged : 0), over };
}

/** What a visit costs, what takes off of that, and what is paid of it. A sum that would only repeat the one above it is left out. */
export function visitSums({ subtotal, discount, voucher = 0, paid, over }: VisitCost): readonly VisitSum[] {
  const total = subtotal - discount;
  const isReduced = discount > 0;
  const isPaidInPart = voucher + (paid ?? 0) > 0;
  return [
    ...(isReduced ? [sum('subtotal', subtotal), sum('discount', -discount)] : []),
    sum('total', total),
    ...(voucher > 0 ? [sum('voucher', -voucher)] : []),
    ...(paid === undefined || paid === 0 ? [] : [sum('paid', paid)]),
    ...(over || !isPaidInPart ? [] : [leftOf(total - voucher, paid)]),
    ...some('charged', over?.charged),
    ...some('refunded', over?.refunded),
    ...some('owed', over?.owed),
    ...some('kept', over?.kept),
  ];
}

const some = (name: VisitSumName, cents = 0) => (cents > 0 ? [sum(name, cents)] : []);

const sum = (name: VisitSumName, cents: Cents): VisitSum => ({ name, cents });

const leftOf = (due: Cents, paid: Cents | undefined) =>
  paid === undefined ? sum('due', due) : sum('left', Math.max(0, due - paid));
