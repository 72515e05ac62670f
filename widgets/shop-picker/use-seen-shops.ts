import { useStore } from '@nanostores/react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { ShopHistoryStore } from '#stores/shop-picker/shop-history.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';

const NONE: readonly ShopId[] = [];

/** The shops that this visitor has seen, the last one first: none where a server's markup, which knows of nobody, is hydrated. */
export function useSeenShops({ $seen }: ShopHistoryStore): readonly ShopId[] {
  const seen = useStore($seen);
  return useIsHydrating() ? NONE : seen;
}
