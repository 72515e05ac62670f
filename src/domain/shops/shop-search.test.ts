import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalShopId, shopId } from '../catalogue/ids.ts';
import type { Shop } from '../catalogue/catalogue.ts';
import { searchShops, shopIndex } from './shop-search.ts';

function shop(
  id: string,
  name: string,
  city: string,
  zipcode: string,
  street: string,
  country = 'FR',
  otherNames?: readonly string[],
): Shop {
  return {
    id: shopId(id),
    externalId: externalShopId(id),
    slug: id,
    order: 0,
    name,
    address: { street, city, zipcode, country, ...(otherNames && { otherNames }) },
    phone: '',
    email: '',
    position: null,
    timeZone: 'Europe/Paris',
    pictures: [],
    bookable: true,
    usesCabins: false,
    serviceIds: new Set(),
    weekHours: [],
    group: { id: -1, name: '', order: 0 },
  };
}

const SHOPS = [
  shop('marais', 'Maison Orée Marais', 'Paris', '75003', '24 rue des Francs-Bourgeois'),
  shop('germain', 'Maison Orée Saint-Germain', 'Paris', '75006', '3 rue Jacob'),
  shop('etienne', 'Maison Orée Forez', 'Saint-Étienne', '42000', '8 place du Peuple'),
  shop('geneve', 'Maison Orée Rive', 'Genève', '1204', '5 rue de Rive', 'CH', ['Genf', 'Ginevra']),
  shop('nice', 'Maison Orée Masséna', 'Nice', '06000', '1 avenue Félix-Faure'),
];

const found = (text: string) => searchShops(shopIndex(SHOPS, 'fr'), text).map(({ id }) => id);

test.each([
  ['', SHOPS.map(({ id }) => id)],
  ['  ', SHOPS.map(({ id }) => id)],
  ['marais', ['marais']],
  ['SAINT-ETIENNE', ['etienne']],
  ['geneve', ['geneve']],
  ['suisse', ['geneve']],
  ['GENF', ['geneve']],
  ['ginévra', ['geneve']],
  ['Paris', ['marais', 'germain']],
  ['francs-bourgeois', ['marais']],
  ['75', ['marais', 'germain']],
  ['75003', ['marais']],
  ['75999', ['marais', 'germain']],
  ['99', []],
  ['.*', []],
  ['paris\n24', []],
])('the search text %j finds the shops %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('a shop is found by its country’s name in the visitor’s language', () => {
  expect(searchShops(shopIndex(SHOPS, 'de'), 'schweiz').map(({ id }) => id)).toEqual(['geneve']);
});

test('a shop search over folded fields finds what folding at each key would', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const word = fc.string({ unit: fc.constantFrom(...'aàâeéèëœßIiİ -’Z9\n'), maxLength: 6 });
  const anyShop = fc
    .tuple(word, word, word)
    .map(([name, city, street]) => shop('x', name, city, '75001', street));
  fc.assert(
    fc.property(fc.array(anyShop, { maxLength: 8 }), word, (shops, text) => {
      const wanted = plain(text);
      fc.pre(wanted !== '' && !/^\d+$/.test(wanted) && !wanted.includes('\n'));
      const expected = shops.filter(({ name, address }) =>
        [name, address.city, 'France', address.street].some((part) => plain(part).includes(wanted)),
      );
      expect(searchShops(shopIndex(shops, 'fr'), text).length).toBe(expected.length);
    }),
    { numRuns: 2000 },
  );
});
