import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { sumOfProducts } from '#domain/catalogue/products/product.ts';
import type { Company } from '#domain/company/company.ts';
import { sumOfGifts } from '#domain/gifts/ordered-gift.ts';
import { cartTotal } from '#domain/prices/pricing-visit.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { $noGifts } from '#stores/gifts/list/no-gifts.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import type { StorefrontLink } from '#stores/navigation/storefront-link.ts';
import { $noLines, $noProductShop } from '#stores/products/no-products.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { CartTotalView } from './cart-total.view.tsx';

export interface CartTotalProps {
  readonly company: Company;
  /** Null where no product is in the cart. */
  readonly eshop: Eshop | null;
  /** Null where no voucher is in the cart. */
  readonly gifts: Gifts | null;
  /** What the services cost; null without any. */
  readonly visit: { readonly price: ShownPrice; readonly isPlaced: boolean } | null;
  /** Where all of it is paid for; null where that is no page of this origin. */
  readonly checkout: StorefrontLink | null;
}

/** What all of the cart costs. Nothing until every price is known. */
export function CartTotal({ company, eshop, gifts, visit, checkout }: CartTotalProps) {
  const lines = useStore(eshop?.cart.$lines ?? $noLines);
  const shop = useStore(eshop?.cart.$shop ?? $noProductShop);
  const list = useStore(gifts?.$list ?? $noGifts);
  useEffect(() => void eshop?.products.ensure(), [eshop]);
  if (lines === null) return null;
  const placed = visit?.isPlaced ? 'placed' : 'unplaced';
  return (
    <CartTotalView
      price={cartTotal(visit && visit.price, sumOfProducts(lines) + sumOfGifts(list))}
      currency={company.currency}
      visit={visit && placed}
      checkout={gifts || shop ? checkout : null}
    />
  );
}
