import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A cut of the font, by what it is for. */
export type Cut = 'text' | 'strong';

/** The font comes in two files: the letters of Western Europe, and those of the rest that writes in Latin ones. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+/u;

export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

/** By the names under which `runsOf` speaks of them. */
const FILES = {
  'text latin': import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  'text latin-ext': import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  'strong latin': import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  'strong latin-ext': import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
} as const;

let files: readonly FontFile[] | null = null;

/** All files; they are read once. */
export function fontFiles(): readonly FontFile[] {
  files ??= Object.entries(FILES).map(([name, url]) => ({ name, content: readFileSync(fileURLToPath(url)) }));
  return files;
}

/** A text as pieces that one file of the font can write each. */
export function runsOf(text: string, cut: Cut): { readonly font: string; readonly text: string }[] {
  // No file has the narrow space that cannot break.
  const plain = text.replaceAll('\u202f', '\u00a0');
  const pieces = plain.split(new RegExp(`(${EXTENDED.source})`, 'u')).filter((piece) => piece !== '');
  return pieces.map((piece) => ({
    font: `${cut} ${EXTENDED.test(piece) ? 'latin-ext' : 'latin'}`,
    text: piece,
  }));
}
