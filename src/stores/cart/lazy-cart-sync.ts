import type { CartSync, CartSyncTools } from './cart-sync.ts';

const RELOAD_AFTER = 15_000;

/** The sync of a customer's cart, whose code a guest never needs: it comes with the first customer. */
export function lazyCartSync<C>(tools: CartSyncTools<C>): CartSync {
  const { who, clock } = tools;
  let loading: Promise<CartSync> | null = null;
  let isOver = false;
  let cancel = () => {};

  async function run(act: Exclude<keyof CartSync, 'dispose'>, customer = ''): Promise<void> {
    if (isOver) return;
    loading ??= import('./cart-sync.ts').then(({ createCartSync }) => createCartSync(tools));
    try {
      const sync = await loading;
      if (!isOver) await sync[act](customer);
    } catch {
      // The code did not arrive: it is asked for again.
      loading = null;
      cancel();
      cancel = clock.after(RELOAD_AFTER, () => void run(act, customer));
    }
  }

  return {
    work: async () => (who.id === null ? undefined : run('work')),
    check: async () => (who.id === null ? undefined : run('check')),
    leave: (customer) => run('leave', customer),
    narrow: () => run('narrow'),
    dispose() {
      isOver = true;
      cancel();
      void loading?.then(
        (sync) => sync.dispose(),
        () => undefined,
      );
    },
  };
}
