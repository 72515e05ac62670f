import type { Product, ProductCategory, ProductDetails } from '#domain/catalogue/products/product.ts';
import { externalProductId, productId, type ProductId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parsePictures } from '../../picture.ts';
import {
  amount,
  each,
  externalId,
  fields,
  flag,
  id,
  isEmpty,
  isObject,
  list,
  localized,
  number,
  text,
  type Warn,
} from '../../read.ts';

export interface ProductContext {
  /** Put before the paths of its media. */
  readonly base: string;
  readonly currency: Currency;
  readonly warn: Warn;
}

const PRODUCT_TYPES: readonly unknown[] = [2, '2'];

/** The products that a visitor may see, in the order of the back end; null for what is no list. */
export function parseProducts(value: unknown, context: ProductContext): Product[] | null {
  const items = list(value);
  if (items === null) return null;
  return each(items.filter(isShown), 'product', context.warn, (item) => parseProduct(item, context));
}

function isShown(value: unknown): boolean {
  const { type, draft } = fields(value);
  return PRODUCT_TYPES.includes(type) && draft !== true;
}

/** Null for what nobody could buy: without id, slug, name or price. */
function parseProduct(value: unknown, { base, currency, warn }: ProductContext): Product | null {
  const read = fields(value);
  const name = localized(read['name']);
  const price = amount(read['price'], currency);
  const regular = amount(read['regularPrice'], currency);
  const booker = fields(read['booker']);
  if (!id(read['id']) || !text(read['slug']) || isEmpty(name) || price === null) return null;
  return {
    id: productId(id(read['id'])),
    externalId: externalProductId(externalId(read)),
    slug: text(read['slug']),
    name,
    summary: localized(read['summary']),
    pictures: parsePictures(read['images'], base, warn),
    categorySlugs: (list(read['categories']) ?? []).map((one) => text(fields(one)['slug'])).filter(Boolean),
    brand: text(read['brand']).trim(),
    price,
    regularPrice: regular !== null && regular > price ? regular : null,
    sellable: flag(booker['active'], true),
    tracksStock: flag(booker['enableStock'], false),
  };
}

/** One product with its description; null for what is none, or a draft. */
export function parseProductDetails(value: unknown, context: ProductContext): ProductDetails | null {
  const { description } = fields(value);
  const product = isShown(value) ? parseProduct(value, context) : null;
  return product && { ...product, description: localized(description) };
}

/** The categories of the e-shop in the order of the back end; null for what is no list. */
export function parseProductCategories(value: unknown, warn: Warn): ProductCategory[] | null {
  if (list(value) === null) return null;
  return each(value, 'product category', warn, (item) => {
    const { slug, name } = fields(item);
    const named = localized(name);
    return text(slug) && !isEmpty(named) ? { slug: text(slug), name: named } : null;
  });
}

/** How many there are of products, by id; null for what tells nothing of any. */
export function parseStockLevels(value: unknown): ReadonlyMap<ProductId, number> | null {
  if (!isObject(value)) return null;
  return new Map(
    Object.entries(value).flatMap(([known, level]) => {
      const count = number(level);
      return count === null ? [] : [[productId(known), count] as const];
    }),
  );
}

/** How many there are of one product; null for what tells no number. */
export function parseStock(value: unknown): number | null {
  return number(fields(value)['stock']);
}
