/** A colour as red, green and blue from 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
export const BLACK: Rgb = { red: 0, green: 0, blue: 0 };

/** The nearest whole number that a channel may have. */
export const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

function parseHex(digits: string): Rgb | null {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (long.length !== 6 && long.length !== 8) return null;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return { red: red!, green: green!, blue: blue! };
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return byte(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}

/** Reads `#rgb`, `#rrggbb` (an alpha is dropped), `rgb()` and `hsl()`; anything else is null, so a role keeps its default. */
export function parseColour(text: unknown): Rgb | null {
  if (typeof text !== 'string') return null;
  const source = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(source)?.[1];
  if (hex) return parseHex(hex);
  const call = /^(rgb|hsl)a?\(([^)]{3,60})\)$/.exec(source);
  const [first, second, third] = (call?.[2]?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  if (first === undefined || second === undefined || third === undefined) return null;
  if (call?.[1] === 'rgb') return { red: byte(first), green: byte(second), blue: byte(third) };
  const part = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return fromHsl(((first % 360) + 360) % 360, part(second), part(third));
}

export function toHex({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (share: number) =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** The light of red, green and blue, each 0 to 1 on a screen. */
export type Light = readonly [red: number, green: number, blue: number];

export const luminanceOf = ([red, green, blue]: Light): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const lightOf = ({ red, green, blue }: Rgb): Light => [linear(red), linear(green), linear(blue)];

/** WCAG relative luminance, 0 to 1. */
export const luminance = (colour: Rgb): number => luminanceOf(lightOf(colour));

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => ratioOf(luminance(one), luminance(other));

/** The contrast ratio of two luminances. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** OKLab, in which the distance of two colours is how far apart they look: about 0.02 is seen. */
export type Oklab = readonly [lightness: number, a: number, b: number];

export function oklabOf([red, green, blue]: Light): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toOklch(colour: Rgb): Oklch {
  const [lightness, a, b] = oklabOf(lightOf(colour));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The light of a colour, which no screen has where a share is below 0 or above 1. */
function linearOf({ lightness, chroma, hue }: Oklch): Light {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** What a screen is told of a light. */
export function rgbOf(light: Light): Rgb {
  const [red, green, blue] = light.map((share) => byte(encoded(Math.min(1, Math.max(0, share)))));
  return { red: red!, green: green!, blue: blue! };
}

/** The nearest colour of the screen: chroma is given up until it fits, lightness and hue are kept. */
export function fromOklch(colour: Oklch): Rgb {
  let chroma = colour.chroma;
  let light = linearOf(colour);
  for (let step = 0; step < 16 && light.some((share) => share < -0.0005 || share > 1.0005); step += 1) {
    chroma *= 0.85;
    light = linearOf({ ...colour, chroma });
  }
  return rgbOf(light);
}
