import { describe, expect, test } from 'vitest';
import type { SeedShop, SeedWeek } from '../model.ts';
import { all, companies, isBookable } from './every-company.ts';

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

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

test('some shops have several pictures, so that the gallery of their page can be seen', () => {
  const several = all.flatMap(({ company, shops }) =>
    shops
      .filter(({ morePictures = [] }) => morePictures.length > 1)
      .map(({ slug }) => `${company.nickname} ${slug}`),
  );
  expect(several).toEqual([
    'maison paris-marais',
    'maison paris-saint-germain',
    'maison paris-batignolles',
    'atelier croix-rousse',
  ]);
});

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

test.each([
  ['address', ({ address: { street, zipcode, city } }: SeedShop) => `${street}, ${zipcode} ${city}`],
  ['number', ({ phone }: SeedShop) => phone],
  ['point of the map', ({ latitude, longitude }: SeedShop) => `${latitude} ${longitude}`],
])('no two shops have one %s, be they of two companies', (_, of) => {
  const places = all.flatMap(({ shops }) => shops.map(of));
  expect(places.filter((each, index) => places.indexOf(each) !== index)).toEqual([]);
});

describe.each(companies)('%s', (_, { company, services, shops }) => {
  const serviceOf = new Map(services.map((service) => [service.slug, service]));

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
});
