import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { demoCompanies } from '../companies.ts';
import type { SeedCompany } from '../model.ts';
import colours from '../pictures/colours.json' with { type: 'json' };
import { PICTURES } from '../pictures/pictures.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { all, companies, isBookable } from './every-company.ts';

const RESERVED = new Set(
  `services auth boutique contact gift legal magazine panier profile payments disabled waiting bonscadeaux presse rgpd
  legales cgv cgu api embed medias shops health assets ${LOCALES.join(' ')}`.split(/\s+/),
);

test('the nine companies of the demo are there, each with its own token, host and people', () => {
  expect(all.map(({ company }) => company.token)).toEqual([
    'cmp_maison',
    'cmp_atelier',
    'cmp_duo',
    'cmp_suisse',
    'cmp_paypal',
    'cmp_saferpay',
    'cmp_monetico',
    'cmp_closed',
    'cmp_works',
  ]);
  expect(new Set(all.flatMap(({ hosts }) => hosts)).size).toBe(9);
  for (const { people } of all) expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
});

test.each(companies)('lists of %s show a duration beside each price', (_, { company }) => {
  expect(company.booker.services?.list?.display).toEqual({ duration: true, price: true });
});

test('the marketplace has 24 shops in four countries and at least 36 services in eight categories', () => {
  const [maison] = all;
  expect(maison?.shops).toHaveLength(24);
  expect(new Set(maison?.shops.map(({ address }) => address.country))).toEqual(
    new Set(['FR', 'CH', 'ES', 'IT']),
  );
  expect(maison?.categories).toHaveLength(8);
  expect(maison?.services.filter(isBookable).length).toBeGreaterThanOrEqual(36);
  expect(maison?.shops.filter(({ bookable }) => bookable === false)).toHaveLength(1);
});

test('the e-shops have something to sell, and most shops sell it', () => {
  const [maison, , duo] = all;
  expect(maison?.products).toHaveLength(18);
  expect(new Set(maison?.products?.map(({ brand }) => brand)).size).toBeGreaterThan(1);
  for (const { price, regularPrice = price + 1 } of maison?.products ?? [])
    expect(regularPrice).toBeGreaterThan(price);
  expect(duo?.products).toHaveLength(4);
  const selling = maison?.shops.filter(({ products = [] }) => products.length > 0) ?? [];
  expect(selling.length).toBeGreaterThan(12);
  expect(maison?.products?.some(({ tracksStock }) => tracksStock === false)).toBe(true);
});

test('each provider takes the money of some company, as does none', () => {
  const providers = all.map(({ company }) => company.booker.payment.provider);
  expect(new Set(providers)).toEqual(new Set(['free', 'stripe', 'payzen', 'paypal', 'saferpay', 'monetico']));
  for (const { company, payment, products = [] } of all) {
    const { provider } = company.booker.payment;
    expect([company.nickname, payment !== undefined]).toEqual([company.nickname, provider !== 'free']);
    // Monetico is for visits alone.
    if (provider !== 'free') expect(products.length > 0).toBe(provider !== 'monetico');
  }
});

test('every kind of price is to be seen in some company', () => {
  const services = all.flatMap((seed) => seed.services);
  const kinds = new Set(
    services.map(({ weekdayPrice, weekendPrice, priceTimes }) =>
      [weekdayPrice && 'weekday', weekendPrice && 'weekend', priceTimes && 'time'].filter(Boolean).join(' '),
    ),
  );
  expect(kinds).toEqual(new Set(['', 'time', 'weekday', 'weekend', 'weekday weekend']));
  const timed = all.filter((seed) => seed.services.some(({ priceTimes }) => priceTimes !== undefined));
  const modes = timed.map(({ company }) => company.booker.services.priceTimesMode);
  expect(new Set(modes)).toEqual(new Set(['first', 'lowest']));
  const ofShops = all.flatMap(({ shops }) => shops.map(({ prices = {} }) => Object.keys(prices).length));
  expect(ofShops.filter((count) => count > 0).length).toBeGreaterThan(3);
});

