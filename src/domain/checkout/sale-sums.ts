import type { Cents } from '../prices/money.ts';
import type { SalePrice } from './sale-price.ts';

export type SaleSumName = ReturnType<typeof allSums>[number][0];

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
  return allSums(price).flatMap(([name, cents, isShown]) => (isShown ? [{ name, cents }] : []));
}

/** Each that there may be, in the order in which they are told, and whether it is. */
function allSums(price: SaleCost) {
  const { subtotal, discount, delivery, total, voucher, credit, due, now } = price;
  const onSite = paidOnSite(price);
  return [
    ['subtotal', subtotal, discount > 0 || delivery > 0],
    ['discount', -discount, discount > 0],
    ['delivery', delivery, delivery > 0],
    ['total', total, true],
    ['voucher', -voucher, voucher > 0],
    ['credit', -credit, credit > 0],
    ['due', due, voucher + credit > 0 && (onSite !== due || due === 0)],
    // Paid online, or only held on the card.
    ['now', now, onSite > 0 && now > 0],
    // Paid in the shop.
    ['onSite', onSite, onSite > 0],
  ] as const satisfies readonly (readonly [name: string, cents: Cents, isShown: boolean])[];
}
