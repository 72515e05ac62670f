interface Entry {
  readonly id: unknown;
}

/**
 * What a list shows while the most of it has yet to be drawn: of `wanted` the entries that it begins with already and `head` more, and
 * below them those of `standing`, each in its place. Where one of these has gone to the head, another of `wanted` takes its place.
 */
export function headFirst<T extends Entry>(
  wanted: readonly T[],
  standing: readonly T[],
  head: number,
): readonly T[] {
  const differing = wanted.findIndex(({ id }, at) => id !== standing[at]?.id);
  if (differing === -1) return wanted;
  const first = wanted.slice(0, differing + head);
  const below = standing.slice(first.length, wanted.length);
  const isOf = (entries: readonly T[], { id }: T) => entries.some((one) => one.id === id);
  const spare = wanted.slice(first.length).filter((entry) => !isOf(below, entry));
  return [...first, ...below.flatMap((entry) => (isOf(first, entry) ? spare.splice(0, 1) : [entry]))];
}
