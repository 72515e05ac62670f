import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { cartTotal } from '#domain/carts/cart-total.ts';
import { sumOfProducts } from '#domain/catalogue/products/product.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { sumOfGifts } from '#domain/gifts/ordered-gift.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { $noGifts } from '#stores/gifts/list/no-gifts.ts';
import { storefrontLink } from '#stores/navigation/storefront-link.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { $noLines, $noProductShop } from '#stores/products/no-products.ts';
import type { Site } from '#stores/site.ts';
import type { PartState } from '#ui/loading/lazy-part.ts';
import { CartTotalView, type VisitInTotal } from './cart-total.view.tsx';

/** How many of each kind are in a cart. */
export interface CartCounts {
  readonly services: number;
  readonly products: number;
  readonly vouchers: number;
}

interface CartParts {
  readonly site: Site;
  readonly company: Company;
  /** Where the company's storefront is, as the page around says. */
  readonly base?: string | undefined;
  readonly counts: CartCounts;
  readonly eshop: Eshop | null;
  readonly gifts: PartState<Gifts>;
  /** The services; null while they are not known. `sums`: of the time that this tab holds for all of them. */
  readonly booking: {
    readonly total: ShownPrice;
    readonly sums: ReactNode;
    readonly shop: Shop | null;
  } | null;
  /** A time is held for them, in this tab or another. */
  readonly isHeld: boolean;
  /** The visitor goes to the checkout. */
  readonly onLeave?: (() => void) | undefined;
}

/** What all of a mixed cart costs, and whether the way to the checkout of all is with it: else each part keeps its own. */
export interface ShownCartTotal {
  readonly total: ReactNode;
  readonly isOrderedBelow: boolean;
}

const NONE: ShownCartTotal = { total: null, isOrderedBelow: false };

/** The total of a cart of several kinds, once every price in it is known. */
export function useCartTotal(parts: CartParts): ShownCartTotal {
  const { company, counts, gifts, booking } = parts;
  const { services, products, vouchers } = counts;
  const eshop = products > 0 ? parts.eshop : null;
  const lines = useStore(eshop?.cart.$lines ?? $noLines);
  const shop = useStore(eshop?.cart.$shop ?? $noProductShop);
  const list = useStore(gifts.kind === 'ready' ? gifts.value.$list : $noGifts);
  const isMixed = [services, products, vouchers].filter((count) => count > 0).length > 1;
  const isKnown =
    (services === 0 || booking !== null) &&
    (products === 0 || (eshop !== null && lines !== null)) &&
    (vouchers === 0 || gifts.kind === 'ready');
  if (!isMixed || !isKnown || lines === null) return NONE;
  const visit = services > 0 ? booking : null;
  // Products that nobody has said the shop of are not to be bought yet.
  const canOrder = vouchers > 0 || shop !== null;
  const checkout = canOrder ? storefrontLink(parts, { kind: 'checkout' }, parts.onLeave) : null;
  return {
    total: (
      <CartTotalView
        price={cartTotal(visit && visit.total, sumOfProducts(lines) + sumOfGifts(list))}
        currency={company.currency}
        visit={visit && visitIn(visit, parts.isHeld)}
        isApart={visit !== null && visit.shop !== null && shop !== null && visit.shop.id !== shop.id}
        checkout={checkout}
      />
    ),
    isOrderedBelow: checkout !== null,
  };
}

function visitIn({ sums }: { readonly sums: ReactNode }, isHeld: boolean): VisitInTotal {
  if (sums !== null) return 'placed';
  return isHeld ? 'elsewhere' : 'unplaced';
}
