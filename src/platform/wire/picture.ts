import type { Picture } from '#domain/catalogue/catalogue.ts';
import { resource } from './link.ts';
import { each, fields, integer, localized, text, type Warn } from './read.ts';

/** Widths that a picture without its own list is asked in. */
const USUAL_WIDTHS = [320, 640, 1280] as const;
const NO_COLOUR = '#e8e4de';

/** Null where there is no address that a browser may load. `base` is put before a path. */
export function parsePicture(value: unknown, base: string): Picture | null {
  const read = fields(value);
  const url = resource(read['url'], base);
  if (!url) return null;
  const widths = (Array.isArray(read['widths']) ? read['widths'] : [])
    .map((width) => integer(width, 0, 1, 10_000))
    .filter((width) => width > 0)
    .sort((a, b) => a - b);
  const colour = text(read['colour']);
  return {
    url,
    widths: widths.length > 0 ? widths : USUAL_WIDTHS,
    alt: localized(read['alt']),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : NO_COLOUR,
  };
}

export function parsePictures(value: unknown, base: string, warn: Warn): Picture[] {
  return each(value, 'picture', warn, (item) => parsePicture(item, base));
}
