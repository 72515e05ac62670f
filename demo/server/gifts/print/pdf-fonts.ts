import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of western Europe’s letters; the rest of Europe’s are in files beside them. */
const FILES = {
  display: import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
  message: import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-italic.woff'),
  text: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
} as const;

export type PdfFont = keyof typeof FILES;
type Script = 'latin' | 'latin-ext';

const read = new Map<string, Buffer>();

/** The letters of a font, of the alphabet as western Europe writes it or of what the rest of Europe adds. */
export function fontFile(font: PdfFont, script: Script): Buffer {
  const address = FILES[font].replace('-latin-', `-${script}-`);
  const known = read.get(address) ?? readFileSync(fileURLToPath(address));
  read.set(address, known);
  return known;
}

const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/u;
const EXTENDED = /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff]/u;

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text by the files that have its letters. What none of them has, as a drawn face, is left out. */
export function runsOf(text: string): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text.normalize('NFC').replace(/[\u2000-\u200a\u202f]/gu, '\u00a0')) {
    const script =
      LATIN.test(letter) || letter === '\n' ? 'latin' : EXTENDED.test(letter) ? 'latin-ext' : null;
    const last = runs.at(-1);
    if (script === null) continue;
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
