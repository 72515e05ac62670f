import type { Rgb } from '../colour.ts';

/** Where a colour lies in OKLab, and its WCAG luminance. */
interface Place {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
  readonly luminance: number;
}

const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

type Row = readonly [number, number, number];

// As CSS Color 4 gives them: by way of XYZ, which the product does not go.
const TO_XYZ: readonly Row[] = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const TO_CONES: readonly Row[] = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const TO_OKLAB: readonly Row[] = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];

const product = (rows: readonly Row[], columns: readonly Row[]): readonly Row[] =>
  rows.map((row) =>
    [0, 1, 2].map((at) => row.reduce((sum, each, to) => sum + each * (columns[to]?.[at] ?? 0), 0)),
  ) as unknown as readonly Row[];

/** As WCAG rounds it. */
const TO_LUMINANCE: Row = [0.2126, 0.7152, 0.0722];

/** What each value of a channel adds to the luminance and to the three cones, one channel after the other. */
const ADDED = [0, 1, 2].map((channel) =>
  [TO_LUMINANCE, ...product(TO_CONES, TO_XYZ)].map((row) =>
    Float64Array.from(LINEAR, (light) => light * (row[channel] ?? 0)),
  ),
);

function added(to: number, red: number, green: number, blue: number): number {
  return (ADDED[0]?.[to]?.[red] ?? 0) + (ADDED[1]?.[to]?.[green] ?? 0) + (ADDED[2]?.[to]?.[blue] ?? 0);
}

/** Channels from 0 to 255. */
export function placeOf(red: number, green: number, blue: number): Place {
  const cones = [1, 2, 3].map((to) => Math.cbrt(added(to, red, green, blue))) as unknown as Row;
  const [lightness = 0, a = 0, b = 0] = TO_OKLAB.map(
    ([l, m, s]) => l * cones[0] + m * cones[1] + s * cones[2],
  );
  return { lightness, a, b, luminance: added(0, red, green, blue) };
}

const placeOfRgb = ({ red, green, blue }: Rgb) => placeOf(red, green, blue);

const apart = (one: Place, other: Place) =>
  Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);

/** ΔE OK of two colours, times 100: about 2 are seen. */
export const deltaE = (one: Rgb, other: Rgb): number => 100 * apart(placeOfRgb(one), placeOfRgb(other));

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What is asked of a colour. */
export interface Owed {
  readonly typed: Rgb;
  readonly backgrounds: readonly Rgb[];
  readonly ratio: number;
}

/** Colours of the screen with all that is asked of them, one beside the other: there are many. */
interface Grid {
  readonly size: number;
  readonly rgb: Uint8Array;
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly luminance: Float64Array;
}

type Channels = readonly [reds: readonly number[], greens: readonly number[], blues: readonly number[]];

const [TO_LIGHTNESS, TO_A, TO_B] = TO_OKLAB as readonly [Row, Row, Row];

function gridOf([reds, greens, blues]: Channels): Grid {
  const size = reds.length * greens.length * blues.length;
  const made = () => new Float64Array(size);
  const grid = {
    size,
    rgb: new Uint8Array(3 * size),
    lightness: made(),
    a: made(),
    b: made(),
    luminance: made(),
  };
  let at = 0;
  for (const red of reds)
    for (const green of greens)
      for (const blue of blues) {
        const l = Math.cbrt(added(1, red, green, blue));
        const m = Math.cbrt(added(2, red, green, blue));
        const short = Math.cbrt(added(3, red, green, blue));
        grid.rgb[3 * at] = red;
        grid.rgb[3 * at + 1] = green;
        grid.rgb[3 * at + 2] = blue;
        grid.lightness[at] = TO_LIGHTNESS[0] * l + TO_LIGHTNESS[1] * m + TO_LIGHTNESS[2] * short;
        grid.a[at] = TO_A[0] * l + TO_A[1] * m + TO_A[2] * short;
        grid.b[at] = TO_B[0] * l + TO_B[1] * m + TO_B[2] * short;
        grid.luminance[at] = added(0, red, green, blue);
        at += 1;
      }
  return grid;
}

interface Found {
  readonly rgb: readonly number[];
  readonly distance: number;
}

/** The nearest colours of a grid that are read: the one that is lighter than the typed one, and the one that is not. */
function nearestIn(grid: Grid, { typed, backgrounds, ratio }: Owed): Found[] {
  const from = placeOfRgb(typed);
  const grounds = backgrounds.map((each) => placeOfRgb(each).luminance);
  const squares = [Infinity, Infinity];
  const found = [-1, -1];
  for (let at = 0; at < grid.size; at += 1) {
    const luminance = grid.luminance[at] ?? 0;
    const side = luminance > from.luminance ? 1 : 0;
    const square =
      ((grid.lightness[at] ?? 0) - from.lightness) ** 2 +
      ((grid.a[at] ?? 0) - from.a) ** 2 +
      ((grid.b[at] ?? 0) - from.b) ** 2;
    if (square >= (squares[side] ?? 0) || grounds.some((each) => ratioOf(luminance, each) < ratio)) continue;
    squares[side] = square;
    found[side] = at;
  }
  return found.flatMap((at, side) =>
    at < 0
      ? []
      : [{ rgb: [...grid.rgb.subarray(3 * at, 3 * at + 3)], distance: Math.sqrt(squares[side] ?? 0) }],
  );
}

const from = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);

const nearestOf = (all: readonly Found[]) => all.toSorted((one, other) => one.distance - other.distance)[0];

/** All around a colour, for as long as that leads nearer. */
function followed(first: Found, reach: number, owed: Owed): Found {
  for (let best = first; ;) {
    const around = best.rgb.map((channel) =>
      from(Math.max(0, channel - reach), Math.min(255, channel + reach)),
    );
    const next = nearestOf(nearestIn(gridOf(around as unknown as Channels), owed));
    if (!next || next.distance >= best.distance) return best;
    best = next;
  }
}

/**
 * Finds how far the nearest readable colour is from a typed one, in ΔE OK times 100, whatever its hue: among all colours in steps of a
 * channel, then among all around the best of them, lighter and darker. Null: none is readable.
 */
export function exhaustiveSearch(step: number): (owed: Owed) => number | null {
  const channels = [...from(0, 254, step), 255];
  const grid = gridOf([channels, channels, channels]);
  return (owed) => {
    const ends = nearestIn(grid, owed);
    const least = nearestOf(ends)?.distance ?? 0;
    // A side that is farther by more than the steps can hide is no nearer whatever lies between them.
    const near = ends.filter(({ distance }) => distance < least + step / 100);
    const nearest = nearestOf(near.map((first) => followed(first, Math.ceil(step / 2), owed)));
    return nearest ? 100 * nearest.distance : null;
  };
}

/** The same among each of the 16.7 million colours of a screen, in seconds. */
export function searchOfAll(owed: Owed): number {
  const channels = from(0, 255);
  const slices = channels.map((red) => nearestOf(nearestIn(gridOf([[red], channels, channels]), owed)));
  return 100 * Math.min(...slices.map((each) => each?.distance ?? Infinity));
}
