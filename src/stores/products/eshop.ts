import { listArticles } from '#contract/catalogue/articles.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { parseProducts } from '#platform/wire/catalogue/product.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { askBeforeProduct } from '../events/before-add.ts';
import { eventProduct, eventShop, eventWords, type EventWords } from '../events/event-lines.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import { createProductsCart, PRODUCTS_CART, type ProductsCartStore } from './products-cart.ts';

/** The products of a company, and what a visitor means to buy of them. */
export interface Eshop {
  readonly products: LoadOnce<readonly Product[]>;
  readonly cart: ProductsCartStore;
  dispose(): void;
}

/** Opened where a company sells products, when they are first looked at or something of them is in the cart. */
export function createEshop({ connection, visitor, announcements }: FeatureTools): Eshop {
  const { api, company, locale, catalogue, warn } = connection;
  const products = loadOnce<readonly Product[]>({
    locale: () => locale.$locale.get(),
    async ask() {
      const known = valueOf(await company.ensure());
      const context = { base: api.base, currency: known?.currency ?? EURO, warn };
      return api.ask(listArticles, (reply) => parseProducts(reply, context), { query: { type: 2 } });
    },
  });
  const { cartState, saved } = visitor.openCart(PRODUCTS_CART);
  const cart = createProductsCart({
    $shops: catalogue.$shops,
    $products: products.$load,
    cartState,
    saved,
    mayAdd: askBeforeProduct(connection, announcements, ({ productId }) =>
      valueOf(products.$load.get())?.find(({ id }) => id === productId),
    ),
  });
  const offs = [
    locale.$locale.listen(products.follow),
    cart.$cart.listen(() =>
      announcements.emit('vitrine-cart-change', detailOf(cart, eventWords(connection))),
    ),
  ];
  return {
    products,
    cart,
    dispose() {
      for (const off of offs) off();
    },
  };
}

function detailOf({ $cart, $lines, $shop }: ProductsCartStore, words: EventWords) {
  const shown = new Map($lines.get()?.map(({ productId, product }) => [productId, product]));
  return {
    cart: 'products' as const,
    products: $cart
      .get()
      .lines.map(({ productId, quantity }) => eventProduct(productId, shown.get(productId), quantity, words)),
    shop: eventShop($shop.get()),
    currency: words.currency.code,
  };
}
