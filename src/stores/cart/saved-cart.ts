import { atom, type ReadableAtom } from 'nanostores';
import type { SavedCart, SavedCartStorage, SavedCartTools } from './saved-cart-storage.ts';

type Act<C> = (storage: SavedCartStorage<C>) => void;

export interface SavedCarts<C> {
  readonly $saved: ReadableAtom<SavedCart<C> | null>;
  /** Few visits have such a cart: the code comes with the first one. While it does not arrive, the act waits for it; the promise does not. */
  withStorage(act: Act<C>): Promise<void>;
  /** Reads what an earlier visit or another tab left. */
  reread(): Promise<void> | undefined;
  /** There is one, which may not have been read yet. */
  hasSaved(): boolean;
}

const loadCode = () => import('./saved-cart-storage.ts');

const RELOAD_AFTER = 15_000;

export function createSavedCarts<C>(tools: SavedCartTools<C>, load = loadCode): SavedCarts<C> {
  const $saved = atom<SavedCart<C> | null>(null);
  let loading: Promise<SavedCartStorage<C>> | undefined;
  let waiting: Act<C>[] = [];
  let cancelReload = () => {};

  /** The code did not arrive: it is asked for again, and what is to be done with it waits. */
  function wait(...acts: readonly Act<C>[]): void {
    waiting.push(...acts);
    loading = undefined;
    cancelReload();
    cancelReload = tools.clock.after(RELOAD_AFTER, () => void withStorage(() => {}));
  }

  async function withStorage(act: Act<C>): Promise<void> {
    loading ??= load().then((code) => code.createSavedCartStorage(tools, $saved));
    let storage: SavedCartStorage<C>;
    try {
      storage = await loading;
    } catch {
      return wait(act);
    }
    const before = waiting;
    waiting = [];
    for (const earlier of before) earlier(storage);
    act(storage);
  }
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
