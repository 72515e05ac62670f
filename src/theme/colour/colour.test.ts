import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, fromOklch, parseColour, toHex, toOklch, type Rgb } from './colour.ts';
import { withContrast } from './contrast.ts';
import { anyColour } from './testing/any-theme.ts';
import { deltaE, exhaustiveSearch } from './testing/exhaustive-search.ts';

describe('reading a colour', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#FFF8', '#ffffff'],
    [' #86452F ', '#86452f'],
    ['#86452fcc', '#86452f'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(300 0 0 / .5)', '#ff0000'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(-120, 100%, 25%)', '#000080'],
  ])('the text "%s" is read as the colour %s', (source, hex) => {
    expect(toHex(parseColour(source)!)).toBe(hex);
  });

  test.each([[''], ['red; background:url(x)'], ['#12345'], ['url(#a)'], [null], [7], ['rgb()']])(
    'the text "%s" is not read as a colour',
    (source) => {
      expect(parseColour(source)).toBeNull();
    },
  );
});

test('a colour of the screen survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const back = fromOklch(toOklch(colour));
      for (const channel of ['red', 'green', 'blue'] as const) {
        expect(Math.abs(back[channel] - colour[channel])).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('the lightness of OKLCH agrees with published values', () => {
  const tones: readonly (readonly [string, number, number])[] = [
    ['#ff0000', 0.62796, 0.25768],
    ['#00ff00', 0.86644, 0.29483],
    ['#0000ff', 0.45201, 0.31321],
    ['#808080', 0.59987, 0],
  ];
  for (const [hex, lightness, chroma] of tones) {
    const tone = toOklch(parseColour(hex)!);
    expect(tone.lightness).toBeCloseTo(lightness, 3);
    expect(tone.chroma).toBeCloseTo(chroma, 3);
  }
});

test('the contrast of black on white is 21, that of the known grey 4.54', () => {
  const [black, white, grey] = ['#000', '#fff', '#767676'].map((hex) => parseColour(hex) as Rgb);
  expect(contrast(black!, white!)).toBeCloseTo(21, 5);
  expect(contrast(grey!, white!)).toBeCloseTo(4.54, 2);
});

test('a colour is made readable on any background, and left alone where it already is', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (colour, background) => {
      const made = withContrast(colour, [background], 4.5);
      expect(contrast(made, background)).toBeGreaterThanOrEqual(4.5);
      expect(made === colour).toBe(contrast(colour, background) >= 4.5);
    }),
    { numRuns: 2000 },
  );
});

test('a colour that cannot be read becomes one that is at most 1 ΔE farther from it than the nearest of all that can', () => {
  const nearest = exhaustiveSearch(15);
  fc.assert(
    fc.property(anyColour, anyColour, fc.constantFrom(3, 4.5), (typed, background, ratio) => {
      const least = nearest({ typed, backgrounds: [background], ratio });
      // Black or white is the most that can be had.
      if (least === null) return;
      expect(deltaE(withContrast(typed, [background], ratio), typed)).toBeLessThanOrEqual(least + 1);
    }),
    { numRuns: 300 },
  );
}, 30_000);
