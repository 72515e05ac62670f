import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Cents } from '#domain/prices/money.ts';
import { hasLeft, type SessionStore } from '../visitor/session.ts';
import type { CheckoutMemory, SpentCredit } from './checkout-memory.ts';

/** What a customer spends of their own credit. */
export interface OwnCredit {
  /** At most; 0: nothing. */
  readonly $most: ReadableAtom<Cents>;
  spend(most: Cents): void;
  /** What was wished for was spent, here or elsewhere. */
  forget(): void;
  dispose(): void;
}

/** Kept over a reload, for the customer who has wished it. */
export function createOwnCredit(memory: CheckoutMemory, { $session }: SessionStore): OwnCredit {
  const $spent = atom(memory.get().credit);
  const change = (credit: SpentCredit | null) => {
    memory.change({ credit });
    $spent.set(credit);
  };
  const forget = () => change(null);
  return {
    $most: computed([$spent, $session], (spent, session) =>
      session.kind === 'customer' && session.customer.id === spent?.customerId ? spent.most : 0,
    ),
    spend(most) {
      const session = $session.get();
      change(session.kind === 'customer' && most > 0 ? { customerId: session.customer.id, most } : null);
    },
    forget,
    dispose: $session.listen((now, before) => hasLeft(now, before) && forget()),
  };
}
