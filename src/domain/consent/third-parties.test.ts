import { describe, expect, test } from 'vitest';
import { categoriesOf, thirdPartiesOf, wrongIdsIn } from './third-parties.ts';
import { THIRD_PARTY_ROWS } from './third-party-rows.ts';

const UUID = '0d0a3f60-9b1c-4d5c-8f5e-000000000001';

/** One id of each setting, and a foreign one beside those that a provider has to be named for. */
const IDS: Readonly<Record<string, string>> = {
  gaConversionId: 'AW-42',
  klaviyoPublicKey: 'Ab12Cd',
  'booker.ganalytics': 'G-ABC123',
  'booker.thirdParties.hotjar': '123456',
  'booker.thirdParties.googleTagManager': 'GTM-AB12',
  'booker.thirdParties.facebook': '1234567',
  'booker.optinMonsterCode': '12/34',
  'booker.avisverifies.codeMarque': `${UUID}/${UUID}`,
  'booker.mapTiles.url': 'https://tiles.example/{scheme}/{z}/{x}/{y}.png',
};

/** Settings of a company, by their paths. */
function company(settings: Readonly<Record<string, unknown>>): object {
  const made = {};
  for (const [path, value] of Object.entries(settings)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part: object = made;
    for (const name of names) {
      if (!Object.hasOwn(part, name)) Reflect.set(part, name, {});
      part = Reflect.get(part, name) as object;
    }
    Reflect.set(part, last, value);
  }
  return made;
}

const paying = (provider: string, publicKey: string) => ({
  'booker.payment.provider': provider,
  'booker.payment.keys.publicKey': publicKey,
});
const STRIPE = paying('stripe', 'pk_test_1');
const PAYZEN = paying('payzen', '12345:testpublickey_a');
const ALL = company({ ...IDS, ...STRIPE, 'booker.optinMonsterEnabled': true });
const namesOf = (settings: Readonly<Record<string, unknown>>) =>
  thirdPartiesOf(company(settings)).map(({ name }) => name);

test('a company has the services whose ids it has set', () => {
  expect(thirdPartiesOf(ALL).map(({ name }) => name)).toEqual([
    'Google Analytics',
    'Hotjar',
    'Google Tag Manager',
    'Google Ads',
    'Klaviyo',
    'OptinMonster',
    'Facebook',
    'Avis Vérifiés',
    'tiles.example',
    'Stripe',
  ]);
  expect(namesOf(PAYZEN)).toEqual(['PayZen']);
  expect(namesOf({})).toEqual([]);
  expect(thirdPartiesOf(null)).toEqual([]);
  expect(thirdPartiesOf('booker')).toEqual([]);
});

test('every row is tried here', () => {
  const tried = new Set([...Object.keys(IDS), ...Object.keys(STRIPE)]);
  expect(THIRD_PARTY_ROWS.filter(({ setting }) => !tried.has(setting))).toEqual([]);
});

test('what has to be switched on is off without', () => {
  const code = { 'booker.optinMonsterCode': '12/34' };
  expect(namesOf(code)).toEqual([]);
  expect(namesOf({ ...code, 'booker.optinMonsterEnabled': 'true' })).toEqual([]);
  expect(namesOf({ ...code, 'booker.optinMonsterEnabled': true })).toEqual(['OptinMonster']);
  expect(namesOf(paying('paypal', 'pk_test_1'))).toEqual([]);
  expect(namesOf(paying('payzen', 'pk_test_1'))).toEqual([]);
});

const HOSTILE = ['', ' ', 'x', '"><script>', '1\n', ' 1', '../a', '1;2', "1' *", 'javascript:1', '{z}{x}{y}'];

describe.each(Object.entries(IDS))('the id at %s', (path, id) => {
  const settings = (value: unknown) => ({ 'booker.optinMonsterEnabled': true, [path]: value });

  test.each([
    ...HOSTILE,
    `${id}\n`,
    ` ${id}`,
    `${id}"><script>`,
    `${id}; script-src *`,
    1,
    null,
    [id],
    { id },
  ])('is none of its service where it is %j, and nobody is asked for it', (value) =>
    expect(namesOf(settings(value))).toEqual([]),
  );

  test('is refused where it is written, unless it is taken away', () => {
    for (const value of [`${id}"><script>`, 'x', 1, true, [id], { id }]) {
      expect(wrongIdsIn(company(settings(value)))).toEqual([path]);
    }
    for (const value of [id, '', null, undefined]) expect(wrongIdsIn(company(settings(value)))).toEqual([]);
  });
});

