import type { Shop } from '../catalogue/catalogue.ts';
import type { ExternalShopId, ShopId } from '../catalogue/ids.ts';
import { metresBetween, middleOf, type Position } from '../shops/distance.ts';
import { byDistance, NEAR_METRES, RADIUS } from '../shops/nearby.ts';
import { knownTowns } from '../shops/towns/known-towns.ts';
import { MOST_NAMED } from './matching/named-services.ts';
import type { PlaceMeant } from './place-meant.ts';
import type { SearchArea } from './widened-query.ts';

/** Which shops a question is about: these, or those around a point; both null: all. */
export interface AskedShops {
  readonly shops: readonly ExternalShopId[] | null;
  readonly around: { readonly point: Position; readonly kilometres: number } | null;
}

/** Around a town of the company's, and around one where it has no shop. */
const KILOMETRES = { own: 25, other: RADIUS.most } as const;

/** Shops around a visitor, whose own place is told to nobody: the nearest are asked for by their names. */
const NEAREST = 12;

const ALL: AskedShops = { shops: null, around: null };

/** From where distances are measured. */
export interface Origin {
  readonly position: Position;
  /** Shops that are the place themselves, or make up what is known of it: they have no distance from it. */
  readonly own: ReadonlySet<ShopId>;
}

/** Null where no place was asked for, or nobody knows where it is. `visitor`: where the visitor is, if that is known. */
export function originOf(place: PlaceMeant, visitor: Position | null, shops: readonly Shop[]): Origin | null {
  switch (place.kind) {
    case 'near':
    case 'unknown':
      return visitor && { position: visitor, own: new Set() };
    case 'shops': {
      const position = middleOf(place.shops.flatMap((shop) => shop.position ?? []));
      return position && { position, own: new Set(place.shops.map(({ id }) => id)) };
    }
    case 'town': {
      const { name, position } = place.town;
      const centre = knownTowns().find(({ names }) => names.includes(name))?.position;
      if (centre) return { position: centre, own: new Set() };
      const isIn = ({ address: { city, otherNames = [] } }: Shop) => [city, ...otherNames].includes(name);
      return { position, own: new Set(shops.filter(isIn).map(({ id }) => id)) };
    }
    default:
      return null;
  }
}

/** In metres; null where it is not known, or there is none. */
export function distanceFrom(
  origin: Origin | null,
  { id, position }: Pick<Shop, 'id' | 'position'>,
): number | null {
  return origin && position && !origin.own.has(id) ? metresBetween(origin.position, position) : null;
}

/** Which shops are asked about for a place; null where the area has none of its own. */
export function askedShops(
  area: SearchArea,
  place: PlaceMeant,
  visitor: Position | null,
  shops: readonly Shop[],
): AskedShops | null {
  const origin = originOf(place, visitor, shops);
  const around = (kilometres: number): AskedShops =>
    origin ? { shops: null, around: { point: origin.position, kilometres } } : ALL;
  const isVisitor = place.kind === 'near' || place.kind === 'unknown';
  switch (area) {
    case 'near':
      return origin && !isVisitor ? around(NEAR_METRES / 1000) : null;
    case 'around':
      if (isVisitor) return origin ? { ...ALL, shops: nearestTo(origin.position, shops, MOST_NAMED) } : ALL;
      return around(RADIUS.most);
    case 'anywhere':
      return ALL;
    case 'asked':
      if (place.kind === 'shops') return { ...ALL, shops: place.shops.map(({ externalId }) => externalId) };
      if (isVisitor) return origin ? { ...ALL, shops: nearestTo(origin.position, shops, NEAREST) } : ALL;
      if (place.kind !== 'town') return ALL;
      return {
        shops: null,
        around: { point: place.town.position, kilometres: KILOMETRES[place.isOwn ? 'own' : 'other'] },
      };
  }
}

function nearestTo(position: Position, shops: readonly Shop[], most: number) {
  const bookable = shops.filter((shop) => shop.bookable);
  return byDistance(bookable, position)
    .slice(0, most)
    .map(({ shop }) => shop.externalId);
}
