import { atom, type ReadableAtom } from 'nanostores';
import type { AsideStorage, AsideTools } from './aside-storage.ts';

/** A cart that is not the one at hand, and may become it. */
export interface AsideCart<C> {
  readonly cart: C;
  /** The customer's own from an earlier visit, which waits beside what is being booked; else one that gave way at login. */
  readonly isKept: boolean;
}

export interface AsideCarts<C> {
  readonly $aside: ReadableAtom<AsideCart<C> | null>;
  /** Few visits have such a cart: the code comes with the first one. */
  use(act: (storage: AsideStorage<C>) => void): Promise<void>;
  /** Reads what an earlier visit or another tab left. */
  reread(): Promise<void> | undefined;
}

export function createAsideCarts<C>(tools: AsideTools<C>): AsideCarts<C> {
  const $aside = atom<AsideCart<C> | null>(null);
  let loading: Promise<AsideStorage<C>> | undefined;
  const use = (act: (storage: AsideStorage<C>) => void) =>
    (loading ??= import('./aside-storage.ts').then((code) => code.createAsideStorage(tools, $aside))).then(
      act,
      () => (loading = undefined),
    );
  return {
    $aside,
    use,
    reread() {
      if (loading || tools.local.read(tools.key)) return use((storage) => storage.reread());
    },
  };
}
