import { listArticles } from '#contract/catalogue/articles.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ProductId } from '#domain/catalogue/ids.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import { EURO, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { parseFirstProducts, type HandedProducts } from '#platform/wire/catalogue/products/first-products.ts';
import { parseProducts } from '#platform/wire/catalogue/products/product.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { askBeforeProduct } from '../events/before-add.ts';
import { eventProduct, eventShop, eventWords, type EventWords } from '../events/event-lines.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import { createCarriedProducts, type CarriedProductsStore } from './carried/carried-products.ts';
import { createSentCart, type SentCart } from './carried/sent-cart.ts';
import { createProductsCart, PRODUCTS_CART, type ProductsCartStore } from './products-cart.ts';

type SoldProduct = Pick<SoldLine, 'id' | 'quantity' | 'price'>;

/** The products of a company, and what a visitor means to buy of them. */
export interface Eshop {
  readonly products: LoadOnce<readonly Product[]>;
  /** The products that a server has shown and handed on; null for what are none. */
  readFirst(handedOn: unknown): HandedProducts | null;
  readonly cart: ProductsCartStore;
  /** The products that a link carries. */
  readonly carried: CarriedProductsStore;
  /** What was taken to a storefront of another origin. */
  readonly sent: Omit<SentCart, 'dispose'>;
  /** Tells the page around that products were paid; what each cost in all is in `price`. */
  tellSold(transactionId: string, shop: Shop | null, lines: readonly SoldProduct[], delivery: Cents): void;
  dispose(): void;
}

/** Only a customer's products are joined: its code comes with one. */
const productsJoin = async () => (await import('#domain/carts/joining/join-products.ts')).joinProducts;

/** Opened where a company sells products, when they are first looked at or something of them is in the cart. */
export function createEshop({ ports, connection, visitor, announcements }: FeatureTools): Eshop {
  const { api, company, locale, catalogue, warn } = connection;
  const contextNow = () => {
    const known = valueOf(company.$company.get());
    return { base: api.base, currency: known?.currency ?? EURO, warn };
  };
  const products = loadOnce<readonly Product[]>({
    locale: () => locale.$locale.get(),
    async ask() {
      await company.ensure();
      const context = contextNow();
      return api.ask(listArticles, (reply) => parseProducts(reply, context), { query: { type: 2 } });
    },
  });
  const { cartState, saved, known } = visitor.openCart(PRODUCTS_CART, productsJoin);
  const cart = createProductsCart({
    $shops: catalogue.$shops,
    $products: products.$load,
    cartState,
    saved,
    mayAdd: askBeforeProduct(connection, announcements, ({ productId }) =>
      valueOf(products.$load.get())?.find(({ id }) => id === productId),
    ),
  });
  const carried = createCarriedProducts({
    $company: company.$company,
    $products: products.$load,
    $shops: catalogue.$shops,
    cart,
    cartKnown: known,
  });
  const sent = createSentCart({ visitor, cart, hostPage: ports.hostPage });
  const offs = [
    locale.$locale.listen(products.follow),
    cart.$cart.listen(() =>
      announcements.emit('vitrine-cart-change', detailOf(cart, eventWords(connection))),
    ),
  ];
  return {
    products,
    readFirst: (handedOn) => (handedOn === undefined ? null : parseFirstProducts(handedOn, contextNow())),
    cart: {
      ...cart,
      finish(transactionId) {
        cart.finish(transactionId);
        carried.takeAfterSale();
      },
    },
    carried,
    sent,
    tellSold: createSoldEvent(products, { connection, announcements }),
    dispose() {
      for (const off of [...offs, carried.dispose, sent.dispose]) off();
    },
  };
}

/** Tells of what was paid, in the words of now. */
function createSoldEvent(
  { $load }: Eshop['products'],
  { connection, announcements }: Pick<FeatureTools, 'connection' | 'announcements'>,
): Eshop['tellSold'] {
  return (id, shop, lines, delivery) => {
    const words = eventWords(connection);
    const known = valueOf($load.get());
    announcements.emit('vitrine-purchase', {
      id,
      shop: eventShop(shop),
      products: lines.map((line) =>
        eventProduct(
          line.id as ProductId,
          known?.find((product) => product.id === line.id),
          line.quantity,
          words,
        ),
      ),
      value: toDecimal(sumOf(lines.map(({ price }) => price)), words.currency),
      delivery: toDecimal(delivery, words.currency),
      currency: words.currency.code,
    });
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
