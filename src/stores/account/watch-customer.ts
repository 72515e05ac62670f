import type { Customer } from '#domain/people/customer.ts';
import type { Session, SessionStore } from '../visitor/session.ts';

export interface WatchedCustomer {
  /** Whoever is logged in; null for a guest, and while it is being asked. */
  current(): Customer | null;
  stop(): void;
}

/**
 * Calls once what is known of a customer is nobody's any more here: they have logged out, or somebody else has logged in. `mayReturn`:
 * they have not left here themselves.
 */
export function watchCustomer(
  { $session }: SessionStore,
  onLeft: (mayReturn: boolean) => void,
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
    if (known !== null && id !== known) onLeft(state.kind === 'guest' && mayReturn(state));
    known = id;
  });
  return { current, stop };
}

const mayReturn = ({ hasExpired, isElsewhere, isErased }: Extract<Session, { kind: 'guest' }>) =>
  (hasExpired === true || isElsewhere === true) && !isErased;
