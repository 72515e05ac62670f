import type { Static } from 'typebox';
import type { ImageWire } from '#contract/fields/media.ts';
import colours from './colours.json' with { type: 'json' };
import { WIDTHS } from './picture.ts';
import { PICTURES, SHOWS_THOSE_OF } from './pictures.ts';

const COLOURS: Readonly<Record<string, string>> = colours;

/**
 * The wire's form of a picture that `resizePictures` serves, its url below the server's root. Throws when the company
 * (by its nickname) has no such picture.
 */
export function pictureOf(company: string, name: string): Static<typeof ImageWire> {
  const folder = SHOWS_THOSE_OF[company] ?? company;
  const picture = PICTURES[folder]?.find((each) => each.name === name);
  if (!picture) throw new Error(`The company ${company} has no picture ${name}.`);
  return {
    url: `/medias/${folder}/${name}.{width}.{format}`,
    widths: [...WIDTHS[picture.kind]],
    alt: { ...picture.alt },
    colour: COLOURS[`${folder}/${name}`] ?? '#9aa7a1',
  };
}
