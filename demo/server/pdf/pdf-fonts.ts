import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Each font comes in two files: the letters of western Europe, and what the rest of Europe adds to them. */
const FILES = {
  text: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  display: import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
  message: import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-italic.woff'),
} as const;

/** What a text is set in. */
export type PdfFont = keyof typeof FILES;
type Script = 'latin' | 'latin-ext';

const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/u;
const EXTENDED = /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff]/u;
/** No file has these; all are a space. */
const SPACES = /[\u2000-\u200a\u202f]/gu;

export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

const FONTS = Object.keys(FILES) as readonly PdfFont[];
const nameOf = (font: PdfFont, script: Script) => `${font} ${script}`;

let files: readonly FontFile[] | null = null;

/** All files by the names that `runsOf` uses; they are read once. */
export function fontFiles(): readonly FontFile[] {
  files ??= FONTS.flatMap((font) =>
    (['latin', 'latin-ext'] as const).map((script) => ({
      name: nameOf(font, script),
      content: readFileSync(fileURLToPath(FILES[font].replace('-latin-', `-${script}-`))),
    })),
  );
  return files;
}

function scriptOf(letter: string): Script | null {
  if (letter === '\n' || LATIN.test(letter)) return 'latin';
  return EXTENDED.test(letter) ? 'latin-ext' : null;
}

/** A text as pieces that one file can write each. What none of them has, as a drawn face, is left out. */
export function runsOf(text: string, font: PdfFont): { readonly font: string; readonly text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize('NFC').replace(SPACES, '\u00a0')) {
    const script = scriptOf(letter);
    if (script === null) continue;
    const last = runs.at(-1);
    const name = nameOf(font, script);
    if (last?.font === name) last.text += letter;
    else runs.push({ font: name, text: letter });
  }
  return runs;
}
