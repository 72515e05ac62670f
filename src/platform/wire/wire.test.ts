import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EURO } from '#domain/money.ts';
import { articleWire, categoriesWire, companyWire, shopsWire } from '../testing/wire-data.ts';
import { parseAppointment, parseHold } from './appointment.ts';
import { parseAvailability } from './availability.ts';
import { parseCategories, parseShops, type CatalogueContext } from './catalogue.ts';
import { parseCompany } from './company.ts';
import { parseCustomer, parseLogin } from './customer.ts';
import { link, resource } from './link.ts';
import { parseSpecialDays } from './special-days.ts';
import { parseCreatedCart, parsePendingCart } from './tracked-cart.ts';

function context() {
  const complaints: string[] = [];
  const given: CatalogueContext = {
    base: 'https://api.example',
    currency: EURO,
    priceTimesMode: 'first',
    usesCabins: true,
    complain: (what) => void complaints.push(what),
  };
  return { complaints, given };
}

const line = {
  serviceid: '101',
  name: { fr: 'Soin' },
  start: '2026-01-05T08:00:00Z',
  end: '2026-01-05T09:00:00Z',
  practitioner: { id: 'p1', displayname: 'Aline' },
  price: 41,
};
const resourceDay = {
  id: 'p1',
  displayname: 'Aline',
  hours: [{ start: '09:00', end: '24:00' }],
  events: [{ start: '2026-01-05T08:00:00Z', end: '2026-01-05T09:00:00+01:00' }],
  SbSelectionActive: true,
};
const serviceDay = { practitioners: [resourceDay], cabins: [resourceDay], equipments: [] };
const REPLIES = {
  company: companyWire(),
  shops: shopsWire(),
  categories: categoriesWire(),
  availability: { appointments: { data: { 20260105: { 101: serviceDay } } } },
  hold: { holdId: 'h', expiresAt: '2026-01-05T08:00:00Z', shopid: '1', lines: [line], total: 41 },
  appointment: {
    id: 'a',
    start: line.start,
    end: line.end,
    shopid: '1',
    lines: [line],
    total: 41,
    customer: {},
  },
  login: {
    token: 't',
    user: { id: 'u', email: 'a@b.fr', profiles: [{ firstname: 'A', phone: { number: '1' } }] },
  },
  carts: [{ id: 'c', status: 'pending', items: [{ id: 's1' }], shopId: null }],
  days: [{ shopId: '1', date: '20260105', from: '09:00', to: '10:00', label: {} }],
};

function parseAll(replies: Record<keyof typeof REPLIES, unknown>): void {
  const { given } = context();
  const { complain } = given;
  parseCompany(replies.company, '', complain);
  parseShops(replies.shops, given);
  parseCategories(replies.categories, given);
  parseAvailability(replies.availability, complain);
  parseHold(replies.hold, EURO);
  parseAppointment(replies.appointment, EURO);
  parseLogin(replies.login);
  parseCustomer(replies.login);
  parsePendingCart(replies.carts);
  parseCreatedCart(replies.carts);
  parseSpecialDays(replies.days, ['1'], complain);
}

const hostile = fc.oneof(
  fc.anything({
    withBigInt: false,
    withDate: false,
    withMap: false,
    withSet: false,
    withNullPrototype: true,
  }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    'x'.repeat(100_000),
    Infinity,
    1e300,
    -1,
    NaN,
    [],
    [null],
    {},
    '__proto__',
    '99:99',
    'Mars/Base',
  ),
);

/** The same reply with one value, anywhere in it, replaced. */
function mutate(value: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = mutate(copy[key], rest, replacement);
  return copy;
}

test('a reply of the contract gives its entity', () => {
  const { given, complaints } = context();
  expect(parseCompany(REPLIES.company, '', given.complain)?.identity.name).toBe('Maison X');
  expect(parseShops(REPLIES.shops, given)).toHaveLength(3);
  expect(parseCategories(REPLIES.categories, given)?.map(({ slug }) => slug)).toEqual(['vide', 'soins']);
  expect(
    parseAvailability(REPLIES.availability, given.complain)?.get('20260105')?.get('101')?.practitioners,
  ).toEqual([
    {
      id: 'p1',
      name: 'Aline',
      selectable: true,
      hours: [{ start: 540, end: 1440 }],
      events: [],
    },
  ]);
  expect(parseHold(REPLIES.hold, EURO)?.total).toBe(4100);
  expect(parseAppointment(REPLIES.appointment, EURO)?.lines[0]?.price).toBe(4100);
  expect(complaints).toEqual([]);
});

test('no reply, however broken, throws', () => {
  const names = Object.keys(REPLIES) as (keyof typeof REPLIES)[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
      hostile,
      (name, path, value) => {
        parseAll({ ...REPLIES, [name]: mutate(REPLIES[name], path, value) });
      },
    ),
    { numRuns: 3000 },
  );
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('one broken item leaves its neighbours, and is complained of', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 }), fc.constantFrom('id', 'slug', 'publicInfo'), (at, field) => {
      const { given, complaints } = context();
      const shops = shopsWire().map((shop, index) => (index === at ? { ...shop, [field]: null } : shop));
      expect(parseShops(shops, given)).toHaveLength(2);
      expect(complaints).toEqual(['shop']);
    }),
  );
});

