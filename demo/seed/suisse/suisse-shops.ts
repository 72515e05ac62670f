import type { SeedShop } from '../model.ts';

type Place = Pick<SeedShop, 'slug' | 'name' | 'phone' | 'latitude' | 'longitude'> & {
  readonly address: readonly [street: string, zipcode: string, city: string];
};

/** By the shop of Maison Orée whose rooms, team and hours it has: a house of its own in the same town. */
const PLACES: Readonly<Record<string, Place>> = {
  'geneve-carouge': {
    slug: 'geneve-rive',
    name: 'Maison Orée Rive',
    address: ['9 rue de Rive', '1204', 'Genève'],
    phone: '+41225550151',
    latitude: 46.2015,
    longitude: 6.1512,
  },
  'lausanne-bourg': {
    slug: 'lausanne-flon',
    name: 'Maison Orée Flon',
    address: ['6 voie du Chariot', '1003', 'Lausanne'],
    phone: '+41215550152',
    latitude: 46.5212,
    longitude: 6.629,
  },
  'zuerich-altstadt': {
    slug: 'zuerich-seefeld',
    name: 'Maison Orée Seefeld',
    address: ['Seefeldstrasse 88', '8008', 'Zürich'],
    phone: '+41445550153',
    latitude: 47.3578,
    longitude: 8.556,
  },
  'lugano-nassa': {
    slug: 'lugano-besso',
    name: 'Maison Orée Besso',
    address: ['Via Besso 23', '6900', 'Lugano'],
    phone: '+41915550154',
    latitude: 46.0063,
    longitude: 8.9437,
  },
};

/** The Swiss shops of Maison Orée, each elsewhere in its town; its pictures stay what they are. */
export function suisseShops(shops: readonly SeedShop[]): SeedShop[] {
  return shops.flatMap((shop) => {
    const place = PLACES[shop.slug];
    if (place === undefined) return [];
    const [street, zipcode, city] = place.address;
    const address = { street, zipcode, city, country: 'CH' };
    return { ...shop, ...place, address, email: `${place.slug}@maison-oree.example` };
  });
}
