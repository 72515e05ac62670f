// Prints how long typing in the shop search takes against folding every field of every shop at each key; fails above
// the limit. Run with `node demo/bench/rules/shop-search.ts`.
import { deepStrictEqual } from 'node:assert/strict';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { externalShopId, shopId } from '#domain/catalogue/ids.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { note } from '../note.ts';

const LIMIT = 1 / 20;
const ROUNDS = 15;
const TYPED = [
  's',
  'sa',
  'sai',
  'sain',
  'saint',
  'saint-',
  'saint-é',
  'saint-ét',
  'saint-étienne',
  'lyon',
  'rue',
];

const NAMES = ['Maison Orée', 'Atelier Liane', 'Villa Myrte', 'Rive Douce', 'L’Écrin', 'Côté Jardin'];
const CITIES = ['Paris', 'Saint-Étienne', 'Lyon', 'Genève', 'Besançon', 'Nîmes', 'Saint-Malo', 'Angoulême'];
const STREETS = ['rue de la République', 'place Bellecour', 'avenue Félix-Faure', 'quai des Célestins'];

function shops(count: number): readonly Shop[] {
  return Array.from({ length: count }, (_, index): Shop => {
    const pick = (list: readonly string[], step: number) => list[(index * step) % list.length] ?? '';
    return {
      id: shopId(String(index)),
      externalId: externalShopId(String(index)),
      slug: `shop-${index}`,
      order: index,
      name: `${pick(NAMES, 5)} ${index}`,
      address: {
        street: `${index % 120} ${pick(STREETS, 3)}`,
        city: pick(CITIES, 7),
        zipcode: String(10_000 + (index % 80_000)),
        country: 'FR',
      },
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
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function foldingAtEachKey(all: readonly Shop[], text: string): readonly Shop[] {
  const wanted = plain(text);
  return all.filter(({ name, address }) =>
    [name, address.city, 'France', address.street].some((part) => plain(part).includes(wanted)),
  );
}

/** Milliseconds of the fastest round of typing all the texts. */
function fastest(find: (text: string) => readonly Shop[]): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    for (const text of TYPED) find(text);
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

for (const count of [2000, 10_000]) {
  const all = shops(count);
  const begun = performance.now();
  const index = shopIndex(all, 'fr');
  const indexing = performance.now() - begun;
  for (const text of TYPED) {
    const ids = (list: readonly Shop[]) => list.map(({ id }) => id);
    deepStrictEqual(ids(searchShops(index, text)), ids(foldingAtEachKey(all, text)));
  }
  const folded = fastest((text) => searchShops(index, text));
  const each = fastest((text) => foldingAtEachKey(all, text));
  const ratio = folded / each;
  console.log(
    `${count} shops: ratio ${ratio.toFixed(4)} (limit ${LIMIT}); ${(folded / TYPED.length).toFixed(2)} ms a key against ${(each / TYPED.length).toFixed(2)} ms; folding once ${indexing.toFixed(0)} ms`,
  );
  note(`typing among ${count} shops`, ratio, { most: LIMIT });
  if (ratio > LIMIT) process.exitCode = 1;
}
