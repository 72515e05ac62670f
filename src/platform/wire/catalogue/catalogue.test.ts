import { describe, expect, test } from 'vitest';
import { articleWire, categoriesWire, shopsWire } from '../../testing/wire-data.ts';
import { parseCategories, parseShops } from './catalogue.ts';
import { context } from '../testing/replies.ts';

describe('the catalogue', () => {
  test.each([
    ['a draft is left out', { draft: true }],
    ['an extra of other services is left out', { booker: { ...articleWire(9).booker, upsellOnly: true } }],
    ['an article without a slug is left out', { slug: '' }],
    ['a product is left out', { type: 2 }],
    ['a service of type 4 is shown', { type: 4 }],
  ])('in a category %s, without a warning', (_, change) => {
    const { given, warnings } = context();
    const [category] = categoriesWire();
    const articles = [articleWire(1), articleWire(9, change)];
    const [parsed] = parseCategories([{ ...category, articles }], given) ?? [];
    const isShown = 'type' in change && change.type === 4;
    expect(parsed?.services.map(({ id }) => id)).toEqual(isShown ? ['s1', 's9'] : ['s1']);
    expect(warnings).toEqual([]);
  });

  test('a service without minutes, or switched off, cannot be booked', () => {
    const { given } = context();
    const [category] = categoriesWire();
    const articles = [
      articleWire(1, { booker: { ...articleWire(1).booker, duration: 0 } }),
      articleWire(2, { booker: { ...articleWire(2).booker, active: false } }),
      articleWire(3),
    ];
    const [parsed] = parseCategories([{ ...category, articles }], given) ?? [];
    expect(parsed?.services.map(({ bookable }) => bookable)).toEqual([false, false, true]);
  });

  test('prices are read as whole cents, also those that binary fractions cannot hold', () => {
    const { given } = context();
    const [category] = categoriesWire();
    const booker = {
      ...articleWire(1).booker,
      pricesByShops: [
        { boutiqueId: '1', pvTtc: 19.99 },
        { boutiqueId: '2', pvTtc: -3 },
      ],
      priceTime: {
        active: true,
        prices: [
          { duration: 30, value: 1.005 },
          { duration: 0, value: 2 },
        ],
      },
    };
    const [parsed] =
      parseCategories(
        [{ ...category, articles: [articleWire(1, { price: 0.29, weekprices: 1.1, booker })] }],
        given,
      ) ?? [];
    expect(parsed?.services[0]?.prices).toEqual({
      base: 29,
      weekday: 110,
      weekend: null,
      byShop: new Map([['1', 1999]]),
      priceTimes: { mode: 'first', list: [{ durationMinutes: 30, price: 101 }] },
    });
  });

  test('a shop in a zone that does not exist is shown but not booked; without one it has the default', () => {
    const { given, warnings } = context();
    const [shop] = shopsWire();
    const parsed = parseShops(
      [
        { ...shop, timezone: 'Mars/Base' },
        { ...shop, timezone: undefined },
      ],
      given,
    );
    expect(parsed?.map(({ bookable, timeZone }) => [bookable, timeZone])).toEqual([
      [false, 'Europe/Paris'],
      [true, 'Europe/Paris'],
    ]);
    expect(warnings).toEqual(['time zone of a shop']);
  });

  test('a bare list and one under data are read alike; anything else is not a list', () => {
    const { given } = context();
    expect(parseShops({ data: shopsWire() }, given)).toHaveLength(3);
    for (const nothing of [null, false, '', {}, { data: 5 }]) expect(parseShops(nothing, given)).toBeNull();
  });

  test('cabins follow the company where the shop does not say; without a group a shop is in the last', () => {
    const { given } = context();
    const [shop] = shopsWire();
    const [own, other] =
      parseShops([shop, { ...shop, booker: { active: true, shopUseCabins: false } }], given) ?? [];
    expect([own?.usesCabins, other?.usesCabins]).toEqual([true, false]);
    expect(own?.group).toEqual({ id: -1, name: 'Autre(s)', order: 99_999 });
  });
});
