import type { Shop } from '../../catalogue/catalogue.ts';
import type { ShopId } from '../../catalogue/ids.ts';
import type { Position } from '../distance.ts';
import { byDistance, type FoundShop, type FoundTown } from '../nearby.ts';
import { knownTowns } from './known-towns.ts';
import { townCalled, townsOf } from './town.ts';

/** What is shown where a text finds no shop: those nearest to the town that it names, or all that there are. */
export interface ShopsInstead {
  /** Null where the text names no town that is known. */
  readonly town: FoundTown | null;
  readonly shops: readonly FoundShop[];
}

/** What is known of a visitor whose text names nothing. */
export interface Preference {
  /** Shops seen, the last one first. */
  readonly seen: readonly ShopId[];
  /** Where the visitor is; null where that is not known. */
  readonly origin: Position | null;
}

/**
 * The town that a text names: one of the company's own, or a larger one, which may be called by a shop next to it; null where
 * none is known by that name.
 */
export function townMeant(text: string, all: readonly Shop[]): FoundTown | null {
  const own = townCalled(text, townsOf(all));
  if (!own) return townCalled(text, knownTowns());
  const known = knownTowns().find(({ names }) => names.includes(own.name));
  const isIn = !known || all.some(({ address }) => known.names.includes(address.city));
  return isIn ? own : { name: own.name, position: known.position, isNextTo: true };
}

/** Shops for a text that names none of them, the likeliest first; `offered` are all that may be shown. */
export function shopsInstead(
  town: FoundTown | null,
  offered: readonly Shop[],
  { seen, origin }: Preference,
): ShopsInstead {
  if (town) return { town, shops: byDistance(offered, town.position) };
  const measured = origin
    ? byDistance(offered, origin)
    : offered.map((shop): FoundShop => ({ shop, metres: null }));
  const rank = ({ shop }: FoundShop) => {
    const index = seen.indexOf(shop.id);
    return index === -1 ? seen.length : index;
  };
  return { town, shops: measured.toSorted((a, b) => rank(a) - rank(b)) };
}
