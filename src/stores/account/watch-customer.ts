import type { Customer } from '#domain/people/customer.ts';
import type { SessionStore } from '../visitor/session.ts';

export interface WatchedCustomer {
  /** Whoever is logged in; null for a guest, and while it is being asked. */
  current(): Customer | null;
  stop(): void;
}

/**
 * Calls once what is known of a customer is nobody's any more here: they have logged out, or somebody else has logged in. `hasExpired`:
 * they may come back.
 */
export function watchCustomer(
  { $session }: SessionStore,
  onLeft: (hasExpired: boolean) => void,
): WatchedCustomer {
  const current = () => {
    const state = $session.get();
    return state.kind === 'customer' ? state.customer : null;
  };
  let known = current()?.id ?? null;
  const stop = $session.listen((state) => {
    // They may come back from it as the same.
    if (state.kind === 'restoring') return;
    const id = state.kind === 'customer' ? state.customer.id : null;
    if (known !== null && id !== known) onLeft(state.kind === 'guest' && state.hasExpired === true);
    known = id;
  });
  return { current, stop };
}