describe('the catalogue', () => {
  test.each([
    ['a draft is left out', { draft: true }],
    ['an extra of other services is left out', { booker: { ...articleWire(9).booker, upsellOnly: true } }],
    ['an article without a slug is left out', { slug: '' }],
    ['a product is left out', { type: 2 }],
    ['a service of type 4 is shown', { type: 4 }],
  ])('%s, in silence', (_, change) => {
    const { given, complaints } = context();
    const [category] = categoriesWire();
    const articles = [articleWire(1), articleWire(9, change)];
    const [parsed] = parseCategories([{ ...category, articles }], given) ?? [];
    const isShown = 'type' in change && change.type === 4;
    expect(parsed?.services.map(({ id }) => id)).toEqual(isShown ? ['s1', 's9'] : ['s1']);
    expect(complaints).toEqual([]);
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

  test('prices are whole cents, also those that binary fractions cannot hold', () => {
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

  test('a shop in a zone that does not exist is shown but not booked; one that names none is at home', () => {
    const { given, complaints } = context();
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
    expect(complaints).toEqual(['time zone of a shop']);
  });

  test('a bare list and one under data are read alike; anything else is no list', () => {
    const { given } = context();
    expect(parseShops({ data: shopsWire() }, given)).toHaveLength(3);
    for (const nothing of [null, false, '', {}, { data: 5 }]) expect(parseShops(nothing, given)).toBeNull();
  });

  test('cabins follow the company where the shop does not say, and a shop without a group is among the others', () => {
    const { given } = context();
    const [shop] = shopsWire();
    const [own, other] =
      parseShops([shop, { ...shop, booker: { active: true, shopUseCabins: false } }], given) ?? [];
    expect([own?.usesCabins, other?.usesCabins]).toEqual([true, false]);
    expect(own?.group).toEqual({ id: -1, name: 'Autre(s)', order: 99_999 });
  });
});

describe('the company', () => {
  test('has every default where it says nothing but its token', () => {
    const { given } = context();
    expect(parseCompany({ token: 't' }, '', given.complain)).toMatchObject({
      identity: { logoSize: 50, socials: [] },
      locales: ['fr'],
      cartActive: true,
      booking: { active: true, slotMinutes: 30, showsDuration: false, showsPrice: true, usesCabins: false },
      homepage: 'mono',
      hero: null,
      payment: { provider: 'free' },
      bottomNav: { left: 'services', right: 'contact' },
      titlePattern: '%s',
      currency: { code: 'EUR', digits: 2, symbol: '€' },
    });
    expect(parseCompany({}, '', given.complain)).toBeNull();
  });

  test('shows only networks that are active and lead somewhere', () => {
    const socialNetworks = {
      facebook: { active: true, url: 'https://f.example' },
      google: { active: false, url: 'https://g.example' },
      youtube: { active: true, url: '' },
      linkedIn: { active: true, url: 'javascript:alert(1)' },
    };
    const { given } = context();
    const company = parseCompany({ token: 't', identity: { socialNetworks } }, '', given.complain);
    expect(company?.identity.socials).toEqual([{ network: 'facebook', url: 'https://f.example' }]);
  });
});

describe('availability', () => {
  test.each([
    ['an event without an end', { events: [{ start: '2026-01-05T08:00:00Z' }] }],
    [
      'an event without an offset',
      { events: [{ start: '2026-01-05T08:00:00', end: '2026-01-05T09:00:00' }] },
    ],
    ['hours past midnight', { hours: [{ start: '09:00', end: '25:00' }] }],
    ['no id', { id: null }],
  ])('whoever has %s is not offered', (_, change) => {
    const { given, complaints } = context();
    const day = {
      ...serviceDay,
      practitioners: [
        { ...resourceDay, ...change },
        { ...resourceDay, id: 'p2' },
      ],
    };
    const parsed = parseAvailability({ appointments: { data: { 20260105: { 101: day } } } }, given.complain);
    expect(
      parsed
        ?.get('20260105')
        ?.get('101')
        ?.practitioners.map(({ id }) => id),
    ).toEqual(['p2']);
    expect(complaints).toEqual(['practitioner']);
  });
});

describe('addresses', () => {
  test.each([
    ['https://x.example/a', true],
    ['/services', true],
    ['#rgpd', true],
    ['mailto:a@b.fr', true],
    ['tel:+331', true],
    ['javascript:alert(1)', false],
    [' java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['services', false],
    ['', false],
    [5, false],
  ])('%j may be linked to: %s', (value, isAllowed) => {
    expect(link(value) !== '').toBe(isAllowed);
  });

  test.each([
    ['/medias/x.webp', 'https://api.example/medias/x.webp'],
    ['https://cdn.example/x.webp', 'https://cdn.example/x.webp'],
    ['//evil.example/x', ''],
    ['/\\evil.example/x', ''],
    ['mailto:a@b.fr', ''],
  ])('%s is loaded from %j', (value, expected) => {
    expect(resource(value, 'https://api.example')).toBe(expected);
  });
});
