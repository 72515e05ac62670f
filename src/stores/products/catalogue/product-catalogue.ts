import { computed, type ReadableAtom } from 'nanostores';
import { articleBySlug } from '#contract/catalogue/articles.ts';
import { listEshopCategories, productStock, stockLevels } from '#contract/orders/eshop.ts';
import type { ProductId, ShopId } from '#domain/catalogue/ids.ts';
import type { ProductCategory, ProductDetails } from '#domain/catalogue/products/product.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Answer } from '#platform/api/answer.ts';
import {
  parseProductCategories,
  parseProductDetails,
  parseStock,
  parseStockLevels,
} from '#platform/wire/catalogue/products/product.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { IDLE, loadOnce, valueOf, type LoadOnce } from '../../load.ts';

type Shown<T> = Pick<LoadOnce<T>, '$load' | 'ensure'>;
type Counted<T> = Shown<T> & Pick<LoadOnce<T>, 'again'>;

/** What is told of the products of a company beside their list, each asked for when it is first wanted. */
export interface ProductCatalogue extends FeatureStore {
  readonly categories: Shown<readonly ProductCategory[]>;
  /** A product with its description; null: there is none of that slug. */
  product(slug: string): Shown<ProductDetails | null>;
  /** How many there are of each product that is counted: at a shop, without one in that which has most of it. */
  stockAt(shopId: ShopId | null): Shown<ReadonlyMap<ProductId, number>>;
  /** How many there are of one product: at a shop, without one in that which has most of it. */
  stockOf(productId: ProductId, shopId: ShopId | null): Counted<number>;
  /** Which of these shops have any of a product, as far as that is known. */
  stockedAt(productId: ProductId, shopIds: readonly ShopId[]): StockedShops;
}

export interface StockedShops {
  /** In their order. */
  readonly $shops: ReadableAtom<readonly ShopId[]>;
  /** Asks about each of them, once. */
  ensure(): void;
}

/** No address of a product is longer. */
const LONGEST_SLUG = 120;

/** Of what is the same in every language. */
const NO_LANGUAGE = () => 'fr' as const;

/** One load of each key, made when it is first asked for. */
function each<T>(make: (key: string) => LoadOnce<T>) {
  const made = new Map<string, LoadOnce<T>>();
  return {
    of(key: string): LoadOnce<T> {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
    all: () => made.values(),
  };
}

export function createProductCatalogue({ connection }: Pick<FeatureTools, 'connection'>): ProductCatalogue {
  const { api, company, locale, warn } = connection;
  const spoken = () => locale.$locale.get();
  const categories = loadOnce<readonly ProductCategory[]>({
    ask: () =>
      api.ask(listEshopCategories, (reply) => parseProductCategories(reply, warn), {
        query: { brief: '1' },
      }),
    locale: spoken,
  });
  const products = each((slug) =>
    loadOnce<ProductDetails | null>({ ask: () => askProduct(slug), locale: spoken }),
  );
  const levels = each((shopId) => {
    const input = { query: shopId ? { shopId } : {} };
    return loadOnce<ReadonlyMap<ProductId, number>>({
      ask: () => api.ask(stockLevels, parseStockLevels, input),
      locale: NO_LANGUAGE,
    });
  });
  const stocks = each((key) => {
    const [id = '', shopId] = key.split(' ');
    const input = { params: { id, qty: 1 }, query: shopId ? { shopId } : {} };
    return loadOnce<number>({ ask: () => api.ask(productStock, parseStock, input), locale: NO_LANGUAGE });
  });

  async function askProduct(slug: string): Promise<Answer<ProductDetails | null>> {
    if (slug.length > LONGEST_SLUG) return { kind: 'ok', value: null };
    const known = valueOf(await company.ensure());
    const context = { base: api.base, currency: known?.currency ?? EURO, warn };
    const read = (reply: unknown) => ({ product: parseProductDetails(reply, context) });
    const answer = await api.ask(articleBySlug, read, { params: { slug } });
    if (answer.kind === 'ok') return { kind: 'ok', value: answer.value.product };
    return answer.problem.code === 404 ? { kind: 'ok', value: null } : answer;
  }

  const stockOf = (productId: ProductId, shopId: ShopId | null) => stocks.of(`${productId} ${shopId ?? ''}`);

  const off = locale.$locale.listen(() => {
    for (const load of [categories, ...products.all()]) load.follow();
  });

  return {
    categories,
    product: products.of,
    stockAt: (shopId) => levels.of(shopId ?? ''),
    stockOf,
    stockedAt(productId, shopIds) {
      const loads = shopIds.map((id) => stockOf(productId, id));
      return {
        $shops: computed(
          loads.map(({ $load }) => $load),
          (...known) => shopIds.filter((_, at) => (valueOf(known[at] ?? IDLE) ?? 0) > 0),
        ),
        ensure: () => loads.forEach((load) => void load.ensure()),
      };
    },
    dispose: off,
  };
}
