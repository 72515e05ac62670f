import type { Clock, Random } from '#platform/ports.ts';
import { fields, number, text } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { CheckoutMemory } from '../checkout-memory.ts';

/** Says that one tab of the browser is paying what is in the cart that all of them share. */
export interface PaymentClaim {
  /** False: another tab is paying. */
  take(): boolean;
  /** Takes it from the tab that has it. */
  takeOver(): void;
  /** Whether no other tab has taken it meanwhile. */
  isOwn(): boolean;
  release(): void;
}

interface ClaimTools {
  readonly storage: ScopedStorage;
  readonly memory: CheckoutMemory;
  readonly clock: Clock;
  readonly random: Random;
}

const KEY = 'paying';
/** Milliseconds after which whoever has closed the bank's page may pay elsewhere. */
const LIFE = 15 * 60_000;

export function createPaymentClaim({ storage, memory, clock, random }: ClaimTools): PaymentClaim {
  const { local } = storage;
  /** Of this tab, over reloads. */
  const own = () => {
    const { claim } = memory.get();
    if (claim === '') memory.change({ claim: random.uuid() });
    return memory.get().claim;
  };
  function holder(): string {
    const read = fields(readJson(local, KEY));
    const since = number(read['since']) ?? 0;
    const isFresh = clock.now() - since < LIFE && since <= clock.now();
    return isFresh ? text(read['id']) : '';
  }
  const takeOver = () => void local.write(KEY, JSON.stringify({ id: own(), since: clock.now() }));
  return {
    take() {
      if (holder() !== '' && holder() !== own()) return false;
      takeOver();
      return true;
    },
    takeOver,
    isOwn: () => holder() === own(),
    release() {
      if (holder() === own()) local.remove(KEY);
    },
  };
}
