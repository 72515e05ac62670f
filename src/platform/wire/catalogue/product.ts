import type { Product } from '#domain/catalogue/products/product.ts';
import { externalProductId, productId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parsePictures } from '../picture.ts';
import { amount, each, externalId, fields, id, isEmpty, list, localized, text, type Warn } from '../read.ts';

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
  const shown = items.filter((item) => {
    const { type, draft } = fields(item);
    return PRODUCT_TYPES.includes(type) && draft !== true;
  });
  return each(shown, 'product', context.warn, (item) => parseProduct(item, context));
}

/** Null for what nobody could buy: without id, slug, name or price. */
function parseProduct(value: unknown, { base, currency, warn }: ProductContext): Product | null {
  const read = fields(value);
  const name = localized(read['name']);
  const price = amount(read['price'], currency);
  if (!id(read['id']) || !text(read['slug']) || isEmpty(name) || price === null) return null;
  return {
    id: productId(id(read['id'])),
    externalId: externalProductId(externalId(read)),
    slug: text(read['slug']),
    name,
    summary: localized(read['summary']),
    pictures: parsePictures(read['images'], base, warn),
    price,
  };
}
