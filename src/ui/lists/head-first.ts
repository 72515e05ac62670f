interface Entry {
  readonly id: unknown;
}

/**
 * What a list shows while the most of it has yet to be drawn: of `wanted` the entries that it begins with already and `head` more, and
 * below them those of `standing` that are none of these, so that the list stays about as long as it is.
 */
export function headFirst<T extends Entry>(
  wanted: readonly T[],
  standing: readonly T[],
  head: number,
): readonly T[] {
  const differing = wanted.findIndex(({ id }, at) => id !== standing[at]?.id);
  if (differing === -1) return wanted;
  const first = wanted.slice(0, differing + head);
  const shown = new Set(first.map(({ id }) => id));
  const below = standing.filter(({ id }) => !shown.has(id));
  return [...first, ...below.slice(0, wanted.length - first.length)];
}
