import type { Clock } from '#platform/ports.ts';
import { fields, number, text } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import { NO_ADDRESS, parseBegun, type BegunPayment } from '../checkout-memory.ts';

/** A payment whose buyer was redirected to a page of its provider's, and the claim of the tab that redirected them. */
export interface RedirectedPayment {
  readonly payment: BegunPayment;
  readonly claim: string;
}

/** The last such payment, for all tabs of the browser: the provider's page may lead back into another one. */
export interface RedirectedPaymentMemory {
  keep(redirected: RedirectedPayment): void;
  /** Null: that payment was not redirected lately. What is too old is dropped. */
  read(paymentId: string): RedirectedPayment | null;
  /** Whichever it was; null: none, or too old. */
  last(): RedirectedPayment | null;
  /** It is known what became of the payment, or whose it is has left. */
  forget(cartId: string): void;
}

const KEY = 'redirected-payment';
/** Milliseconds for which it may be told of in another tab: the back end asks for no older token. */
const LIFE = 24 * 3_600_000;

export function createRedirectedPaymentMemory(
  { local }: Pick<ScopedStorage, 'local'>,
  clock: Pick<Clock, 'now'>,
): RedirectedPaymentMemory {
  const kept = () => fields(readJson(local, KEY));
  function dropOld(): void {
    const age = clock.now() - (number(kept()['at']) ?? 0);
    if (age < 0 || age >= LIFE) local.remove(KEY);
  }
  dropOld();
  function last(): RedirectedPayment | null {
    dropOld();
    const payment = parseBegun(kept());
    return payment && { payment, claim: text(kept()['claim']) };
  }
  return {
    keep: ({ payment, claim }) =>
      local.write(KEY, JSON.stringify({ ...forOtherTabs(payment), claim, at: clock.now() })),
    last,
    read(paymentId) {
      const found = last();
      return found?.payment.paymentId === paymentId ? found : null;
    },
    forget(cartId) {
      if (kept()['cartId'] === cartId) local.remove(KEY);
    },
  };
}

/** Of whoever buys, or is given a voucher, no more than the address that the confirmation goes to. */
function forOtherTabs({ address, lines, ...payment }: BegunPayment): BegunPayment {
  return {
    ...payment,
    // Which is compared alone: no sale is like it.
    sale: 'redirected',
    formToken: null,
    address: address && NO_ADDRESS,
    lines: lines.map((line) =>
      line.kind === 'gifts'
        ? { ...line, name: '', sending: line.sending && { ...line.sending, email: '' } }
        : line,
    ),
  };
}
