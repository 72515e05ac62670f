import { describe, expect, test } from 'vitest';
import { isLocale, LOCALES } from '#domain/locale.ts';
import { faultsOfFrench } from '../check/french-spaces.ts';
import { demoCompanies } from './companies.ts';
import type { SeedCompany, SeedService, SeedShop, SeedWeek } from './model.ts';
import colours from './pictures/colours.json' with { type: 'json' };
import { PICTURES } from './pictures/pictures.ts';
import { pictureOf } from './pictures/picture-of.ts';

const RESERVED = new Set(
  `services auth boutique contact gift legal magazine panier profile payments disabled waiting bonscadeaux presse rgpd
  legales cgv cgu api embed medias shops health assets ${LOCALES.join(' ')}`.split(/\s+/),
);

/** South, west, north and east of the parts of each country that have shops. */
const BOUNDS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  FR: [[41.3, -5.2, 51.1, 9.6]],
  CH: [[45.8, 5.9, 47.9, 10.5]],
  ES: [
    [36, -9.4, 43.8, 3.4],
    [27.6, -18.2, 29.5, -13.4],
  ],
  IT: [[36.6, 6.6, 47.1, 18.6]],
};

const all = demoCompanies('20261121');

function localesOf({ company }: SeedCompany): string[] {
  return Object.entries(company.booker.langs).flatMap(([locale, enabled]) => (enabled ? [locale] : []));
}

/** Every object below a value that is a text in several languages, with where it stands. */
function* textsIn(value: unknown, path: string): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string');
  if (isText) yield [path, Object.fromEntries(entries)];
  else for (const [key, inner] of entries) yield* textsIn(inner, `${path}.${key}`);
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function expectWellFormed(week: SeedWeek, where: string): void {
  for (const ranges of Object.values(week)) {
    let last = -1;
    expect(ranges.length, where).toBeGreaterThan(0);
    for (const [from, to] of ranges) {
      expect(`${from} ${to}`, where).toMatch(/^([01]\d|2[0-3]):[0-5][05] ([01]\d|2[0-4]):[0-5][05]$/);
      expect(minutes(from), where).toBeGreaterThan(last);
      expect(minutes(to), where).toBeGreaterThan(minutes(from));
      last = minutes(to);
    }
  }
}

function isWithin(shop: SeedShop, week: SeedWeek): boolean {
  return Object.entries(week).every(([day, ranges]) => {
    const open =
      shop.week[Number(day) as 0] ?? (day === '0' && shop.openDays.length > 0 ? [['00:00', '24:00']] : []);
    return ranges.every(([from, to]) =>
      open.some(
        ([opens = '', closes = '']) => minutes(from) >= minutes(opens) && minutes(to) <= minutes(closes),
      ),
    );
  });
}

function isBookable({ active = true, draft = false, upsellOnly = false }: SeedService): boolean {
  return active && !draft && !upsellOnly;
}

