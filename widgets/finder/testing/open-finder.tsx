import type { EarliestWire } from '#contract/booking/earliest.schemas.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { Site } from '#stores/site.ts';
import { EVERYTHING, salonSite, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { FinderScreen, type FinderScreenProps } from '../finder-screen.tsx';

type Place = readonly [city: string, zipcode: string, latitude: number, longitude: number];

const PLACES: readonly Place[] = [
  ['Paris', '75003', 48.859, 2.362],
  ['Paris', '75006', 48.855, 2.334],
  ['Versailles', '78000', 48.804, 2.13],
  ['Lyon', '69002', 45.757, 4.832],
  ['Genève', '1204', 46.202, 6.148],
  ['Nice', '06000', 43.7, 7.27],
  ['Lille', '59000', 50.63, 3.06],
  ['Nantes', '44000', 47.21, -1.55],
];

const group = (id: number, name: string): ShopWire['geoGroupment'] => ({
  id,
  name,
  type: 'region',
  description: { short: {}, long: {} },
  image: null,
  order: id,
});

/** Shops of real towns, the first three around Paris; the last one belongs to no group. */
export const TOWNS: readonly ShopWire[] = PLACES.map(([city, zipcode, lat, lng], index) => {
  const plain = shopWire(index + 1, index === 2 ? ['duo'] : EVERYTHING);
  const { publicInfo } = plain;
  return {
    ...plain,
    publicInfo: { ...publicInfo, address: { ...publicInfo.address, city, zipcode } },
    localisation: { coordonate: { lat, lng } },
    geoGroupment:
      index === PLACES.length - 1 ? null : group(index < 3 ? 1 : 2, index < 3 ? 'Île-de-France' : 'Régions'),
  };
});

/** Tomorrow at half past ten in Paris, by the salon's own clock. */
export const TOMORROW = '2026-01-06T09:30:00.000Z';

/** Answers the earliest times: the same for every shop. */
export function earliestAt(start: string | null): NonNullable<Salon['serve']> {
  return ({ path, query }) => {
    if (path !== '/api/earliest') return undefined;
    const ids = query.get('shopids')?.split(',') ?? [];
    return {
      body: ids.map((shopid): EarliestWire => ({
        shopid,
        serviceid: 'suedois',
        serviceids: ['suedois'],
        start,
      })),
    };
  };
}

export const MAP = { mapTiles: { url: '/medias/map/{z}/{x}/{y}.svg', attribution: { fr: 'Natural Earth' } } };

export interface OpenFinder {
  readonly place: SiteStage;
  readonly site: Site;
  /** Slugs of the shops that were found, in their order. */
  found(): readonly (string | undefined)[];
  type(text: string): void;
}

interface Wish extends Partial<Omit<FinderScreenProps, 'site'>> {
  readonly salon?: Salon;
  readonly width?: string;
  readonly scheme?: 'light' | 'dark';
}

/** The screen as its element holds it, with a place of its own. */
export async function openFinder({ salon = {}, width, scheme, ...props }: Wish = {}): Promise<OpenFinder> {
  const { shared } = salonSite({ shops: TOWNS, serve: earliestAt(TOMORROW), ...salon });
  await Promise.all([
    shared.company.ensure(),
    shared.catalogue.ensureShops(),
    shared.catalogue.ensureCategories(),
  ]);
  const screen = <FinderScreen site={shared} emit={() => true} showMore={false} {...props} />;
  const place = await siteStage(shared, screen, { ...(width && { width }), ...(scheme && { scheme }) });
  return {
    place,
    site: shared,
    found: () => place.all('[data-found] [data-shop]').map(({ dataset }) => dataset['shop']),
    type(text) {
      const field = place.one<HTMLInputElement>('[name=shop-search]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
