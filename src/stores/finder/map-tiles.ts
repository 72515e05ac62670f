import type { MapTiles } from '#domain/shops/map-tiles.ts';
import { parseMapTiles } from '#platform/wire/map-tiles.ts';
import type { Site } from '../site.ts';

/** The company's own choice of a map; null where it has none. Read from what is there: apart, as few pages ask. */
export function mapTilesOf(site: Pick<Site, 'api' | 'data'>): MapTiles | null {
  return parseMapTiles(site.data().company, site.api.base);
}
