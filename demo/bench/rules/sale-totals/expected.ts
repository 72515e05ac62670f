import type { Cents } from '#domain/prices/money.ts';
import type { Reduction, Salon } from './salons.ts';

/** What is in a cart, and what is to take off of it. */
export interface Bag {
  readonly visit: Salon['visits'][number] | null;
  readonly products: readonly {
    readonly externalId: string;
    readonly price: Cents;
    readonly quantity: number;
  }[];
  /** What each voucher that is bought costs. */
  readonly gifts: readonly Cents[];
  readonly coupon: Reduction | null;
  readonly reward: Reduction | null;
  readonly vouchers: Salon['vouchers'];
  readonly isSent: boolean;
}

export interface ExpectedTotals {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What vouchers pay. */
  readonly voucher: Cents;
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);

const pricesOf = ({ visit, products }: Bag) => [
  ...(visit?.lines ?? []).map(({ externalId, price }) => ({ externalId, price })),
  ...products.map(({ externalId, price, quantity }) => ({ externalId, price: price * quantity })),
];

/** Halves are rounded up. */
function takenOff({ kind, value, minTotal }: Reduction, goods: Cents): Cents {
  if (goods < minTotal) return 0;
  return kind === 'amount' ? Math.min(value, goods) : Math.round((goods * value) / 100);
}

/** What the coupon takes off: 0 is refused by the back end. */
export function byCoupon(bag: Bag): Cents {
  const { coupon } = bag;
  if (coupon === null) return 0;
  const goods = pricesOf(bag).filter(({ externalId }) => coupon.only?.includes(externalId) ?? true);
  return takenOff(coupon, sum(goods.map(({ price }) => price)));
}

/**
 * The totals of a cart by the prices that its visitor was shown, without a function that the back end prices with: a coupon first, a reward
 * of what it leaves, then vouchers; nothing of that pays for vouchers.
 */
export function expectedTotals(bag: Bag, delivery: Cents): ExpectedTotals {
  const goods = sum(pricesOf(bag).map(({ price }) => price));
  const coupon = byCoupon(bag);
  const discount = coupon + (bag.reward ? takenOff(bag.reward, goods - coupon) : 0);
  const balance = sum(bag.vouchers.map((voucher) => voucher.balance));
  return {
    subtotal: goods + sum(bag.gifts),
    discount,
    voucher: Math.min(balance, goods - discount + delivery),
  };
}
