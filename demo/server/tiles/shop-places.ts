import { companies } from '#seed/companies.ts';
import { project, type Point } from './outlines.ts';

let places: readonly Point[] | null = null;

/** Where the shops of the demo companies are that show a map, as one with a single shop does not: pins lie there. */
export function shopPlaces(): readonly Point[] {
  places ??= companies()
    .flatMap(({ shops }) => (shops.length > 1 ? shops : []))
    .map(({ longitude, latitude }) => project([longitude, latitude]));
  return places;
}
