/** What is seen at a place of a page; a ground hides what was painted there before. */
export type ThingKind = 'heading' | 'text' | 'picture' | 'control' | 'ground';

/** A rectangle on the page, in pixels from its left and top. */
export interface Thing {
  readonly kind: ThingKind;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page in square cells: how many pixels of it, from its top, in how many columns. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

/** A sign for what stands in each cell, row by row. */
export type Grid = readonly string[];

/** What stands in a cell, as a kept grid tells it. */
export const SIGNS = { heading: 'H', text: '-', picture: '#', control: 'O', ground: '.' } as const;

/** Places in a cell, in each direction, at which is looked what is painted there. */
const LOOKS = 4;
/** Shares of a cell from which words, or a picture, are what stands in it. */
const WORDS = 0.25;
const PICTURE = 0.5;

const isWord = (kind: ThingKind) => kind === 'heading' || kind === 'text' || kind === 'control';

/** What is painted at each look, from the first thing to the last: pictures and grounds below a word do not hide it. */
function painted(things: readonly Thing[], across: number, down: number, step: number): ThingKind[] {
  const looks = Array.from<ThingKind>({ length: across * down }).fill('ground');
  // The first look of a row or column whose middle lies behind an edge.
  const after = (edge: number, most: number) => Math.min(most, Math.max(0, Math.ceil(edge / step - 0.5)));
  for (const { kind, left, top, width, height } of things) {
    const end = after(left + width, across);
    for (let row = after(top, down); row < after(top + height, down); row += 1) {
      for (let column = after(left, across); column < end; column += 1) {
        const at = row * across + column;
        if (kind !== 'picture' || !isWord(looks[at] ?? 'ground')) looks[at] = kind;
      }
    }
  }
  return looks;
}

function signOf(looks: readonly ThingKind[]): string {
  const count = (kind: ThingKind) => looks.filter((each) => each === kind).length;
  if (looks.filter(isWord).length >= looks.length * WORDS) {
    const [most = 'text'] = (['heading', 'control', 'text'] as const).toSorted((a, b) => count(b) - count(a));
    return SIGNS[most];
  }
  return count('picture') >= looks.length * PICTURE ? SIGNS.picture : SIGNS.ground;
}

/** The grid of a page from what is painted on it, in the order in which it is. */
export function gridOf(things: readonly Thing[], { width, height, columns }: Raster): Grid {
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const across = columns * LOOKS;
  const looks = painted(things, across, rows * LOOKS, cell / LOOKS);
  const inCell = (row: number, column: number) =>
    Array.from({ length: LOOKS }, (_, line) => {
      const start = (row * LOOKS + line) * across + column * LOOKS;
      return looks.slice(start, start + LOOKS);
    }).flat();
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => signOf(inCell(row, column))).join(''),
  );
}

/** The share of the cells in which two grids differ; of different sizes, they differ where only one has a cell. */
export function shareOfDifference(one: Grid, other: Grid): number {
  const rows = Math.max(one.length, other.length);
  let cells = 0;
  let differing = 0;
  for (let row = 0; row < rows; row += 1) {
    const [first = '', second = ''] = [one[row], other[row]];
    cells += Math.max(first.length, second.length);
    differing += differingCells(first, second);
  }
  return cells === 0 ? 0 : differing / cells;
}

/** Of two rows. */
function differingCells(one: string, other: string): number {
  const columns = Array.from({ length: Math.max(one.length, other.length) }, (_, column) => column);
  return columns.filter((column) => one[column] !== other[column]).length;
}

/** What a row more or less counts, of its cells: words that take a line more. */
const EXTRA_ROW = 0.25;
/** Rows by which what is below may move in all. */
const MOST_EXTRA = 6;

/**
 * The edit distance of the rows of two grids, as a share of their cells: what a page differs in from how it was, where words may have come to take a line more or less: what stands
 * below is compared a row further down. What that moves over the end of a grid is not looked at.
 */
export function shareOfChange(now: Grid, before: Grid): number {
  const columns = Math.max(now[0]?.length ?? 0, before[0]?.length ?? 0);
  const cells = columns * Math.max(now.length, before.length);
  if (now.length === 0 || before.length === 0) return cells === 0 ? 0 : 1;
  const extra = columns * EXTRA_ROW;
  // The least that the first rows of both differ in, by how many rows of `now` and of `before` they are.
  let above = before.map((_, row) => (row + 1) * extra);
  above.unshift(0);
  let least = Number.POSITIVE_INFINITY;
  for (const [row, signs] of now.entries()) {
    const line = [(row + 1) * extra];
    for (const [at, other] of before.entries()) {
      const same = (above[at] ?? 0) + differingCells(signs, other);
      const fewest = Math.min(same, (above[at + 1] ?? 0) + extra, (line[at] ?? 0) + extra);
      line.push(Math.abs(row - at) > MOST_EXTRA ? Number.POSITIVE_INFINITY : fewest);
    }
    above = line;
    least = Math.min(least, line.at(-1) ?? 0);
  }
  return Math.min(least, ...above.slice(1)) / cells;
}
