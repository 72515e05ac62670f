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
  | 'refunded'
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
  readonly refunded: Cents;
  /** Of what was cancelled or missed: what was not given back. */
  readonly kept: Cents;
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
    ...(over && over.refunded > 0 ? [sum('refunded', over.refunded)] : []),
    ...(over && over.kept > 0 ? [sum('kept', over.kept)] : []),
  ];
}

const sum = (name: VisitSumName, cents: Cents): VisitSum => ({ name, cents });

const leftOf = (due: Cents, paid: Cents | undefined) =>
  paid === undefined ? sum('due', due) : sum('left', Math.max(0, due - paid));
