import { describe, expect, test } from 'vitest';
import { shopId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseCustomer, parseLogin } from './company/customer.ts';
import { parseEarliest } from './times/earliest.ts';
import { link, resource } from './link.ts';
import { parseDescription, parseLegal } from './catalogue/long-texts.ts';
import { parsePicture, parsePictures } from './picture.ts';
import { parsePriceTimes } from './catalogue/price-times.ts';
import { parseBill } from './booking/prices.ts';
import { parseProducts } from './catalogue/product.ts';
import { parseSpecialDays } from './times/special-days.ts';
import { context } from './testing/replies.ts';
import { parseCreatedCart, parsePendingCart } from './company/tracked-cart.ts';

const BASE = 'https://api.example';

describe('a customer', () => {
  const user = {
    id: 3,
    email: 'a@example.com',
    profiles: [{ firstname: 'Anna', lastname: 'Kessler', email: 'b@example.com', phone: { number: '+331' } }],
  };
  const customer = { id: '3', email: 'a@example.com', firstname: 'Anna', lastname: 'Kessler', phone: '+331' };

  test('a customer has an id and the names of the first profile', () => {
    expect(parseCustomer(user)).toEqual(customer);
    expect(parseCustomer({ ...user, profiles: [...user.profiles, { firstname: 'Other' }] })).toEqual(
      customer,
    );
    expect(parseCustomer({ ...user, id: '' })).toBeNull();
  });

  test('a customer without an e-mail or phone has those of the profile', () => {
    const profiles = [{ email: 'b@example.com', phone: '+332' }];
    expect(parseCustomer({ id: 3, profiles })).toEqual({
      id: '3',
      email: 'b@example.com',
      firstname: '',
      lastname: '',
      phone: '+332',
    });
    expect(parseCustomer({ id: 3 })).toMatchObject({ email: '', phone: '' });
  });

  test('a log-in needs both a token and a user', () => {
    expect(parseLogin({ token: 't', user })).toEqual({ token: 't', customer });
    expect([parseLogin({ token: '', user }), parseLogin({ token: 't', user: {} })]).toEqual([null, null]);
  });
});

test('earliest times are read by shop; null means none soon, what cannot be read is left out', () => {
  const when = '2026-01-05T08:00:00Z';
  expect(
    parseEarliest([
      { shopid: 1, start: when },
      { shopid: '2', start: null },
      { shopid: '3', start: 'soon' },
      { shopid: '4' },
      { shopid: '', start: when },
    ]),
  ).toEqual(
    new Map([
      ['1', Date.UTC(2026, 0, 5, 8)],
      ['2', null],
    ]),
  );
  expect(parseEarliest({ 1: when })).toBeNull();
});

test.for<[string, string]>([
  ['http://x.example', 'http://x.example'],
  ['  https://x.example/a  ', 'https://x.example/a'],
  ['https://here.invalid/x', ''],
  ['//x.example/a', '//x.example/a'],
  ['https://', ''],
  ['   ', ''],
])('the link %j leads to %j', ([value, expected]) => {
  expect(link(value)).toBe(expected);
});

test.for<[string, string]>([
  ['HTTP://cdn.example/a.webp', 'HTTP://cdn.example/a.webp'],
  ['/a.webp', 'https://api.example/a.webp'],
  ['#a', ''],
  ['tel:+331', ''],
])('the resource %j is loaded from %j', ([value, expected]) => {
  expect(resource(value, BASE)).toBe(expected);
});

test('a long text has the languages with words; from no reply none is read', () => {
  expect(parseDescription({ description: { fr: '<p>Long</p>' } })).toEqual({ fr: '<p>Long</p>' });
  expect([parseDescription({}), parseDescription('text'), parseDescription(null)]).toEqual([{}, null, null]);
  const text = (name: string) => ({ fr: name });
  expect(
    parseLegal({
      texts: { legal: text('legal'), cookies: text('cookies') },
      textLegals: { rgpd: text('rgpd'), mentions: text('mentions'), cgv: text('cgv'), cgu: text('cgu') },
    }),
  ).toEqual(
    Object.fromEntries(
      ['legal', 'cookies', 'rgpd', 'mentions', 'cgv', 'cgu'].map((name) => [name, text(name)]),
    ),
  );
  expect([parseLegal(null), parseLegal([])]).toEqual([null, null]);
});

