/** What is kept in the process, up to a weight: the things that were not asked for the longest give way. */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, thing: T): void;
  /** Of everything that is there. */
  weight(): number;
}

/** `weigh` in the unit of `most`; what outweighs the whole shelf is not kept. It must not change for a thing. */
export function createShelf<T>(most: number, weigh: (thing: T, key: string) => number): Shelf<T> {
  // A map tells its entries in the order in which they were put.
  const things = new Map<string, T>();
  let total = 0;

  function drop(key: string): void {
    const thing = things.get(key);
    if (thing === undefined) return;
    things.delete(key);
    total -= weigh(thing, key);
  }

  return {
    get(key) {
      const thing = things.get(key);
      if (thing === undefined) return undefined;
      things.delete(key);
      things.set(key, thing);
      return thing;
    },
    put(key, thing) {
      drop(key);
      const weight = weigh(thing, key);
      if (weight > most) return;
      things.set(key, thing);
      total += weight;
      for (const oldest of things.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
    weight: () => total,
  };
}
