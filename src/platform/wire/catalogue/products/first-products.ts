import { productId } from '#domain/catalogue/ids.ts';
import {
  askedKey,
  type FirstProducts,
  type FirstProductsAsked,
} from '#domain/catalogue/products/search/first-products.ts';
import { fields, id, isObject, list, number, text } from '../../read.ts';
import { parseProducts, type ProductContext } from './product.ts';

/** What a server hands on of a list of products that it has shown, for whoever shows the same before the whole list is there. */
export interface HandedProducts {
  /** What it was asked for. */
  readonly asked: string;
  readonly shop: string | null;
  readonly locale: string;
  readonly first: FirstProducts;
}

/** As it stands in a page; `reply`: the list as it came from the back end. */
export function writeFirstProducts(
  { products, total, counts, brands, stock }: FirstProducts,
  asked: FirstProductsAsked,
  reply: unknown,
): object {
  const byId = new Map((list(reply) ?? []).map((item) => [id(fields(item)['id']), item]));
  return {
    asked: askedKey(asked),
    shop: asked.shop,
    locale: asked.locale,
    products: products.map((product) => byId.get(product.id)),
    total,
    brands: brands.map((brand) => [brand, counts.brands.get(brand) ?? 0]),
    categories: [...counts.categories],
    everyCategory: counts.everyCategory,
    inStock: counts.inStock,
    prices: counts.prices,
    stock: stock && [...stock],
  };
}

/** Null for what is none, as what another version has written. */
export function parseFirstProducts(value: unknown, context: ProductContext): HandedProducts | null {
  const read = fields(value);
  const products = parseProducts(read['products'], context);
  const [total, everyCategory, inStock] = ['total', 'everyCategory', 'inStock'].map((name) =>
    number(read[name]),
  );
  if (!products || products.length !== list(read['products'])?.length) return null;
  if (total == null || everyCategory == null || inStock == null) return null;
  const brands = numbers(read['brands']);
  return {
    asked: text(read['asked']),
    shop: read['shop'] === null ? null : text(read['shop']),
    locale: text(read['locale']),
    first: {
      products,
      total,
      brands: brands.map(([brand]) => brand),
      counts: {
        categories: new Map(numbers(read['categories'])),
        everyCategory,
        brands: new Map(brands.filter(([, count]) => count > 0)),
        inStock,
        prices: pricesOf(read['prices']),
      },
      stock:
        read['stock'] === null
          ? null
          : new Map(numbers(read['stock']).map(([key, level]) => [productId(key), level])),
    },
  };
}

/** Pairs of a word and a number. */
function numbers(value: unknown): (readonly [string, number])[] {
  return (list(value) ?? []).flatMap((pair) => {
    const [key, said] = list(pair) ?? [];
    const count = number(said);
    return count === null ? [] : [[text(key), count] as const];
  });
}

function pricesOf(value: unknown): FirstProducts['counts']['prices'] {
  if (!isObject(value)) return null;
  const [least, most] = [number(value['least']), number(value['most'])];
  return least === null || most === null ? null : { least, most };
}
