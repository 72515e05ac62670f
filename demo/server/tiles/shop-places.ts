import { demoCompanies } from '#seed/companies.ts';
import { project, type MapPoint } from './outlines.ts';

let places: readonly MapPoint[] | null = null;

/** Where the shops of the demo companies are that show a map, as one with a single shop does not: pins lie there. */
export function shopPlaces(): readonly MapPoint[] {
  places ??= demoCompanies()
    .flatMap(({ shops }) => (shops.length > 1 ? shops : []))
    .map(({ longitude, latitude }) => project([longitude, latitude]));
  return places;
}
