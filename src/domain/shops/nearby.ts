import type { Shop } from '../catalogue/catalogue.ts';
import { metresBetween, middleOf, type Position } from './distance.ts';
import { foldText } from './shop-search.ts';

/** How far around a point shops are looked for, in kilometres. */
export const RADIUS = { least: 1, most: 250, initial: 100 } as const;

/** The radii that are offered, in kilometres. */
const RADII: readonly number[] = [1, 2, 5, 10, 25, 50, 100, 250];

/** The radii to choose from, with the one that a page begins with. */
export function radiiWith(initial: number): readonly number[] {
  return RADII.includes(initial) ? RADII : [...RADII, initial].toSorted((a, b) => a - b);
}

/** Farther than so many metres, nobody calls a place near. */
export const NEAR_METRES = 50_000;

/** What may be said of how far some shops are: near is a word for all of them, or for none. Null: the distance of one is not known. */
export function nearnessOf(found: readonly Pick<FoundShop, 'metres'>[]): 'near' | 'far' | null {
  if (found.some(({ metres }) => metres === null)) return null;
  return found.every(({ metres }) => metres !== null && metres <= NEAR_METRES) ? 'near' : 'far';
}

/** How many shops a page of results holds, and how many suggestions fill up to. */
export const PAGE = 6;

/** A shop that was found, with how far it is from where it was looked for; null where that is not known. */
export interface FoundShop {
  readonly shop: Shop;
  readonly metres: number | null;
}

/** A place that a text names. */
export interface FoundTown {
  readonly name: string;
  readonly position: Position;
  /** The company has its shops next to it, and none in it. */
  readonly isNextTo?: boolean;
}

/** A whole number of kilometres within the limits; what is no number is the initial one. */
export function radiusOf(kilometres: number | undefined): number {
  if (kilometres === undefined || !Number.isFinite(kilometres)) return RADIUS.initial;
  return Math.min(RADIUS.most, Math.max(RADIUS.least, Math.round(kilometres)));
}

/** Shops by their distance from a point, those whose place is not known after them in the company's order. */
export function byDistance(shops: readonly Shop[], origin: Position): readonly FoundShop[] {
  return shops
    .map((shop): FoundShop => ({ shop, metres: shop.position && metresBetween(origin, shop.position) }))
    .toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0);
}

/** Shops by a text, in their order; how far those are that lie next to the town that it names. */
export function besideTown(shops: readonly Shop[], town: FoundTown | null): readonly FoundShop[] {
  return shops.map((shop): FoundShop => {
    const isNextTo = town?.isNextTo && shop.address.otherNames?.includes(town.name);
    return { shop, metres: isNextTo ? shop.position && metresBetween(town.position, shop.position) : null };
  });
}

/** The shops within so many kilometres of a point, the nearest first. */
export function shopsAround(
  shops: readonly Shop[],
  origin: Position,
  kilometres: number,
): readonly FoundShop[] {
  const most = kilometres * 1000;
  return byDistance(shops, origin).filter(({ metres }) => metres !== null && metres <= most);
}

/** The town that a text or postcode names, in the middle of its shops; null where none of those found lies in such a town. */
export function townNamed(found: readonly Shop[], text: string): FoundTown | null {
  const wanted = foldText(text);
  if (wanted.length < 2) return null;
  const nameOf = ({ address: { city, zipcode, otherNames = [] } }: Shop) =>
    zipcode.startsWith(wanted)
      ? city
      : [city, ...otherNames].find((name) => foldText(name).startsWith(wanted));
  const inTown = found.filter(nameOf);
  const [first] = inTown;
  const name = first && nameOf(first);
  if (!first || name === undefined) return null;
  const town = inTown.filter(({ address }) => address.city === first.address.city);
  const position = middleOf(town.flatMap((shop) => shop.position ?? []));
  return position && { name, position };
}

/**
 * What else may suit where one to five shops were found: the nearest others to the point that was searched around, or to
 * the first shop found, up to six with those found. Nothing where none was found, or enough.
 */
export function suggestedShops(
  all: readonly Shop[],
  found: readonly Shop[],
  origin: Position | null,
): readonly FoundShop[] {
  if (found.length === 0 || found.length >= PAGE) return [];
  const ids = new Set(found.map(({ id }) => id));
  const others = all.filter(({ id }) => !ids.has(id));
  const from = origin ?? middleOf(found.slice(0, 1).flatMap((shop) => shop.position ?? []));
  const ordered = from ? byDistance(others, from) : others.map((shop) => ({ shop, metres: null }));
  return ordered.slice(0, PAGE - found.length);
}
