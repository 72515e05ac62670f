import { carriedQuery } from '#domain/carts/joining/carried-products.ts';
import type { ProductsCart } from '#domain/carts/products-cart.ts';
import type { Company } from '#domain/company/company.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Site } from '../site.ts';

interface ElementOnPage {
  readonly site: Pick<Site, 'navigation' | 'locale'>;
  readonly company: Pick<Company, 'identity'>;
  /** Where the element says that the company's storefront is. */
  readonly base?: string | undefined;
}

/** `follow`: the browser is to follow the address by itself, out of this page. */
export interface CheckoutLink {
  readonly href: string | null;
  readonly go: () => 'follow' | void;
}

/** Whether the storefront is on this page's origin, and so has the cart that this page has. */
export function hasSameCart(base: string | undefined): boolean {
  return storefrontBase(base)?.startsWith('/') === true;
}

/**
 * The way to where the products of a cart are paid for. A storefront of another origin is told what is in the cart by the address.
 * Null where nobody has said where the storefront is.
 */
export function checkoutLink(
  { site: { navigation, locale }, company, base }: ElementOnPage,
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
  const address = storefrontBase(base) ?? storefrontBase(company.identity.websiteUrl);
  if (address === null) return null;
  return {
    href: address + buildHref(route, locale.$locale.get(), hasSameCart(base) ? {} : carriedQuery(cart)),
    go: () => (navigation.announced(route, () => true) ? 'follow' : undefined),
  };
}
