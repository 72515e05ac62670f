import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import { carriedCart, soldOf, withCarried } from '#domain/carts/joining/carried-products.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { Company } from '#domain/company/company.ts';
import { sellsProducts } from '#domain/company/modules.ts';
import { jsonOf } from '#domain/json.ts';
import { valueOf } from '#stores/load.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';

interface CarriedProps {
  readonly site: Site;
  readonly company: Company;
  readonly eshop: Eshop;
}

/** What became of the products that a link carries. */
export interface Carried {
  /** They are on their way into the cart. */
  readonly isWaiting: boolean;
  /** How many products of the link the company does not sell at that shop. */
  readonly missing: number;
  /** The cart is another shop's, and the visitor chooses. */
  readonly choice: CarriedChoice | null;
}

export interface CarriedChoice {
  readonly cartShop: Shop;
  readonly shop: Shop;
  /** They take the place of all that is in the cart. */
  readonly take: () => void;
  /** They are let go. */
  readonly leave: () => void;
}

/** The products of the address that are sold, with the shop; null while that is not known, or nothing is carried. */
function useSold({ site, company, eshop }: CarriedProps) {
  const { products: text, shop: shopId } = useStore(site.navigation.$place).query;
  const products = valueOf(useStore(eshop.products.$load));
  const shops = valueOf(useStore(site.catalogue.$shops));
  const carried = useMemo(() => carriedCart({ products: text, shop: shopId }), [text, shopId]);
  const isCarrying = text !== undefined || shopId !== undefined;
  const sold = useMemo(() => {
    if (!isCarrying || !products || !shops) return null;
    const shop = shops.find(({ id }) => id === carried.shopId) ?? null;
    const isOpen = company.cartActive && sellsProducts(company);
    const cart = soldOf(carried, (id) => {
      const product = products.find((one) => one.id === id);
      return isOpen && shop !== null && product?.sellable === true && isSoldAt(product, shop);
    });
    return { cart, shop, missing: carried.lines.length - cart.lines.length };
  }, [isCarrying, carried, company, products, shops]);
  return { isCarrying, sold };
}

/** The address carries nothing any more: a reload puts in nothing. */
function forgetLink({ navigation }: Site): void {
  navigation.open({ kind: 'checkout' }, {}, { replace: true, isSamePage: true });
}

/**
 * Products that a link carries from a page of another origin join the cart, once: the address is without them then. Those of another
 * shop than the cart's are offered in its place.
 */
export function useCarriedProducts(props: CarriedProps): Carried {
  const { site, eshop } = props;
  const { isCarrying, sold } = useSold(props);
  const isRestoring = useStore(site.session.$session).kind === 'restoring';
  const contents = useStore(eshop.cart.$cart);
  const cartShop = useStore(eshop.cart.$shop);
  // What was missing is told when the address is without it, too.
  const [last, setLast] = useState(sold);
  if (sold && sold !== last) setLast(sold);
  useEffect(() => {
    if (isCarrying) void site.catalogue.ensureShops();
  }, [isCarrying, site]);
  const carried = isRestoring ? null : sold;
  const joined = carried && withCarried(contents, carried.cart);
  const canJoin = joined !== null;
  useEffect(() => {
    if (carried && canJoin && eshop.cart.carry(carried.cart)) forgetLink(site);
  }, [canJoin, carried, eshop, site]);
  const isJoined = joined !== null && jsonOf(joined) === jsonOf(contents);
  return {
    isWaiting: isCarrying && (carried === null || (canJoin && !isJoined)),
    missing: last?.missing ?? 0,
    choice:
      carried?.shop && cartShop && !canJoin
        ? {
            cartShop,
            shop: carried.shop,
            take() {
              eshop.cart.replace(carried.cart);
              forgetLink(site);
            },
            leave: () => forgetLink(site),
          }
        : null,
  };
}
