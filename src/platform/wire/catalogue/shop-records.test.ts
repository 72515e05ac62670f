import { describe, expect, test } from 'vitest';
import { parseShop, parseShops } from './catalogue.ts';
import { context } from '../testing/replies.ts';

const picture = { url: '/medias/a.webp', widths: [320], alt: {}, colour: '#aabbcc' };
const readPicture = { ...picture, url: 'https://api.example/medias/a.webp' };
const { given } = context();

describe('a shop', () => {
  const shop = {
    id: 1,
    slug: 'marais',
    artebeauteId: 'ab-31',
    order: 2,
    timezone: 'Europe/Zurich',
    publicInfo: {
      name: 'Marais',
      phone: '+33100000000',
      email: 'marais@example.com',
      address: { address: '1 rue X', city: 'Paris', zipcode: 75_003, country: 'FR' },
    },
    localisation: { coordonate: { lat: '48.86', lng: 2.36 } },
    images: [picture],
    booker: { active: true, shopUseCabins: false },
    articles: ['s1', { id: 's2' }, 3, null],
    geoGroupment: { id: 4, name: 'Île-de-France', order: 1 },
    weekHours: {
      0: { status: 'other', hours: [{ start: '09:00', end: '12:00' }] },
      1: { status: 'day', hours: [{ start: '09:00', end: '12:00' }] },
      2: {
        status: 'pause',
        hours: [
          { start: '14:00', end: '18:00' },
          { start: '09:00', end: '12:00' },
        ],
      },
      3: { status: 'day', hours: [{ start: '09:00' }, { end: '12:00' }, { start: '10:00', end: '11:00' }] },
      4: { status: 'day', hours: null },
    },
  };

  test('a shop is read whole', () => {
    expect(parseShop(shop, given)).toEqual({
      id: '1',
      externalId: '31',
      slug: 'marais',
      order: 2,
      name: 'Marais',
      address: { street: '1 rue X', city: 'Paris', zipcode: '75003', country: 'FR' },
      phone: '+33100000000',
      email: 'marais@example.com',
      position: { latitude: 48.86, longitude: 2.36 },
      timeZone: 'Europe/Zurich',
      pictures: [readPicture],
      bookable: true,
      usesCabins: false,
      serviceIds: new Set(['s1', 's2', '3']),
      weekHours: [
        [],
        [{ start: 540, end: 720 }],
        [
          { start: 540, end: 720 },
          { start: 840, end: 1080 },
        ],
        [{ start: 600, end: 660 }],
        [],
        [],
        [],
      ],
      group: { id: 4, name: 'Île-de-France', order: 1 },
    });
  });

  test.each([
    [undefined, undefined],
    ['Genf', undefined],
    [
      ['Genf', 7, '', 'Ginevra'],
      ['Genf', '', '', 'Ginevra'],
    ],
  ])('the other names %j of a shop’s town are read as %j', (otherNames, read) => {
    const { publicInfo } = shop;
    const address = { ...publicInfo.address, otherNames };
    expect(parseShop({ ...shop, publicInfo: { ...publicInfo, address } }, given)?.address.otherNames).toEqual(
      read,
    );
  });

  test('a shop that names only what it must is closed, without a position, and in the last group', () => {
    expect(parseShop({ id: 'x', slug: 'x', publicInfo: { name: 'X' } }, given)).toEqual({
      id: 'x',
      externalId: 'x',
      slug: 'x',
      order: Number.MAX_SAFE_INTEGER,
      name: 'X',
      address: { street: '', city: '', zipcode: '', country: '' },
      phone: '',
      email: '',
      position: null,
      timeZone: 'Europe/Paris',
      pictures: [],
      bookable: false,
      usesCabins: true,
      serviceIds: new Set(),
      weekHours: [[], [], [], [], [], [], []],
      group: { id: -1, name: 'Autre(s)', order: 99_999 },
    });
  });

  test.for<[string, object]>([
    ['an id', { id: '' }],
    ['a slug', { slug: '' }],
    ['a name', { publicInfo: { ...shop.publicInfo, name: '' } }],
  ])('a shop without %s is not read', ([, change]) => {
    expect(parseShop({ ...shop, ...change }, given)).toBeNull();
  });

  test.for<[unknown, unknown, boolean]>([
    [90, 180, true],
    [-90, -180, true],
    [90.1, 0, false],
    [0, 180.1, false],
    [null, 0, false],
    [0, null, false],
  ])('a shop at latitude %j and longitude %j has a position: %s', ([lat, lng, isSomewhere]) => {
    const { position } = parseShop({ ...shop, localisation: { coordonate: { lat, lng } } }, given) ?? {};
    expect(position !== null).toBe(isSomewhere);
  });

  test.for<[unknown, boolean, string[]]>([
    ['Mars/Base', false, ['time zone of a shop']],
    [5, false, ['time zone of a shop']],
    ['', true, []],
    [null, true, []],
  ])(
    'a shop in the zone %j falls back to that of Paris, and can be booked: %s',
    ([timezone, bookable, expected]) => {
      const { given: heard, warnings } = context();
      expect(parseShop({ ...shop, timezone }, heard)).toMatchObject({ timeZone: 'Europe/Paris', bookable });
      expect(warnings).toEqual(expected);
    },
  );

  test('a shop of a group without id and order is in one of the last groups', () => {
    expect(parseShop({ ...shop, geoGroupment: { name: 'Ailleurs' } }, given)?.group).toEqual({
      id: -1,
      name: 'Ailleurs',
      order: 99_999,
    });
  });

  test('shops come in their order, and one that cannot be read is warned of', () => {
    const { given: heard, warnings } = context();
    const parsed = parseShops([{ ...shop, order: 9 }, null, shop], heard);
    expect(parsed?.map(({ order }) => order)).toEqual([2, 9]);
    expect(warnings).toEqual(['shop']);
  });
});
