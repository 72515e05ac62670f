import { demoCompanies } from '#seed/companies.ts';
import { project, type TilePoint } from './outlines.ts';

let places: readonly TilePoint[] | null = null;

/** Where the shops of the demo companies are that show a map, as one with a single shop does not: pins lie there. */
export function shopPlaces(): readonly TilePoint[] {
  places ??= demoCompanies()
    .flatMap(({ shops }) => (shops.length > 1 ? shops : []))
    .map(({ longitude, latitude }) => project([longitude, latitude]));
  return places;
}