test('a key of payment is looked at by the provider that is named beside it', () => {
  expect(wrongIdsIn(company(STRIPE))).toEqual([]);
  expect(wrongIdsIn(company(PAYZEN))).toEqual([]);
  expect(wrongIdsIn(company(paying('free', 'anything')))).toEqual([]);
  expect(wrongIdsIn(company(paying('stripe', '12345:testpublickey_a')))).toEqual([
    'booker.payment.keys.publicKey',
  ]);
  expect(wrongIdsIn(company(paying('payzen', 'pk_test_1')))).toEqual(['booker.payment.keys.publicKey']);
});

test('a map of the back end is no service, and may be written; a service that nobody knows may not', () => {
  const own = { 'booker.mapTiles.url': '/medias/map/{z}/{x}/{y}.svg' };
  expect(namesOf(own)).toEqual([]);
  expect(wrongIdsIn(company(own))).toEqual([]);
  expect(wrongIdsIn(company({ 'booker.mapTiles.url': '//other/{z}/{x}/{y}.svg' }))).toEqual([
    'booker.mapTiles.url',
  ]);
  expect(wrongIdsIn(company({ 'booker.thirdParties.unheardOf': '1' }))).toEqual([
    'booker.thirdParties.unheardOf',
  ]);
});

test('a script is asked for by its own id, where its page allows it, and no source is wider than its owner', () => {
  for (const { script, id, sources } of [...thirdPartiesOf(ALL), ...thirdPartiesOf(company(PAYZEN))]) {
    if (script) {
      expect(sources.script).toContain(new URL(script.address).origin);
      const told = [script.address, ...Object.values(script.attributes)].join(' ');
      if (id !== 'pk_test_1') for (const part of id.split('/')) expect(told).toContain(part);
    }
    for (const source of Object.values(sources).flat()) {
      expect(source).toMatch(/^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/);
    }
  }
});

test('scripts come through a server of the company’s own where it has one, and their sources are that alone', () => {
  const all = { ...IDS, ...STRIPE, 'booker.thirdParties.tagServer': 'https://tags.salon.example' };
  const parties = thirdPartiesOf(company(all));
  const hotjar = parties.find(({ name }) => name === 'Hotjar');
  expect(hotjar?.script?.address).toBe(
    'https://tags.salon.example/static.hotjar.com/c/hotjar-123456.js?sv=6',
  );
  expect(hotjar?.sources.connect).toEqual(['https://tags.salon.example']);
  expect(hotjar?.sources.style).toBeUndefined();
  // A provider of payment and a map are asked themselves.
  expect(parties.find(({ name }) => name === 'Stripe')?.script?.address).toBe('https://js.stripe.com/v3/');
  expect(parties.find(({ name }) => name === 'tiles.example')?.sources.image).toEqual([
    'https://tiles.example',
  ]);
});

test.each([
  'http://tags.example',
  'https://tags.example/a',
  'https://a; script-src *',
  'tags.example',
  1,
  {},
])('%j is no such server', (tagServer) => {
  expect(
    thirdPartiesOf(company({ ...IDS, 'booker.thirdParties.tagServer': tagServer }))[0]?.script?.address,
  ).toMatch(/^https:\/\/www\.googletagmanager\.com\//);
  expect(wrongIdsIn(company({ 'booker.thirdParties.tagServer': tagServer }))).toEqual([
    'booker.thirdParties.tagServer',
  ]);
});

test('this machine may stand in for one', () => {
  expect(
    wrongIdsIn(company({ 'booker.thirdParties.tagServer': 'http://third-party.localhost:4100' })),
  ).toEqual([]);
});

test('categories are told in one order, each once, and payment is none', () => {
  const all = thirdPartiesOf(ALL);
  expect(categoriesOf([...all.toReversed(), ...all])).toEqual(['analytics', 'marketing', 'content']);
  expect(categoriesOf(thirdPartiesOf(company(STRIPE)))).toEqual([]);
});
