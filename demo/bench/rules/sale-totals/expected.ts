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
  readonly total: Cents;
  /** What vouchers pay. */
  readonly voucher: Cents;
  /** What the customer's own credit pays. */
  readonly credit: Cents;
  readonly due: Cents;
  /** Of that, what is paid or held online. */
  readonly now: Cents;
  readonly tax: Cents;
}

/** Of all goods of the test companies, per cent. A voucher is taxed when it is used. */
const VAT = 20;

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);

const servicesOf = ({ visit }: Bag) => visit?.lines ?? [];

const goodsOf = (bag: Bag) => [
  ...servicesOf(bag).map(({ externalId, price }) => ({ externalId, price })),
  ...bag.products.map(({ externalId, price, quantity }) => ({ externalId, price: price * quantity })),
];

/** Halves are rounded up. */
const share = (amount: Cents, percent: number) => Math.round((amount * percent) / 100);

function takenOff({ kind, value, minTotal }: Reduction, goods: Cents): Cents {
  if (goods < minTotal) return 0;
  return kind === 'amount' ? Math.min(value, goods) : share(goods, value);
}

/** What the coupon takes off: 0 is refused by the back end. */
export function byCoupon(bag: Bag): Cents {
  const { coupon } = bag;
  if (coupon === null) return 0;
  const goods = goodsOf(bag).filter(({ externalId }) => coupon.only?.includes(externalId) ?? true);
  return takenOff(coupon, sum(goods.map(({ price }) => price)));
}

/** What each of the goods costs after the discount: every one bears its part, and what rounding leaves goes to those that lost the most by it. */
function netPrices(prices: readonly Cents[], discount: Cents): Cents[] {
  const all = sum(prices);
  if (all === 0) return [...prices];
  const parts = prices.map((price, index) => {
    const exact = (discount * price) / all;
    return { index, whole: Math.floor(exact), rest: (discount * price) % all };
  });
  const left = discount - sum(parts.map(({ whole }) => whole));
  const favoured = new Set(
    parts
      .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => (prices[index] ?? 0) - whole - (favoured.has(index) ? 1 : 0));
}

interface Terms extends Pick<Salon, 'mode' | 'depositPercent' | 'delivery'> {
  /** What the customer wants to spend of their credit. */
  readonly credit: Cents;
}

/** What sending the products costs: nothing from a sum of them on, after the discount. */
function deliveryOf(bag: Bag, { delivery }: Terms, products: Cents): Cents {
  if (!bag.isSent || delivery === null || products >= delivery.freeFrom) return 0;
  return delivery.price;
}

/**
 * The totals of a cart by the prices that its visitor was shown, without a function that the back end prices with: a coupon first, a reward
 * of what it leaves, then vouchers and credit; nothing of that pays for vouchers.
 */
export function expectedTotals(bag: Bag, terms: Terms): ExpectedTotals {
  const prices = goodsOf(bag).map(({ price }) => price);
  const goods = sum(prices);
  const gifts = sum(bag.gifts);
  const coupon = byCoupon(bag);
  const discount = coupon + (bag.reward ? takenOff(bag.reward, goods - coupon) : 0);
  const net = netPrices(prices, discount);
  const services = sum(net.slice(0, servicesOf(bag).length));
  const delivery = deliveryOf(bag, terms, goods - discount - services);
  const total = goods + gifts - discount + delivery;
  const voucher = Math.min(sum(bag.vouchers.map(({ balance }) => balance)), total - gifts);
  const others = total - services;
  const asked = onlineOf({ services, others, due: total - voucher }, terms);
  const credit = Math.min(terms.credit, Math.max(0, asked - gifts));
  const due = total - voucher - credit;
  const taxes = [...net, delivery].map((price) => Math.round((price * VAT) / (100 + VAT)));
  return {
    subtotal: goods + gifts,
    discount,
    total,
    voucher,
    credit,
    due,
    now: onlineOf({ services, others, due }, terms),
    tax: sum(taxes),
  };
}

/** Of what is due: all but what the salon lets be paid after the visit. A card is only held for a visit alone. */
function onlineOf(
  { services, others, due }: { readonly services: Cents; readonly others: Cents; readonly due: Cents },
  { mode, depositPercent }: Terms,
): Cents {
  if (mode === 'hold' && others === 0) return due;
  const atOnce = { none: 0, hold: 0, full: services, deposit: share(services, depositPercent) }[mode];
  return Math.max(0, due - (services - atOnce));
}
