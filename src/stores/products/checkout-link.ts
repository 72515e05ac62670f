import { carriedQuery } from '#domain/carts/joining/carried-products.ts';
import type { ProductsCart } from '#domain/carts/products-cart.ts';
import type { Company } from '#domain/company/company.ts';
import { storefrontOf } from '#domain/shops/storefront-base.ts';
import { buildHref } from '#domain/site/routes.ts';
import { storefrontLink, type StorefrontLink } from '../navigation/storefront-link.ts';
import type { Site } from '../site.ts';
import type { Eshop } from './eshop.ts';

interface ElementOnPage {
  readonly site: Pick<Site, 'navigation' | 'locale'>;
  readonly company: Pick<Company, 'identity'>;
  /** Where the element says that the company's storefront is. */
  readonly base?: string | undefined;
  readonly eshop: { readonly sent: Pick<Eshop['sent'], 'takeTo'> };
}

/**
 * The way to where the products of a cart are paid for. A storefront of another origin is told what is in the cart by the address.
 * Null where nobody has said where the storefront is.
 */
export function checkoutLink(
  { site, company, base, eshop }: ElementOnPage,
  cart: ProductsCart,
  onGo?: () => void,
): StorefrontLink | null {
  const route = { kind: 'checkout' } as const;
  const link = storefrontLink({ site, base }, route, onGo);
  const address = storefrontOf(base, company);
  if (link || address === null) return link;
  const href = address + buildHref(route, site.locale.$locale.get(), carriedQuery(cart));
  return {
    href,
    go() {
      site.navigation.announced(route, () => {
        void eshop.sent.takeTo(href);
        // This page goes nowhere itself.
        return false;
      });
    },
  };
}
