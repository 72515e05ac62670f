import { storefrontLink, type StorefrontLink } from '#stores/navigation/storefront-link.ts';

/** How many of each kind are in a cart. */
export interface CartCounts {
  readonly services: number;
  readonly products: number;
  readonly vouchers: number;
}

/** Whether what is in a cart costs more than one of its parts says. */
export const isMixed = (counts: CartCounts): boolean =>
  Object.values(counts).filter((count: number) => count > 0).length > 1;

/** The way to the checkout of all that is in a mixed cart; null: each part has its own way, if any. */
export function checkoutOfAll(
  element: Parameters<typeof storefrontLink>[0],
  counts: CartCounts,
  onGo?: () => void,
): StorefrontLink | null {
  return isMixed(counts) ? storefrontLink(element, { kind: 'checkout' }, onGo) : null;
}
