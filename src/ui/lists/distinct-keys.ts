/** Items with keys of which no two are the same: one that comes again is counted. */
export function withDistinctKeys<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): { readonly key: string; readonly item: T }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { key: count === 0 ? key : `${key} ${count}`, item };
  });
}
