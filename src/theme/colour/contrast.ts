import { BLACK, WHITE, contrast, fromOklch, luminance, ratioOf, toHex, toOklch, type Rgb } from './colour.ts';
import { nearestOf } from './nearest.ts';

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

/** What was looked for last: a theme is asked for at several places, and while a colour of it is dragged the others stay. */
const found = new Map<string, Rgb>();
const MOST_FOUND = 60;

/**
 * The colour itself where it reaches `ratio` on all backgrounds, else the one that looks nearest to it of those that are lighter than all
 * of them, or darker, and do (its hue is kept for up to 1 ΔE); else black or white.
 */
export function withContrast(colour: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  // Many are tried on the same backgrounds, in the first screen's time.
  const luminances = backgrounds.map(luminance);
  const enough = (candidate: Rgb) => {
    const own = luminance(candidate);
    return luminances.every((other) => ratioOf(own, other) >= ratio);
  };
  if (enough(colour)) return colour;
  const bounds = [
    (Math.max(...luminances) + 0.05) * ratio - 0.05,
    (Math.min(...luminances) + 0.05) / ratio - 0.05,
  ];
  const key = [toHex(colour), ratio, ...luminances].join();
  const known = found.get(key) ?? nearestOf(colour, bounds, enough) ?? blackOrWhite(backgrounds);
  const [oldest] = found.keys();
  if (found.size >= MOST_FOUND && oldest !== undefined) found.delete(oldest);
  found.set(key, known);
  return known;
}

/** Text for a filled background: white where it reads well, as brands expect, else black. */
export function textOn(background: Rgb): Rgb {
  return contrast(WHITE, background) >= 4.5 ? WHITE : blackOrWhite([background]);
}
