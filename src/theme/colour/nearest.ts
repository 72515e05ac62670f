import { byte, lightOf, oklabOf, rgbOf, type Light, type Rgb } from './colour.ts';

/** More of one primary for less of another, so that the luminance stays. */
const TRADES: readonly Light[] = [
  [1 / 0.2126, -1 / 0.7152, 0],
  [1 / 0.2126, 0, -1 / 0.0722],
  [0, 1 / 0.7152, -1 / 0.0722],
];

/** How far two lights look apart, in OKLab; what is another hue, or more of one, may count for more. */
function farness(one: Light, other: Light, weight = 1): number {
  const [first, second] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(first[0] - second[0], weight * (first[1] - second[1]), weight * (first[2] - second[2]));
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
  // It begins with the grey.
  let best: Light = [luminance, luminance, luminance];
  for (let step = 0.1; step > LEAST_STEP;) {
    const nearer = TRADES.flatMap((trade) =>
      [step, -step].map((way): Light => [
        best[0] + way * trade[0],
        best[1] + way * trade[1],
        best[2] + way * trade[2],
      ]),
    ).find(
      (next) =>
        next.every((share) => share >= 0 && share <= 1) &&
        farness(next, light, HUE) < farness(best, light, HUE),
    );
    if (nearer) best = nearer;
    else step /= 2;
  }
  return best;
}

const ROUND = [-1, 0, 1];

/** The colour of the screen with one of some luminances that looks nearest to another one and is `enough`; undefined: there is none. */
export function nearestOf(
  colour: Rgb,
  luminances: readonly number[],
  enough: (candidate: Rgb) => boolean,
): Rgb | undefined {
  const light = lightOf(colour);
  const far = (each: Rgb) => farness(lightOf(each), light);
  return luminances
    .filter((each) => each > 0 && each < 1)
    .flatMap((each) => {
      const { red, green, blue } = rgbOf(nearestLight(light, each));
      // The whole numbers around it: those on the one side are enough, those on the other not.
      return ROUND.flatMap((r) =>
        ROUND.flatMap((g) =>
          ROUND.map((b) => ({ red: byte(red + r), green: byte(green + g), blue: byte(blue + b) })),
        ),
      );
    })
    .filter(enough)
    .sort((one, other) => far(one) - far(other))[0];
}
