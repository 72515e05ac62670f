/** A kind of font file, as its name ends. */
export const FONT_KINDS = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontKind = (typeof FONT_KINDS)[number];

const MARKS: Readonly<Record<string, FontKind>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
};

/** What a file is by what it begins with; null for what is no font that browsers take, or is not whole. */
export function fontKindOf(file: Buffer): FontKind | null {
  const mark = file.toString('latin1', 0, 4);
  const kind = Object.hasOwn(MARKS, mark) ? MARKS[mark]! : null;
  if (kind === null || file.length < 48) return null;
  const isWhole =
    kind === 'woff' || kind === 'woff2' ? file.readUInt32BE(8) === file.length : hasTables(file);
  return isWhole ? kind : null;
}

/** Whether every table of a TrueType or OpenType file lies within it. */
function hasTables(file: Buffer): boolean {
  const count = file.readUInt16BE(4);
  if (count === 0 || file.length < 12 + 16 * count) return false;
  return Array.from({ length: count }, (_, at) => 12 + 16 * at).every(
    (at) => file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12) <= file.length,
  );
}
