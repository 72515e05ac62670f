import { LOCALE_TAGS, type Locale } from '../locale.ts';

/** A point on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 6_371_000;
const KILOMETRE = 1000;
/** From so many kilometres on, nobody asks for tenths. */
const FAR = 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points along the surface of a sphere of 6371 km. */
export function metresBetween(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const half = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  // Rounding may carry the antipodes a little beyond the earth.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** The point in the middle of some; null where there is none. Good enough within one town. */
export function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const mean = (of: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

function inUnits(locale: Locale, unit: 'meter' | 'kilometer', value: number, tenths: number): string {
  const format = { style: 'unit', unit, maximumFractionDigits: tenths } as const;
  return new Intl.NumberFormat(LOCALE_TAGS[locale], format).format(value);
}

/** "850 m"; above a thousand metres "1,2 km", and "240 km" where tenths say nothing. */
export function formatDistance(locale: Locale, metres: number): string {
  const whole = Math.round(metres);
  return whole > KILOMETRE
    ? formatKilometres(locale, metres / KILOMETRE)
    : inUnits(locale, 'meter', whole, 0);
}

/** "12,5 km", "100 km". */
export function formatKilometres(locale: Locale, kilometres: number): string {
  return inUnits(locale, 'kilometer', kilometres, kilometres < FAR ? 1 : 0);
}
