import { describe, expect, test } from 'vitest';
import { context } from '../../testing/replies.ts';
import { parseProducts } from './product.ts';

describe('a product', () => {
  const product = {
    id: 8,
    artebeauteId: 'ab-208',
    type: 2,
    slug: 'huile',
    name: { fr: 'Huile' },
    summary: { fr: 'Douce' },
    images: [{ url: '/a.webp', widths: [320], colour: '#aabbcc' }],
    categories: [{ slug: 'corps' }, {}],
    brand: ' Orée ',
    price: 19.9,
    regularPrice: 24,
    booker: { active: false, enableStock: true },
  };

  test('a product is read whole', () => {
    expect(parseProducts([product], context().given)).toEqual([
      {
        id: '8',
        externalId: '208',
        slug: 'huile',
        name: { fr: 'Huile' },
        summary: { fr: 'Douce' },
        pictures: [{ url: 'https://api.example/a.webp', widths: [320], alt: {}, colour: '#aabbcc' }],
        categorySlugs: ['corps'],
        brand: 'Orée',
        price: 1990,
        regularPrice: 2400,
        sellable: false,
        tracksStock: true,
      },
    ]);
  });

  test('a product of another type, or a draft, is left out without a warning', () => {
    const { given, warnings } = context();
    const others = [{ type: 1 }, { type: undefined }, { draft: true }];
    const list = others.map((change) => ({ ...product, ...change }));
    expect(parseProducts(list, given)).toEqual([]);
    expect(warnings).toEqual([]);
    const shown = [{ type: '2' }, { draft: false }, { artebeauteId: null }];
    const ids = parseProducts(
      shown.map((change) => ({ ...product, ...change })),
      given,
    )?.map(({ externalId }) => externalId);
    expect(ids).toEqual(['208', '208', '8']);
  });

  test.for<[string, object]>([
    ['an id', { id: '' }],
    ['a slug', { slug: '' }],
    ['a name', { name: {} }],
    ['a price', { price: null }],
  ])('a product without %s is left out and warned of', ([, change]) => {
    const { given, warnings } = context();
    expect(parseProducts([{ ...product, ...change }], given)).toEqual([]);
    expect(warnings).toEqual(['product']);
    expect(parseProducts(null, given)).toBeNull();
  });
});
