import { describe, expect, test } from 'vitest';
import { EVERY_CALL } from './every-call.ts';
import { openApiDocument } from './open-api/document.ts';

/** Fields that say something of a shop, but not which one it is. */
const NO_IDS = new Set(['shopName', 'shopUseCabins', 'pricesByShops', 'eshopEnabled']);

type Kind = 'ShopId' | 'ExternalShopId' | 'AnyShopId';

/** The kind that a schema names: by a reference, or in words where it is a text of several. */
function kindOf(schema: unknown): Kind | null {
  const text = JSON.stringify(schema);
  const found = /(?:schemas\/|"description":")(ShopId|ExternalShopId|AnyShopId)s?\b/.exec(text);
  return (found?.[1] as Kind | undefined) ?? null;
}

interface Named {
  readonly name: string;
  readonly schema: unknown;
}

/** Every parameter and field of a document, at whatever depth. */
function namedIn(node: unknown): Named[] {
  if (typeof node !== 'object' || node === null) return [];
  const { name, in: where, schema, properties } = node as Record<string, unknown>;
  const own: Named[] = typeof name === 'string' && typeof where === 'string' ? [{ name, schema }] : [];
  const fields = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  return [
    ...own,
    ...fields.map(([field, of]) => ({ name: field, schema: of as unknown })),
    ...Object.values(node).flatMap(namedIn),
  ];
}

const document = openApiDocument(EVERY_CALL);
const isOfShop = ({ name }: Named) => /shop|boutique/i.test(name) && !NO_IDS.has(name);
const ofShops = namedIn(document).filter(isOfShop);

/** What an operation or a component says of its shops: the kinds by name. */
function kindsIn(node: unknown): Record<string, Kind | null> {
  return Object.fromEntries(
    namedIn(node)
      .filter(isOfShop)
      .map(({ name, schema }) => [name, kindOf(schema)]),
  );
}

const { schemas, parameters } = document['components'] as Record<string, Record<string, unknown>>;
const paths = document['paths'] as Record<string, unknown>;

describe('the id of a shop in the OpenAPI document', () => {
  test('the id of a shop is of a named kind wherever a parameter or a field asks for it or gives it', () => {
    expect(ofShops.length).toBeGreaterThan(40);
    expect(ofShops.filter(({ schema }) => kindOf(schema) === null)).toEqual([]);
  });

  test.each([
    ['ShopId', 'Internal'],
    ['ExternalShopId', 'External'],
    ['AnyShopId', 'Internal or external'],
  ])('%s stands once, and says what it is', (kind, description) => {
    expect(schemas?.[kind]).toMatchObject({ type: 'string', description });
  });

  test.each([
    ['Hold', { shopid: 'ExternalShopId' }],
    ['Appointment', { shopid: 'ExternalShopId' }],
    ['WaitingPlace', { shopid: 'ExternalShopId' }],
    ['Bag', { shopId: 'ExternalShopId' }],
    ['BookingOrder', { shopId: 'ExternalShopId' }],
    ['EshopOrder', { shop: 'ExternalShopId' }],
    ['ShopPrices', { boutiqueId: 'ExternalShopId' }],
    ['Cmpuser', { shopIds: 'ShopId' }],
    ['ResourceFields', { shopId: 'ShopId' }],
    ['PostFields', { linkedShop: 'ShopId' }],
    ['SpecialDay', { shopId: 'ShopId' }],
    ['SpecialDayFields', { shopId: 'AnyShopId' }],
    ['TrackedCart', { shopId: 'AnyShopId' }],
  ] as const)('%s has the ids of shops of these kinds: %j', (name, kinds) => {
    expect(kindsIn(schemas?.[name])).toEqual(kinds);
  });

  test.each([
    ['/api/earliest', { shopids: 'ExternalShopId' }],
    ['/bookingOrder/history', { shops: 'ExternalShopId' }],
    ['/api/closeddays', { shopId: 'AnyShopId' }],
    ['/api/carts-tracking', { shopId: 'AnyShopId' }],
  ] as const)('%s asks for the ids of shops of these kinds: %j', (path, kinds) => {
    expect(kindsIn(paths[path])).toEqual(kinds);
  });

  test('a path of a group takes the internal id of a shop', () => {
    expect(kindsIn(parameters)).toEqual({ shopId: 'ShopId' });
  });
});
