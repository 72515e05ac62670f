import { describe, expect, test } from 'vitest';
import { parseCategories, parseCategory, parseService } from './catalogue.ts';
import { context } from '../testing/replies.ts';

const picture = { url: '/medias/a.webp', widths: [320], alt: {}, colour: '#aabbcc' };
const readPicture = { ...picture, url: 'https://api.example/medias/a.webp' };
const { given } = context();

const article = {
  id: 5,
  artebeauteId: 'ab-105',
  type: 1,
  slug: 'soin',
  name: { fr: 'Soin', en: 'Care' },
  summary: { fr: 'Doux' },
  images: [picture],
  categories: [{ slug: 'soins' }, { slug: '' }, 'visage', { slug: 'visage' }],
  price: 40,
  weekprices: 35,
  prices: 45.5,
  booker: {
    active: true,
    duration: 60,
    pause: 15,
    pricesByShops: [
      { boutiqueId: 3, pvTtc: 38 },
      { boutiqueId: '', pvTtc: 1 },
      { boutiqueId: '4', pvTtc: 'free' },
    ],
    priceTime: { active: true, prices: [{ duration: 90, value: 55 }] },
    appointment: { nbCustomerRequired: 2, nbPractitionerRequired: 3 },
  },
};

const service = {
  id: '5',
  externalId: '105',
  slug: 'soin',
  name: { fr: 'Soin', en: 'Care' },
  summary: { fr: 'Doux' },
  pictures: [readPicture],
  categorySlugs: ['soins', 'visage'],
  durationMinutes: 60,
  pauseMinutes: 15,
  requiredCustomers: 2,
  requiredPractitioners: 3,
  prices: {
    base: 4000,
    weekday: 3500,
    weekend: 4550,
    byShop: new Map([['3', 3800]]),
    priceTimes: { mode: 'first', list: [{ durationMinutes: 90, price: 5500 }] },
  },
  bookable: true,
};

describe('a service', () => {
  test('a service is read whole', () => {
    expect(parseService(article, given)).toEqual(service);
    expect(parseService(article, { ...given, priceTimesMode: 'lowest' })?.prices.priceTimes?.mode).toBe(
      'lowest',
    );
  });

  test('a service that names only what it must is for one, takes no time and cannot be booked', () => {
    expect(parseService({ id: 's1', slug: 'soin', name: 'Soin', price: 0 }, given)).toEqual({
      id: 's1',
      externalId: 's1',
      slug: 'soin',
      name: { fr: 'Soin' },
      summary: {},
      pictures: [],
      categorySlugs: [],
      durationMinutes: 0,
      pauseMinutes: 0,
      requiredCustomers: 1,
      requiredPractitioners: 1,
      prices: { base: 0, weekday: null, weekend: null, byShop: new Map(), priceTimes: null },
      bookable: false,
    });
  });

  test.for<[string, object]>([
    ['an id', { id: null }],
    ['a slug', { slug: 5 }],
    ['a name', { name: { pt: 'Cuidado' } }],
    ['a price', { price: null }],
  ])('a service without %s is not shown', ([, change]) => {
    expect(parseService({ ...article, ...change }, given)).toBeNull();
  });

  test.for([
    [1440, 1440, true],
    [1441, 0, false],
    [1, 1, true],
    [0, 0, false],
    [-5, 0, false],
  ] as const)(
    'a service of %i minutes takes %i, and can be booked: %s',
    ([duration, durationMinutes, bookable]) => {
      const booker = { ...article.booker, duration, pause: duration };
      expect(parseService({ ...article, booker }, given)).toMatchObject({
        durationMinutes,
        pauseMinutes: durationMinutes,
        bookable,
      });
    },
  );

  test.for([
    [100, 20, 100, 20],
    [101, 21, 1, 1],
    [1, 1, 1, 1],
    [0, 0, 1, 1],
  ])(
    'a service for %i customers by %i practitioners is read as for %i by %i',
    ([customers, practitioners, forThem, byThem]) => {
      const needed = { nbCustomerRequired: customers, nbPractitionerRequired: practitioners };
      const parsed = parseService({ ...article, booker: { ...article.booker, appointment: needed } }, given);
      expect(parsed).toMatchObject({ requiredCustomers: forThem, requiredPractitioners: byThem });
    },
  );

  test.for<[string, object]>([
    ['are not switched on', { active: 'true', prices: [{ duration: 90, value: 55 }] }],
    ['are empty', { active: true, prices: [] }],
    ['cannot be read', { active: true, prices: [{ duration: 90, value: -1 }, { value: 5 }] }],
    ['last longer than a day', { active: true, prices: [{ duration: 1441, value: 55 }] }],
  ])('a service has no prices by time where they %s', ([, priceTime]) => {
    const parsed = parseService({ ...article, booker: { ...article.booker, priceTime } }, given);
    expect(parsed?.prices.priceTimes).toBeNull();
  });
});

describe('a category', () => {
  const category = {
    id: 'c1',
    slug: 'soins',
    order: 3,
    name: { fr: 'Soins' },
    summary: { fr: 'Tous' },
    images: [picture],
    articles: [article],
  };

  test('a category is read whole', () => {
    expect(parseCategory(category, given)).toEqual({
      id: 'c1',
      slug: 'soins',
      order: 3,
      name: { fr: 'Soins' },
      summary: { fr: 'Tous' },
      pictures: [readPicture],
      services: [service],
    });
  });

  test.for<[string, object]>([
    ['an id', { id: '' }],
    ['a slug', { slug: '' }],
    ['a name', { name: {} }],
  ])('a category without %s is not read', ([, change]) => {
    expect(parseCategory({ ...category, ...change }, given)).toBeNull();
  });

  test('a category without an order comes last, one without articles is empty', () => {
    const last = { ...category, slug: 'last', order: null, articles: null };
    const parsed = parseCategories([last, { ...category, order: 7 }, category], given);
    expect(parsed?.map(({ slug, order }) => [slug, order])).toEqual([
      ['soins', 3],
      ['soins', 7],
      ['last', Number.MAX_SAFE_INTEGER],
    ]);
    expect(parsed?.at(-1)?.services).toEqual([]);
  });

  test.for<[string, object, boolean]>([
    ['an article that says no type', { type: undefined }, true],
    ['an article of the type 1', { type: '1' }, true],
    ['an article of the type 4', { type: '4' }, true],
    ['a product', { type: '2' }, false],
    ['a draft', { draft: true }, false],
    ['an article that is said to be no draft', { draft: false }, true],
    ['an article whose slug is empty', { slug: '' }, false],
    ['an article whose slug is null', { slug: null }, false],
    ['an extra', { booker: { ...article.booker, upsellOnly: true } }, false],
  ])('a category shows %s: %j → %s', ([, change, isShown]) => {
    const { given: heard, warnings } = context();
    const parsed = parseCategory({ ...category, articles: [{ ...article, ...change }] }, heard);
    expect(parsed?.services).toHaveLength(isShown ? 1 : 0);
    expect(warnings).toEqual([]);
  });

  test('a service or category that should be shown and cannot be read is warned of by its kind', () => {
    const { given: heard, warnings } = context();
    parseCategories([{ ...category, articles: [{ ...article, price: null }] }, null], heard);
    expect(warnings).toEqual(['service', 'category']);
    expect(parseCategories('none', heard)).toBeNull();
  });
});
