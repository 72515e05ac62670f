import type { Courier, CourierTools } from './cart-courier.ts';

const RELOAD_AFTER = 15_000;

/** The courier of a customer's cart, whose code a guest never needs: it comes with the first customer. */
export function laterCourier<C>(tools: CourierTools<C>): Courier {
  const { who, clock } = tools;
  let loading: Promise<Courier> | null = null;
  let isOver = false;
  let cancel = () => {};

  async function work(): Promise<void> {
    if (who.id === null || isOver) return;
    loading ??= import('./cart-courier.ts').then(({ createCourier }) => createCourier(tools));
    try {
      const courier = await loading;
      if (!isOver) await courier.work();
    } catch {
      // The code did not arrive: it is asked for again.
      loading = null;
      cancel();
      cancel = clock.after(RELOAD_AFTER, () => void work());
    }
  }

  return {
    work,
    dispose() {
      isOver = true;
      cancel();
      void loading?.then(
        (courier) => courier.dispose(),
        () => undefined,
      );
    },
  };
}
