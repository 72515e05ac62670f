import { listArticles } from '#contract/catalogue/articles.ts';
import { listCategories } from '#contract/catalogue/categories.ts';
import { stockLevels } from '#contract/orders/eshop.ts';
import { listShops } from '#contract/shop/shops.ts';
import type { FirstProducts, FirstProductsAsked } from '#domain/catalogue/products/search/first-products.ts';
import { writeFirstProducts } from '#platform/wire/catalogue/products/first-products.ts';
import type { SiteData } from '#stores/composition/site-options.ts';
import type { OpenedElement } from '../opened-element.tsx';

/** Characters of a list that comes with a page at most: a longer one is read by whoever hydrates the page. */
const LONGEST_LIST = 300_000;

const PRODUCTS = `${listArticles.path}?type=2`;
/** What the first products of a list stand for. */
const OF_PRODUCTS: readonly string[] = [PRODUCTS, stockLevels.path];

/** A site's own data, without lists that are too long. */
export function withinReason(
  { shops, categories, ...data }: SiteData,
  { lengthOf }: Pick<OpenedElement, 'lengthOf'>,
): SiteData {
  const isShort = ({ path }: { readonly path: string }) => lengthOf(path) <= LONGEST_LIST;
  return {
    ...data,
    ...(isShort(listShops) && { shops }),
    ...(isShort(listCategories) && { categories }),
  };
}

/** What was read besides, as far as it is short, and in place of a list of products what is shown of it. */
export function handedOnWith({
  replies,
  handedOn,
  lengthOf,
}: Pick<OpenedElement, 'replies' | 'handedOn' | 'lengthOf'>): Pick<SiteData, 'replies' | 'handedOn'> {
  const read = replies();
  const told = handedOn().get('products') as
    { readonly asked: FirstProductsAsked; readonly first: FirstProducts } | undefined;
  const short = Object.fromEntries(
    Object.entries(read).filter(
      ([path]) => lengthOf(path) <= LONGEST_LIST && !(told && OF_PRODUCTS.includes(path)),
    ),
  );
  if (!told) return { replies: short };
  return {
    replies: short,
    handedOn: { products: writeFirstProducts(told.first, told.asked, read[PRODUCTS]) },
  };
}
