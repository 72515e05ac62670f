import { atom, type ReadableAtom } from 'nanostores';
import type { SavedCart, SavedCartStorage, SavedCartTools } from './saved-cart-storage.ts';

export interface SavedCarts<C> {
  readonly $saved: ReadableAtom<SavedCart<C> | null>;
  /** Few visits have such a cart: the code comes with the first one. */
  withStorage(act: (storage: SavedCartStorage<C>) => void): Promise<void>;
  /** Reads what an earlier visit or another tab left. */
  reread(): Promise<void> | undefined;
  /** There is one, which may not have been read yet. */
  hasSaved(): boolean;
}

export function createSavedCarts<C>(tools: SavedCartTools<C>): SavedCarts<C> {
  const $saved = atom<SavedCart<C> | null>(null);
  let loading: Promise<SavedCartStorage<C>> | undefined;
  const withStorage = (act: (storage: SavedCartStorage<C>) => void) =>
    (loading ??= import('./saved-cart-storage.ts').then((code) =>
      code.createSavedCartStorage(tools, $saved),
    )).then(act, () => (loading = undefined));
  const hasSaved = () => $saved.get() !== null || tools.local.read(tools.key) !== null;
  return {
    $saved,
    withStorage,
    hasSaved,
    reread() {
      if (loading || hasSaved()) return withStorage((storage) => storage.reread());
    },
  };
}
