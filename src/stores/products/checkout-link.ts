import { carriedQuery } from '#domain/carts/joining/carried-products.ts';
import type { ProductsCart } from '#domain/carts/products-cart.ts';
import type { Company } from '#domain/company/company.ts';
import { storefrontOf, storefrontPath } from '#domain/shops/storefront-base.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Site } from '../site.ts';
import type { Eshop } from './eshop.ts';

interface ElementOnPage {
  readonly site: Pick<Site, 'navigation' | 'locale'>;
  readonly company: Pick<Company, 'identity'>;
  /** Where the element says that the company's storefront is. */
  readonly base?: string | undefined;
  readonly eshop: { readonly sent: Pick<Eshop['sent'], 'takeTo'> };
}

/** `follow`: the browser is to follow the address by itself, out of this page. */
export interface CheckoutLink {
  readonly href: string | null;
  readonly go: () => 'follow' | void;
}

/**
 * The way to where the products of a cart are paid for. A storefront of another origin is told what is in the cart by the address.
 * Null where nobody has said where the storefront is.
 */
export function checkoutLink(
  { site: { navigation, locale }, company, base, eshop }: ElementOnPage,
  cart: ProductsCart,
  onGo: () => void = () => undefined,
): CheckoutLink | null {
  const route = { kind: 'checkout' } as const;
  if (navigation.mode === 'history') {
    return {
      href: navigation.href(route),
      go() {
        if (navigation.open(route)) onGo();
      },
    };
  }
  const spoken = locale.$locale.get();
  const path = storefrontPath(base);
  if (path !== null) {
    return {
      href: path + buildHref(route, spoken),
      go: () => (navigation.announced(route, () => true) ? 'follow' : undefined),
    };
  }
  const address = storefrontOf(base, company);
  if (address === null) return null;
  const href = address + buildHref(route, spoken, carriedQuery(cart));
  return {
    href,
    go() {
      navigation.announced(route, () => {
        void eshop.sent.takeTo(href);
        // This page goes nowhere itself.
        return false;
      });
    },
  };
}
