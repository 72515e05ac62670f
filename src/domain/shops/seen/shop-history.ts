import type { ShopId } from '../../catalogue/ids.ts';

/** The last shop seen and up to three before it. */
export const MOST_SEEN = 4;

/** Seconds that the shops seen are remembered for. */
export const SEEN_LIFETIME = 2_592_000;

/** The shops seen, newest first, after another one was. */
export function withSeen(ids: readonly ShopId[], id: ShopId): readonly ShopId[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_SEEN);
}
