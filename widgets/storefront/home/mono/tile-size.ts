const LARGE = 'col-span-2 row-span-2';
const ROW = 4;
/** Beside these stand the address and the hours; the others fill rows of their own. */
const BESIDE = 5;

/** How many columns a piece of the last row takes, so that it is full. */
const LAST_ROWS: readonly (readonly number[])[] = [[], [4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

const SPANS: readonly string[] = ['', '@[56em]:col-span-1', '@[56em]:col-span-2', '', '@[56em]:col-span-4'];

function wideColumns(place: number, count: number): number {
  if (count === 4 && place === 3) return 2;
  const rest = count - BESIDE;
  const lastRow = rest % ROW || ROW;
  const inLastRow = place - BESIDE - (rest - lastRow);
  return place < BESIDE || inLastRow < 0 ? 1 : (LAST_ROWS[lastRow]?.[inLastRow] ?? 1);
}

/**
 * Twind classes of a category's size in the mosaic: one large, one upright, the others as small as they are or as wide as the row
 * has room for, so that no place stays empty in two columns or in four.
 */
export function tileSize(place: number, count: number): string {
  if (place === 0) return LARGE;
  // In two columns the last of an odd number has a row for itself.
  const isAlone = place === count - 1 && count % 2 === 0;
  const isUpright = place === 2 && count > 3;
  return `${isAlone ? 'col-span-2' : ''} ${SPANS[wideColumns(place, count)]} ${isUpright ? '@[56em]:row-span-2' : ''}`;
}

/** The same of the address, and of the hours: in two columns each has a row for itself. */
export function addressSize(count: number): string {
  return count > 1 ? 'col-span-2 @[56em]:col-span-1' : 'col-span-2';
}

export function hoursSize(count: number): string {
  return count === 3 ? 'col-span-2 @[56em]:col-span-1' : 'col-span-2';
}
