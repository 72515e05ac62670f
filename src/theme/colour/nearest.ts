import { byte, lightOf, oklabOf, rgbOf, type Light, type Oklab, type Rgb } from './colour.ts';

/** More of one primary for less of another, so that the luminance stays. */
const TRADES: readonly Light[] = [
  [1 / 0.2126, -1 / 0.7152, 0],
  [-1 / 0.2126, 1 / 0.7152, 0],
  [1 / 0.2126, 0, -1 / 0.0722],
  [-1 / 0.2126, 0, 1 / 0.0722],
  [0, 1 / 0.7152, -1 / 0.0722],
  [0, -1 / 0.7152, 1 / 0.0722],
];

const isShare = (share: number): boolean => share >= 0 && share <= 1;

/** How far two colours look apart; what is another hue, or more of one, may count for more. */
function differenceOf(one: Oklab, other: Oklab, weight = 1): number {
  return Math.hypot(one[0] - other[0], weight * (one[1] - other[1]), weight * (one[2] - other[2]));
}

/**
 * So much more than lightness counts what is of another hue: a grey stays one, and a blue does not turn green. The nearest of all is less
 * than 1 ΔE nearer for it (`npm run bench:palettes`).
 */
const HUE = 1.25;

/** Smaller steps of luminance are none on a screen. */
const LEAST_STEP = 0.00001;

/**
 * Of all lights of a screen with a luminance the one that looks nearest to another, for its hue above all. They are a plane through the cube of red, green and
 * blue, whose edges go where the trades do: no corner holds the way up.
 */
function nearestLight(light: Light, luminance: number): Light {
  const wanted = oklabOf(light);
  const far = (each: Light) => differenceOf(oklabOf(each), wanted, HUE);
  // It begins with the grey.
  let best: Light = [luminance, luminance, luminance];
  let least = far(best);
  const goNearer = (step: number): boolean =>
    TRADES.some(([red, green, blue]) => {
      const next: Light = [best[0] + step * red, best[1] + step * green, best[2] + step * blue];
      const own = next.every(isShare) ? far(next) : Infinity;
      const isNearer = own < least;
      if (isNearer) [best, least] = [next, own];
      return isNearer;
    });
  for (let step = 0.1; step > LEAST_STEP;) {
    if (!goNearer(step)) step /= 2;
  }
  return best;
}

/** The 27 whole numbers around a colour: those on the one side of it are enough, those on the other not. */
function* neighboursOf({ red, green, blue }: Rgb): Generator<Rgb> {
  for (const byRed of [-1, 0, 1]) {
    for (const byGreen of [-1, 0, 1]) {
      for (const byBlue of [-1, 0, 1]) {
        yield { red: byte(red + byRed), green: byte(green + byGreen), blue: byte(blue + byBlue) };
      }
    }
  }
}

/** The colour of the screen with one of some luminances that looks nearest to another one and is `enough`; undefined: there is none. */
export function nearestOf(
  colour: Rgb,
  luminances: readonly number[],
  enough: (candidate: Rgb) => boolean,
): Rgb | undefined {
  const light = lightOf(colour);
  const wanted = oklabOf(light);
  let nearest: Rgb | undefined;
  let least = Infinity;
  for (const luminance of luminances) {
    if (luminance <= 0 || luminance >= 1) continue;
    for (const candidate of neighboursOf(rgbOf(nearestLight(light, luminance)))) {
      const own = differenceOf(oklabOf(lightOf(candidate)), wanted);
      if (own < least && enough(candidate)) [nearest, least] = [candidate, own];
    }
  }
  return nearest;
}
