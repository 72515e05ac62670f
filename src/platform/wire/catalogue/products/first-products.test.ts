import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findProducts,
  firstOf,
  type FirstProductsAsked,
} from '#domain/catalogue/products/search/first-products.ts';
import { PRODUCT_SORTS } from '#domain/catalogue/products/search/product-sort.ts';
import { productId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseFirstProducts, writeFirstProducts } from './first-products.ts';
import { parseProducts } from './product.ts';

const context = { base: 'https://back.example', currency: EURO, warn: () => {} };
const slugs = ['corps', 'visage', 'bain'];
const brands = ['', 'Orée', 'Figue', 'Zoé'];

const articles = fc
  .array(
    fc.record({
      name: fc.array(fc.constantFrom('huile', 'rose', 'Écume', 'sel 2', 'sel 10'), {
        minLength: 1,
        maxLength: 3,
      }),
      categories: fc.uniqueArray(fc.constantFrom(...slugs)),
      brand: fc.constantFrom(...brands),
      price: fc.integer({ min: 0, max: 900 }),
      enableStock: fc.boolean(),
      draft: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((made) =>
    made.map(({ name, categories, price, enableStock, ...facts }, at) => ({
      ...facts,
      id: `p${at}`,
      artebeauteId: `ab-${at}`,
      type: 2,
      slug: `s${at}`,
      name: { fr: name.join(' ') },
      summary: {},
      images: [{ url: `/medias/${at}.{width}.{format}`, widths: [320] }],
      categories: categories.map((slug) => ({ slug })),
      price: price / 100,
      regularPrice: 5,
      booker: { active: true, enableStock },
    })),
  );

const asked: fc.Arbitrary<FirstProductsAsked> = fc.record({
  filter: fc.record({
    text: fc.constantFrom('', 'huile', 'rose', 'zzz'),
    category: fc.option(fc.constantFrom(...slugs)),
    brands: fc.uniqueArray(fc.constantFrom('Orée', 'Figue', 'none')),
    least: fc.option(fc.integer({ min: 0, max: 900 })),
    most: fc.option(fc.integer({ min: 0, max: 900 })),
    inStock: fc.boolean(),
  }),
  sort: fc.constantFrom(...PRODUCT_SORTS),
  pages: fc.integer({ min: 1, max: 3 }),
  step: fc.constantFrom(1, 12),
  shop: fc.constantFrom(null, 'paris'),
  locale: fc.constantFrom('fr', 'de'),
});

const stocks = fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }));

/** The same on both sides: what a server has read, and what stands in its page. */
function bothSides(reply: readonly object[], question: FirstProductsAsked, levels: readonly number[] | null) {
  const products = parseProducts(reply, context) ?? [];
  const stock = levels && new Map(levels.map((level, at) => [productId(`p${at}`), level]));
  const { pages, step } = question;
  const first = firstOf(findProducts(products, question, stock), pages * step, stock);
  const page = JSON.stringify(writeFirstProducts(first, question, reply));
  return { first, page, handed: parseFirstProducts(JSON.parse(page), context) };
}

test('a page is handed on what its server shows of any list: the same products in order, counts, brands and prices', () => {
  fc.assert(
    fc.property(articles, asked, stocks, (reply, question, levels) => {
      const { first, handed } = bothSides(reply, question, levels);
      expect(handed?.first).toEqual(first);
      expect(handed).toMatchObject({ shop: question.shop, locale: question.locale });
    }),
    { numRuns: 500 },
  );
});

test('what is handed on is as long for 5,000 products as for 50', () => {
  const question = {
    filter: { text: '', category: null, brands: [], least: null, most: null, inStock: false },
    sort: 'name',
    pages: 1,
    step: 12,
    shop: null,
    locale: 'fr',
  } as const;
  const lengthOf = (count: number) => {
    const reply = Array.from({ length: count }, (_, at) => ({
      id: `p${at}`,
      type: 2,
      slug: `s${at}`,
      name: { fr: `Huile ${at}` },
      price: at,
      brand: brands[at % 4],
      categories: [{ slug: slugs[at % 3] }],
    }));
    return bothSides(reply, question, null).page.length;
  };
  expect(lengthOf(5000)).toBeLessThan(1.1 * lengthOf(50));
});

test.for([
  ['nothing', undefined],
  ['no list', { asked: '[]', total: 3, everyCategory: 3, inStock: 3 }],
  [
    'a product without a price',
    {
      total: 1,
      everyCategory: 1,
      inStock: 1,
      products: [{ id: 'p', type: 2, slug: 's', name: { fr: 'x' } }],
    },
  ],
  ['no total', { products: [], everyCategory: 1, inStock: 1 }],
])('%s is no list that was handed on', ([, value]) => {
  expect(parseFirstProducts(value, context)).toBeNull();
});