describe.each(companies)('%s', (nickname, seed) => {
  const { categories, services, shops, products = [], productCategories = [] } = seed;
  const articles = [...services, ...products];
  const everyCategory = [...categories, ...productCategories];
  const slugs = [...everyCategory, ...articles, ...shops].map(({ slug }) => slug);
  const categorySlugs = new Set(categories.map(({ slug }) => slug));
  const serviceSlugs = new Set(services.map(({ slug }) => slug));

  test('slugs are unique of their kind, speakable in a path, and never a page of the site', () => {
    for (const list of [everyCategory, articles, shops])
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(RESERVED.has(slug), slug).toBe(false);
    }
  });

  test('every category, service, price and picture that is named exists', () => {
    for (const { slug, category, pictures } of services) {
      expect(categorySlugs.has(category), slug).toBe(true);
      expect(pictures.length, slug).toBeGreaterThan(0);
      for (const name of pictures) expect(() => pictureOf(nickname, name)).not.toThrow();
    }
    const shelves = new Set(productCategories.map(({ slug }) => slug));
    for (const { slug, category, pictures } of products) {
      expect(shelves.has(category), slug).toBe(true);
      expect(pictures.length, slug).toBeGreaterThan(0);
      for (const name of pictures) expect(() => pictureOf(nickname, name)).not.toThrow();
    }
    const known = new Set(products.map(({ slug }) => slug));
    for (const { slug, products: sold = [] } of shops)
      for (const product of sold) expect(known.has(product), `${slug} ${product}`).toBe(true);
    for (const { picture } of [...everyCategory, ...shops, ...(seed.groups ?? [])])
      expect(() => pictureOf(nickname, picture)).not.toThrow();
    const groupIds = new Set([undefined, ...(seed.groups ?? []).map(({ id }) => id)]);
    for (const shop of shops) {
      expect(groupIds.has(shop.group), shop.slug).toBe(true);
      expect(new Set(shop.services).size).toBe(shop.services.length);
      for (const slug of [...shop.services, ...Object.keys(shop.prices ?? {})])
        expect(serviceSlugs.has(slug), slug).toBe(true);
      for (const slug of Object.keys(shop.prices ?? {})) expect(shop.services, shop.slug).toContain(slug);
      for (const { categories: performed } of [...shop.practitioners, ...shop.cabins])
        for (const slug of performed) expect(categorySlugs.has(slug), `${shop.slug} ${slug}`).toBe(true);
    }
  });

  test('no price is published that does not hold: one by time comes before one of the day, and that before a shop’s', () => {
    for (const { slug, price, weekdayPrice, weekendPrice, priceTimes, durationMinutes } of services) {
      const isOfDay = weekdayPrice !== undefined || weekendPrice !== undefined;
      const isOfShop = shops.some(({ prices = {} }) => slug in prices);
      expect([priceTimes !== undefined, isOfDay, isOfShop].filter(Boolean).length, slug).toBeLessThan(2);
      const times = new Map(priceTimes);
      expect(times.size, slug).toBe(priceTimes?.length ?? 0);
      if (priceTimes !== undefined) expect(times.get(durationMinutes), slug).toBe(price);
    }
  });

  test('every picture has its colour and is used', () => {
    const used = JSON.stringify(seed);
    for (const { name } of PICTURES[nickname] ?? []) {
      expect(Object.hasOwn(colours, `${nickname}/${name}`), name).toBe(true);
      expect(used.includes(`"${name}"`) || used.includes(`/${nickname}/${name}.`), name).toBe(true);
    }
  });
});

test('the same day always makes the same companies, and another day moves only what is counted from it', () => {
  expect(demoCompanies('20261121')).toEqual(all);
  const still = (list: SeedCompany[]) =>
    list.map((seed) => ({
      ...seed,
      shops: seed.shops.map((shop) => ({ ...shop, closedDays: [], openDays: [] })),
    }));
  expect(still(demoCompanies('20270403'))).toEqual(still(all));
});
