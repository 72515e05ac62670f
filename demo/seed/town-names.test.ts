import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { sampleShop } from '#domain/shops/testing/sample-shop.ts';
import { demoCompanies } from './companies.ts';
import { otherNamesOf } from './town-names.ts';

/** What the towns of the demo's shops are called in French, German, English, Italian and Spanish. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Aix-en-Provence': ['Aix-en-Provence'],
  Ajaccio: ['Ajaccio', 'Aiaccio'],
  Annecy: ['Annecy'],
  Antibes: ['Antibes', 'Antibo'],
  Barcelona: ['Barcelone', 'Barcelona', 'Barcellona'],
  Bordeaux: ['Bordeaux', 'Burdeos'],
  Carouge: ['Carouge', 'Genève', 'Genf', 'Geneva', 'Ginevra', 'Ginebra'],
  Firenze: ['Florence', 'Florenz', 'Firenze', 'Florencia'],
  Genève: ['Genève', 'Genf', 'Geneva', 'Ginevra', 'Ginebra'],
  'La Rochelle': ['La Rochelle', 'La Rochela', 'La Roccella'],
  'Las Palmas de Gran Canaria': ['Las Palmas', 'Las Palmas de Grande Canarie', 'Gran Canaria'],
  Lausanne: ['Lausanne', 'Losanna', 'Lausana'],
  Lille: ['Lille', 'Lilla'],
  Lugano: ['Lugano'],
  Lyon: ['Lyon', 'Lyons', 'Lione'],
  Madrid: ['Madrid'],
  Marseille: ['Marseille', 'Marseilles', 'Marsiglia', 'Marsella'],
  Milano: ['Milan', 'Mailand', 'Milano', 'Milán'],
  Nantes: ['Nantes'],
  Nice: ['Nice', 'Nizza', 'Niza'],
  Paris: ['Paris', 'Parigi', 'París'],
  Roma: ['Rome', 'Rom', 'Roma'],
  Sevilla: ['Séville', 'Sevilla', 'Seville', 'Siviglia'],
  Strasbourg: ['Strasbourg', 'Straßburg', 'Strassburg', 'Strasburgo', 'Estrasburgo'],
  Torino: ['Turin', 'Torino', 'Turín'],
  Toulouse: ['Toulouse', 'Tolosa'],
  Zürich: ['Zurich', 'Zürich', 'Zuerich', 'Zurigo', 'Zúrich'],
};

const SHOPS = demoCompanies().flatMap(({ shops }) =>
  shops.map(({ slug, address }) => sampleShop(slug, { ...address, ...otherNamesOf(address.city) })),
);

test('the towns of all shops of the demo are known in five languages', () => {
  expect(Object.keys(NAMES).toSorted()).toEqual(
    [...new Set(SHOPS.map(({ address }) => address.city))].toSorted(),
  );
});

test.each(SHOPS.map((shop) => [shop.slug, shop.address.city] as const))(
  'the shop %s in %s is found by each name of its town in each language, whatever the case and accents',
  (slug, city) => {
    for (const name of NAMES[city] ?? []) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const text of [name, name.toUpperCase(), bare, ` ${bare.toLowerCase()} `])
        for (const locale of LOCALES)
          expect([text, searchShops(shopIndex(SHOPS, locale), text).map((shop) => shop.slug)]).toEqual([
            text,
            expect.arrayContaining([slug]),
          ]);
    }
  },
);
