import type { Clock } from '#platform/ports.ts';
import { fields, number } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import { NO_ADDRESS, parseBegun, type BegunPayment } from '../checkout-memory.ts';

/** What all tabs keep of a payment that one of them has left for a page of its provider's: that may lead back into another one. */
export interface LeftPayment {
  keep(payment: BegunPayment): void;
  /** Null: none was left lately. */
  read(): BegunPayment | null;
  /** What became of a payment is known. */
  forget(cartId: string): void;
}

const KEY = 'left-payment';
/** Milliseconds. Pages of providers end sooner. */
const LIFE = 60 * 60_000;

export function createLeftPayment(
  { local }: Pick<ScopedStorage, 'local'>,
  clock: Pick<Clock, 'now'>,
): LeftPayment {
  function read(): BegunPayment | null {
    const kept = fields(readJson(local, KEY));
    const age = clock.now() - (number(kept['leftAt']) ?? 0);
    return age >= 0 && age < LIFE ? parseBegun(kept) : null;
  }
  return {
    keep({ address, ...payment }) {
      // Of its buyer no more than where the confirmation goes: other tabs have no need of it.
      const rest = { ...payment, sale: 'left', address: address && NO_ADDRESS };
      local.write(KEY, JSON.stringify({ ...rest, leftAt: clock.now() }));
    },
    read,
    forget(cartId) {
      if (fields(readJson(local, KEY))['cartId'] === cartId) local.remove(KEY);
    },
  };
}
