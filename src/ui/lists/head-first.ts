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
  const idsOf = (entries: readonly T[]) => new Set(entries.map(({ id }) => id));
  const kept = standing.slice(first.length, wanted.length);
  const [placed, keptIds] = [idsOf(first), idsOf(kept)];
  const unplaced = wanted.slice(first.length).filter(({ id }) => !keptIds.has(id));
  return [...first, ...kept.flatMap((entry) => (placed.has(entry.id) ? unplaced.splice(0, 1) : [entry]))];
}