describe('a picture', () => {
  const whole = {
    url: '/a.webp',
    widths: [640, '320', 0, 10_001, 1, 10_000],
    alt: 'Salon',
    colour: '#AABBcc',
  };

  test('a picture has its widths from the smallest, its words and its colour', () => {
    expect(parsePicture(whole, BASE)).toEqual({
      url: 'https://api.example/a.webp',
      widths: [1, 320, 640, 10_000],
      alt: { fr: 'Salon' },
      colour: '#AABBcc',
    });
  });

  test('a picture without readable widths has the usual ones', () => {
    for (const widths of [undefined, [], ['x'], '320']) {
      expect(parsePicture({ url: '/a.webp', widths }, BASE)).toEqual({
        url: 'https://api.example/a.webp',
        widths: [320, 640, 1280],
        alt: {},
        colour: '#e8e4de',
      });
    }
  });

  test.for(['red', '#abc', '#aabbccd', 'x#aabbcc', '#aabbcg'])(
    'a picture has the default colour where its own is %s',
    (colour) => {
      expect(parsePicture({ ...whole, colour }, BASE)?.colour).toBe('#e8e4de');
    },
  );

  test('a picture without an address is left out, and warned of in a list', () => {
    const { given, warnings } = context();
    expect(parsePicture({ ...whole, url: 'a.webp' }, BASE)).toBeNull();
    expect(parsePictures([whole, {}], BASE, given.warn)).toHaveLength(1);
    expect(warnings).toEqual(['picture']);
  });
});

test('prices by time are read by service; what cannot be read is left out', () => {
  const prices = [
    { duration: 60, value: 40 },
    { duration: 1440, value: 90 },
    { duration: 1, value: 1 },
    { duration: 0, value: 10 },
    { duration: 1441, value: 10 },
    { duration: 90, value: -1 },
  ];
  expect(
    parsePriceTimes([{ serviceid: 101, prices }, { serviceid: '102' }, { serviceid: '', prices }], EURO),
  ).toEqual(
    new Map([
      [
        '101',
        [
          { durationMinutes: 60, price: 4000 },
          { durationMinutes: 1440, price: 9000 },
          { durationMinutes: 1, price: 100 },
        ],
      ],
      ['102', []],
    ]),
  );
  expect(parsePriceTimes(null, EURO)).toBeNull();
});

test('a bill is read whole, and not at all where one sum is missing', () => {
  const bill = { subtotal: 100, discount: 10, discountName: { fr: 'Remise' }, voucher: 20, due: 70 };
  expect(parseBill(bill, EURO)).toEqual({
    subtotal: 10_000,
    discount: 1000,
    discountName: { fr: 'Remise' },
    voucher: 2000,
    due: 7000,
  });
  for (const name of ['subtotal', 'discount', 'voucher', 'due']) {
    expect(parseBill({ ...bill, [name]: null }, EURO)).toBeNull();
  }
});

describe('a product', () => {
  const product = {
    id: 8,
    artebeauteId: 'ab-208',
    type: 2,
    slug: 'huile',
    name: { fr: 'Huile' },
    summary: { fr: 'Douce' },
    images: [{ url: '/a.webp', widths: [320], colour: '#aabbcc' }],
    price: 19.9,
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
        price: 1990,
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

describe('a special day', () => {
  const read = (...days: object[]) => {
    const { given, warnings } = context();
    return { days: parseSpecialDays(days, shopId('1'), given.warn), warnings };
  };

  test('a special day is kept where its shop id is that of the shop', () => {
    const { days } = read(
      { shopId: 1, date: '20260105' },
      { shopId: 'ab', date: '20260106' },
      { shopId: '2', date: '20260107' },
    );
    expect(days?.map(({ date }) => date)).toEqual(['20260105']);
  });

  test.for<[object, unknown]>([
    [{}, null],
    [
      { from: '09:00', to: '10:30' },
      { start: 540, end: 630 },
    ],
    [{ from: '09:00' }, { start: 540, end: 1440 }],
    [{ to: '10:30' }, { start: 0, end: 630 }],
    [{ from: 'early', to: '10:30' }, null],
    [{ from: '09:00', to: 'late' }, null],
  ])('a special day with the hours %j has the range %j', ([hours, range]) => {
    expect(read({ shopId: '1', date: '20260105', ...hours }).days).toEqual([{ date: '20260105', range }]);
  });

  test('a special day without a date is warned of; without a list there are none', () => {
    expect(read({ shopId: '1', date: '20260231' })).toEqual({ days: [], warnings: ['special day'] });
    expect(parseSpecialDays({}, shopId('1'), () => undefined)).toBeNull();
  });
});

describe('a cart that the back end keeps', () => {
  const parse = (cart: unknown) => ({ parsed: cart });

  test('a kept cart is the first that has an id and is pending or has no status', () => {
    const carts = [
      { id: '', status: 'pending' },
      { id: 'paid', status: 'paid' },
      { id: 4, status: 'pending' },
      { id: 'later' },
    ];
    expect(parsePendingCart(carts, parse)).toEqual({ id: '4', cart: { parsed: carts[2] } });
    expect(parsePendingCart(carts.slice(3), parse)).toEqual({ id: 'later', cart: { parsed: carts[3] } });
  });

  test('a kept cart is none in an empty list, and unknown where there is no list', () => {
    expect([parsePendingCart([], parse), parsePendingCart(null, parse)]).toEqual(['none', null]);
    expect([parseCreatedCart({ id: 9 }), parseCreatedCart({ id: '' }), parseCreatedCart(null)]).toEqual([
      '9',
      null,
      null,
    ]);
  });
});