test('the six companies of the demo are there, each with its own token, host and people', () => {
  expect(all.map(({ company }) => company.token)).toEqual([
    'cmp_maison',
    'cmp_atelier',
    'cmp_duo',
    'cmp_suisse',
    'cmp_closed',
    'cmp_works',
  ]);
  expect(new Set(all.flatMap(({ hosts }) => hosts)).size).toBe(6);
  for (const { people } of all) expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
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
  expect(maison?.products).toHaveLength(12);
  expect(duo?.products).toHaveLength(4);
  const selling = maison?.shops.filter(({ products = [] }) => products.length > 0) ?? [];
  expect(selling.length).toBeGreaterThan(12);
  expect(maison?.products?.some(({ tracksStock }) => tracksStock === false)).toBe(true);
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

describe.each(all.map((company) => [company.company.nickname, company] as const))('%s', (nickname, seed) => {
  const { company, categories, services, shops, products = [], productCategories = [] } = seed;
  const articles = [...services, ...products];
  const everyCategory = [...categories, ...productCategories];
  const slugs = [...everyCategory, ...articles, ...shops].map(({ slug }) => slug);
  const categorySlugs = new Set(categories.map(({ slug }) => slug));
  const serviceOf = new Map(services.map((service) => [service.slug, service]));

  test('every text is there in each language of the company, and says something', () => {
    const wanted = localesOf(seed).sort();
    for (const [path, text] of textsIn(seed, nickname)) {
      const spoken = Object.keys(text).sort();
      const isHoliday = path.includes('Days.') || path.includes('.langs');
      if (isHoliday) expect(spoken, path).toEqual(expect.arrayContaining(wanted));
      else expect(spoken, path).toEqual(wanted);
      for (const words of Object.values(text)) expect(String(words).trim(), path).not.toBe('');
    }
  });

  test('French has the spaces before its marks that no line breaks at', () => {
    const faults = [...textsIn(seed, nickname)].flatMap(([path, { fr = '' }]) =>
      faultsOfFrench(String(fr)).map((fault) => `${path} lacks ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('no two articles have the same summary or description in any language', () => {
    for (const locale of localesOf(seed)) {
      for (const field of ['name', 'summary', 'description'] as const) {
        const texts = articles.map((article) => article[field][locale as 'fr']);
        expect(new Set(texts).size, `${field} in ${locale}`).toBe(texts.length);
      }
    }
  });

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
        expect(serviceOf.has(slug), slug).toBe(true);
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

  test('hours are well-formed, and nobody works when the shop is closed', () => {
    for (const shop of shops) {
      expectWellFormed(shop.week, shop.slug);
      for (const { name, week } of shop.practitioners) {
        expectWellFormed(week, `${shop.slug} ${name}`);
        expect(isWithin(shop, week), `${shop.slug} ${name}`).toBe(true);
      }
      for (const { inDays, from, to } of [...shop.closedDays, ...shop.openDays]) {
        expect(inDays).toBeGreaterThanOrEqual(0);
        expect((from === undefined) === (to === undefined)).toBe(true);
        if (from !== undefined && to !== undefined) expect(minutes(to)).toBeGreaterThan(minutes(from));
      }
    }
  });

  test('a service for several finds so many at work for the whole of it on some day', () => {
    for (const shop of shops) {
      for (const slug of shop.services) {
        const service = serviceOf.get(slug);
        const count = service?.requiredPractitioners ?? 1;
        if (!service || count === 1) continue;
        const length = service.durationMinutes + service.pauseMinutes;
        const able = shop.practitioners.filter(
          ({ categories: performed, selectable = true }) =>
            selectable && performed.includes(service.category),
        );
        const starts = able.flatMap(({ week }) =>
          Object.entries(week).flatMap(([day, ranges]) =>
            ranges.map(([from]) => [day, minutes(from)] as const),
          ),
        );
        const best = starts.map(
          ([day, start]) =>
            able.filter(({ week }) =>
              week[Number(day) as 0]?.some(
                ([from, to]) => minutes(from) <= start && minutes(to) >= start + length,
              ),
            ).length,
        );
        expect(Math.max(0, ...best), `${shop.slug} ${slug}`).toBeGreaterThanOrEqual(count);
      }
    }
  });

  test('every service that a shop offers can be performed there', () => {
    for (const shop of shops) {
      const usesCabins = shop.usesCabins ?? company.booker.shopUseCabins;
      for (const service of shop.services.map((slug) => serviceOf.get(slug))) {
        if (!service || !isBookable(service)) continue;
        const where = `${shop.slug} ${service.slug}`;
        const able = shop.practitioners.filter(({ categories: performed }) =>
          performed.includes(service.category),
        );
        expect(able.length, where).toBeGreaterThanOrEqual(1);
        if (usesCabins && service.cabin !== false)
          expect(
            shop.cabins.some(({ categories: held }) => held.includes(service.category)),
            where,
          ).toBe(true);
        if (service.equipment)
          expect(
            shop.equipment.some(({ kind }) => kind === service.equipment),
            where,
          ).toBe(true);
      }
    }
  });

  test('shops stand in their country, in its time zone, each at a place of its own', () => {
    for (const { slug, latitude, longitude, address, timeZone } of shops) {
      const inside = BOUNDS[address.country]?.some(
        ([south, west, north, east]) =>
          latitude > south && latitude < north && longitude > west && longitude < east,
      );
      expect(inside, slug).toBe(true);
      expect(() => new Intl.DateTimeFormat('fr', { timeZone })).not.toThrow();
      expect(address.zipcode).toMatch(address.country === 'CH' ? /^\d{4}$/ : /^\d{5}$/);
    }
    expect(new Set(shops.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
      shops.length,
    );
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
