import type { Cents } from '../../prices/money.ts';

/** In the order in which they are told, wherever a visit is: held, reviewed, booked, moved, cancelled. */
export type VisitSumName = PriceName | 'voucher' | 'due' | MoneyName;

/** What a visit costs: `total`, after what is taken off. */
type PriceName = 'subtotal' | 'discount' | 'total';

/** What is paid of one that is booked, or became of that. */
type MoneyName =
  | 'paid'
  /** To be paid in the shop. */
  | 'left'
  /** Taken from the card that held it, when it came to nothing. */
  | 'charged'
  | 'refunded'
  /** What should have gone back, and has not. */
  | 'owed'
  | 'kept';

/** Of what is booked: no voucher will pay of it any more. */
export type BookedSumName = PriceName | MoneyName;

export interface VisitSum<Name extends VisitSumName = VisitSumName> {
  readonly name: Name;
  /** Negative where it is taken off. */
  readonly cents: Cents;
}

interface VisitPrice {
  readonly subtotal: Cents;
  readonly discount: Cents;
}

interface BookedCost extends VisitPrice {
  /** Whatever paid it, and whatever became of it since. */
  readonly paid: Cents;
  /** Of what is over or off: nothing is left to pay. */
  readonly over?: VisitOver | null;
}

/** A visit as far as its sums depend on it. */
export type VisitCost = VisitPrice &
  Partial<BookedCost> & {
    /** What vouchers will pay of what is not booked yet. */
    readonly voucher?: Cents;
  };

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
): Pick<BookedCost, 'paid'> & { readonly over: VisitOver } {
  const over = isOff ? { charged, refunded, owed: paid - kept, kept } : { refunded, kept: 0 };
  return { paid: paid + refunded - (isOff ? charged : 0), over };
}

/** What a visit costs, what takes off of that, and what is paid of it. A sum that would only repeat the one above it is left out. */
export function visitSums({ voucher = 0, paid, ...cost }: VisitCost): readonly VisitSum[] {
  if (paid !== undefined) return bookedSums({ ...cost, paid });
  const due = sum('due', cost.subtotal - cost.discount - voucher);
  return [...visitPrice(cost), ...(voucher > 0 ? [sum('voucher', -voucher), due] : [])];
}

/** The same of one that is booked. */
export function bookedSums({ paid, over, ...price }: BookedCost): readonly VisitSum<BookedSumName>[] {
  const left = sum('left', Math.max(0, price.subtotal - price.discount - paid));
  return [
    ...visitPrice(price),
    ...some('paid', paid),
    ...(over || paid === 0 ? [] : [left]),
    ...some('charged', over?.charged),
    ...some('refunded', over?.refunded),
    ...some('owed', over?.owed),
    ...some('kept', over?.kept),
  ];
}

/** What a visit costs, and what takes off of that. */
export function visitPrice({ subtotal, discount }: VisitPrice): readonly VisitSum<PriceName>[] {
  const total = sum('total', subtotal - discount);
  return discount > 0 ? [sum('subtotal', subtotal), sum('discount', -discount), total] : [total];
}

const some = <Name extends VisitSumName>(name: Name, cents = 0) => (cents > 0 ? [sum(name, cents)] : []);

const sum = <Name extends VisitSumName>(name: Name, cents: Cents): VisitSum<Name> => ({ name, cents });
