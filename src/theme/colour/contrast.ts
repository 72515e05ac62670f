import {
  BLACK,
  WHITE,
  contrast,
  fromOklch,
  luminance,
  ratioOf,
  toOklch,
  type Oklch,
  type Rgb,
} from './colour.ts';

/** The least contrast of a colour with any of the backgrounds it may stand on. */
export function leastContrast(colour: Rgb, backgrounds: readonly Rgb[]): number {
  return Math.min(...backgrounds.map((background) => contrast(colour, background)));
}

/** Black or white, whichever stands out more on every one of the backgrounds. */
export function blackOrWhite(backgrounds: readonly Rgb[]): Rgb {
  return leastContrast(WHITE, backgrounds) >= leastContrast(BLACK, backgrounds) ? WHITE : BLACK;
}

/** The colour with another lightness. */
export function withLightness(colour: Rgb, lightness: number, chromaLimit = Infinity): Rgb {
  const { chroma, hue } = toOklch(colour);
  return fromOklch({
    lightness: Math.min(1, Math.max(0, lightness)),
    chroma: Math.min(chroma, chromaLimit),
    hue,
  });
}

/** The nearest lightness towards `end` at which the colour reaches the ratio, or null where even the end does not. */
function shifted(colour: Oklch, end: 0 | 1, enough: (candidate: Rgb) => boolean): Rgb | null {
  let best = fromOklch({ ...colour, lightness: end });
  if (!enough(best)) return null;
  let [bad, good]: [number, number] = [colour.lightness, end];
  for (let step = 0; step < 14; step += 1) {
    const middle = (bad + good) / 2;
    const candidate = fromOklch({ ...colour, lightness: middle });
    if (enough(candidate)) [good, best] = [middle, candidate];
    else bad = middle;
  }
  return best;
}

/**
 * The colour itself where it reaches `ratio` on all backgrounds, else the one of the same hue that is nearest in lightness
 * and does, else black or white.
 */
export function withContrast(colour: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  // Dozens of lightnesses are tried on the same backgrounds, in the first screen's time.
  const luminances = backgrounds.map(luminance);
  const enough = (candidate: Rgb) => {
    const own = luminance(candidate);
    return luminances.every((other) => ratioOf(own, other) >= ratio);
  };
  if (enough(colour)) return colour;
  const tone = toOklch(colour);
  const { lightness } = tone;
  const found = [shifted(tone, 0, enough), shifted(tone, 1, enough)].filter((one) => one !== null);
  found.sort(
    (one, other) =>
      Math.abs(toOklch(one).lightness - lightness) - Math.abs(toOklch(other).lightness - lightness),
  );
  return found[0] ?? blackOrWhite(backgrounds);
}

/** Text for a filled background: white where it reads well, as brands expect, else black. */
export function textOn(background: Rgb): Rgb {
  return contrast(WHITE, background) >= 4.5 ? WHITE : blackOrWhite([background]);
}
