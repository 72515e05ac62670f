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
  /** Keeps one for 30 days, or drops it. */
  keep(cart: C | null, isKept: boolean): void;
  /** Reads what an earlier visit or another tab left. */
  reread(): Promise<void>;
}

/** Few visits have such a cart: the code comes with the first one. */
export function createAsideCarts<C>(tools: AsideTools<C>): AsideCarts<C> {
  const $aside = atom<AsideCart<C> | null>(null);
  const { kind, storage } = tools;
  let loading: Promise<AsideStorage<C>> | null = null;
  const load = (act: (stored: AsideStorage<C>) => void) =>
    (loading ??= import('./aside-storage.ts').then((code) => code.createAsideStorage(tools, $aside))).then(
      act,
      () => void (loading = null),
    );
  return {
    $aside,
    keep(cart, isKept) {
      $aside.set(cart && { cart, isKept });
      void load((stored) => stored.keep(cart, isKept));
    },
    async reread() {
      const isThere = ['kept', 'replaced'].some((name) => storage.local.read(`${kind.key}.${name}`) !== null);
      if (loading || isThere) await load((stored) => stored.reread());
    },
  };
}
