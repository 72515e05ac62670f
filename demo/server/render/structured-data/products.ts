import type { ItemList, Offer, Product as ProductThing } from 'schema-dts';
import { stockState, type StockState } from '#domain/catalogue/products/stock.ts';
import { textIn } from '#domain/locale.ts';
import { toDecimal } from '#domain/prices/money.ts';
import { buildPath } from '#domain/site/routes.ts';
import type { ListedProduct, PageFacts } from './page-facts.ts';
import { pictureUrl } from './salons.ts';

const MOST_PRODUCTS = 50;

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
} as const satisfies Record<Exclude<StockState['kind'], 'unknown'>, string>;

function offer({ company }: PageFacts, { product, level }: ListedProduct, url: string): Offer {
  const { kind } = stockState(product.tracksStock, level);
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(product.price, company.currency),
    priceCurrency: company.currency.code,
    // What nobody has counted is not said to be there.
    ...(kind !== 'unknown' && { availability: AVAILABILITY[kind] }),
    seller: { '@type': 'Organization', name: company.identity.name },
  };
}

/** A product with what it costs and whether there is any of it. */
export function productThing(facts: PageFacts, listed: ListedProduct): ProductThing {
  const { locale, origin } = facts;
  const { product } = listed;
  const url = origin + buildPath({ kind: 'article', slug: product.slug }, locale);
  const summary = textIn(locale, product.summary);
  return {
    '@type': 'Product',
    name: textIn(locale, product.name),
    ...(summary && { description: summary }),
    ...(product.pictures.length > 0 && { image: product.pictures.map(pictureUrl) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    sku: product.externalId,
    url,
    offers: offer(facts, listed, url),
  };
}

/** The first products of the list, each with its own page. */
export function productList(facts: PageFacts): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: facts.products.length,
    itemListElement: facts.products.slice(0, MOST_PRODUCTS).map((listed, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productThing(facts, listed),
    })),
  };
}
