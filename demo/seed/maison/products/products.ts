import type { SeedProduct } from '../../model.ts';
import { bath } from './bath.ts';
import { body } from './body.ts';
import { faceProducts } from './face.ts';
import { home } from './home.ts';
import { sizes } from './sizes.ts';

/** The lines of the house, by what its products are made of. */
const LINES: readonly (readonly [word: string, line: string])[] = [
  ['figu', 'Le Figuier'],
  ['romarin', 'L’Herbier'],
  ['laurier', 'L’Herbier'],
  ['bleuet', 'L’Herbier'],
  ['argile', 'L’Herbier'],
];

const lineOf = (slug: string) => LINES.find(([word]) => slug.includes(word))?.[1] ?? 'Maison Orée';

export const maisonProducts: readonly SeedProduct[] = [
  ...body,
  ...faceProducts,
  ...bath,
  ...home,
  ...sizes,
].map((product) => ({ ...product, brand: lineOf(product.slug) }));

/** Shops that sell none: too small, or not open yet. */
const WITHOUT = new Set(['las-palmas-triana', 'annecy-vieille-ville']);
/** Shops that have no room for what is for the house. */
const SMALL = new Set(['paris-batignolles', 'sevilla-centro', 'torino-lagrange', 'lausanne-bourg']);

/** Slugs of the products that a shop sells. */
export function productsAt(shop: string): string[] {
  if (WITHOUT.has(shop)) return [];
  return maisonProducts
    .filter(({ category }) => !SMALL.has(shop) || category !== 'interieur')
    .map(({ slug }) => slug);
}
