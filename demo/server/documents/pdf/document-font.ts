import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A cut of the font, by what it is for. */
export type Cut = 'text' | 'strong';

const WEIGHTS = { text: 400, strong: 600 } as const satisfies Record<Cut, number>;

/** The font comes in two files: the letters of Western Europe, and those of the rest that writes in Latin ones. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+/u;

export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

/** All files, by the names under which `runsOf` speaks of them. They are read once. */
let files: readonly FontFile[] | null = null;
export function fontFiles(): readonly FontFile[] {
  files ??= (['text', 'strong'] as const).flatMap((cut) =>
    (['latin', 'latin-ext'] as const).map((subset) => {
      const path = `@fontsource/figtree/files/figtree-${subset}-${WEIGHTS[cut]}-normal.woff`;
      return { name: `${cut} ${subset}`, content: readFileSync(fileURLToPath(import.meta.resolve(path))) };
    }),
  );
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
