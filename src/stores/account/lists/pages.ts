/** How many are asked for at once. */
export const PAGE = 10;

/** The page to ask for after the last that was read. Behind the last one it is the first again: what is missing came meanwhile, and stands there. */
export function pageAfter(read: number, total: number): number {
  return read * PAGE < total ? read + 1 : 1;
}

/** A list with what a page brought: what is known already is in it once, and what is new on the first page stands first. */
export function addEntries<T>(
  known: readonly T[],
  { page, entries }: { readonly page: number; readonly entries: readonly T[] },
  keyOf: (entry: T) => string,
): readonly T[] {
  const keys = new Set(known.map(keyOf));
  const fresh = entries.filter((entry) => !keys.has(keyOf(entry)));
  return page === 1 ? [...fresh, ...known] : [...known, ...fresh];
}
