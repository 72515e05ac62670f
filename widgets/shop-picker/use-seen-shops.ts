import { useStore } from '@nanostores/react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { ShopHistoryStore } from '#stores/shop-picker/shop-history.ts';
import { useIsServed } from '#ui/loading/use-served.ts';

const NONE: readonly ShopId[] = [];

/** The shops that this visitor has seen, the last one first: none where a server's markup, which knows of nobody, is taken over. */
export function useSeenShops({ $seen }: ShopHistoryStore): readonly ShopId[] {
  const seen = useStore($seen);
  return useIsServed() ? NONE : seen;
}
