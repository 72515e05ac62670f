import type { SaleWish } from '#platform/wire/checkout/sale-bodies.ts';
import type { SalePart } from './sale-part.ts';

/** What is bought, without what pays for it and how it is handed out. */
export type GoodsWish = Omit<SaleWish, 'codes' | 'credit' | 'hasDelivery'>;

export interface JoinedSale {
  /** Null: there is nothing to buy. */
  readonly wish: GoodsWish | null;
  /** What is bought, in the order of the parts. */
  readonly parts: readonly SalePart[];
  /** What is handed out in another shop than the one of the sale: it is bought on its own. */
  readonly apart: readonly SalePart[];
}

/** One sale of all parts that one shop hands out; the first that has a shop says which. */
export function joinSale(parts: readonly SalePart[]): JoinedSale {
  const wished = parts.filter(({ $wish }) => $wish.get() !== null);
  const shop = wished.map(({ $shop }) => $shop.get()).find((one) => one !== null) ?? null;
  const isApart = ({ $shop }: SalePart) => {
    const own = $shop.get();
    return own !== null && own.id !== shop?.id;
  };
  const joined = wished.filter((part) => !isApart(part));
  const wish = joined.reduce<GoodsWish>((sale, { $wish }) => ({ ...sale, ...$wish.get() }), {
    externalShopId: shop?.externalId ?? null,
    visit: null,
    products: [],
    gifts: [],
  });
  // Products are handed out by a shop: until it is known, there is nothing to price.
  const isKnown = joined.length > 0 && (wish.products.length === 0 || shop !== null);
  return { wish: isKnown ? wish : null, parts: joined, apart: wished.filter(isApart) };
}
