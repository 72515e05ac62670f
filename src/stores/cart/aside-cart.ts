import { atom, type ReadableAtom } from 'nanostores';
import type { AsideCart, AsideStorage, AsideTools } from './aside-storage.ts';

export interface AsideCarts<C> {
  readonly $aside: ReadableAtom<AsideCart<C> | null>;
  /** Few visits have such a cart: the code comes with the first one. */
  withStorage(act: (storage: AsideStorage<C>) => void): Promise<void>;
  /** Reads what an earlier visit or another tab left. */
  reread(): Promise<void> | undefined;
}

export function createAsideCarts<C>(tools: AsideTools<C>): AsideCarts<C> {
  const $aside = atom<AsideCart<C> | null>(null);
  let loading: Promise<AsideStorage<C>> | undefined;
  const withStorage = (act: (storage: AsideStorage<C>) => void) =>
    (loading ??= import('./aside-storage.ts').then((code) => code.createAsideStorage(tools, $aside))).then(
      act,
      () => (loading = undefined),
    );
  return {
    $aside,
    withStorage,
    reread() {
      if (loading || tools.local.read(tools.key)) return withStorage((storage) => storage.reread());
    },
  };
}
