import type { Cents } from '../prices/money.ts';
import type { SalePrice } from './sale-price.ts';

/** In the order in which they are told. */
export type SaleSumName =
  | 'subtotal'
  | 'discount'
  | 'delivery'
  | 'total'
  | 'voucher'
  | 'credit'
  | 'due'
  /** Paid online, or only held on the card. */
  | 'now'
  /** Paid in the shop. */
  | 'onSite';

export interface SaleSum {
  readonly name: SaleSumName;
  /** Negative where it is taken off. */
  readonly cents: Cents;
}

type SaleCost = Pick<
  SalePrice,
  'subtotal' | 'discount' | 'delivery' | 'total' | 'voucher' | 'credit' | 'due' | 'now' | 'mode'
>;

/** What is left for the shop: all of what is only held on the card. */
export const paidOnSite = ({ due, now, mode }: Pick<SalePrice, 'due' | 'now' | 'mode'>): Cents =>
  mode === 'hold' ? due : due - now;

/** What a sale costs and how it is paid. A sum that would only repeat the one above it, or is nothing, is left out. */
export function saleSums(price: SaleCost): readonly SaleSum[] {
  const { subtotal, discount, delivery, total, voucher, credit, due, now } = price;
  const onSite = paidOnSite(price);
  const shown: Readonly<Record<SaleSumName, boolean>> = {
    subtotal: discount > 0 || delivery > 0,
    discount: discount > 0,
    delivery: delivery > 0,
    total: true,
    voucher: voucher > 0,
    credit: credit > 0,
    due: voucher + credit > 0 && (onSite !== due || due === 0),
    now: onSite > 0 && now > 0,
    onSite: onSite > 0,
  };
  const cents: Readonly<Record<SaleSumName, Cents>> = {
    subtotal,
    discount: -discount,
    delivery,
    total,
    voucher: -voucher,
    credit: -credit,
    due,
    now,
    onSite,
  };
  return ORDER.filter((name) => shown[name]).map((name) => ({ name, cents: cents[name] }));
}

const ORDER = [
  'subtotal',
  'discount',
  'delivery',
  'total',
  'voucher',
  'credit',
  'due',
  'now',
  'onSite',
] as const satisfies readonly SaleSumName[];
