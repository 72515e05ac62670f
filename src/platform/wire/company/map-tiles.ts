import type { MapTiles } from '#domain/shops/map-tiles.ts';
import { resource } from '../link.ts';
import { fields, localized } from '../read.ts';

/** Of a company's reply; null where it has no map. `base` is put before a path. */
export function parseMapTiles(company: unknown, base: string): MapTiles | null {
  const read = fields(fields(fields(company)['booker'])['mapTiles']);
  const url = resource(read['url'], base);
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return null;
  const isOwn = url.startsWith(`${base}/`);
  const attribution = localized(read['attribution']);
  return { url, attribution, host: isOwn || !URL.canParse(url) ? '' : new URL(url).host };
}
