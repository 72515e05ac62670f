import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { NamedMethod } from '#platform/payment-forms.ts';
import { valueOf } from '../load.ts';
import { askUntilKnown } from './ask-payment.ts';
import type { Receipt } from './checkout-memory.ts';
import { mayPay, type CheckoutStage } from './checkout-stage.ts';
import type { PaymentFields } from './payment-fields.ts';
import { followPayment, preparePayment, refuse, sendPayment, type PaymentTools } from './payment-steps.ts';
import { isOwnReceipt } from './receipt.ts';

export interface Paying {
  readonly $stage: ReadableAtom<CheckoutStage>;
  readonly $receipt: ReadableAtom<Receipt | null>;
  pay(buyer: ContactInput): Promise<void>;
  askAgain(): Promise<void>;
  check(): Promise<void>;
  dispose(): void;
}

interface PayingTools extends Omit<PaymentTools, '$stage' | '$receipt' | '$sale'> {
  readonly fields: PaymentFields;
}

/** The last button: one sale is paid once, whatever becomes of the answers. */
export function createPaying({ fields, ...given }: PayingTools): Paying {
  const { connection, visitor, memory, pricing, ports } = given;
  const $stage = atom<CheckoutStage>({ kind: memory.get().payment?.sent ? 'pending' : 'editing' });
  const $receipt = atom(memory.get().receipt);
  const tools: PaymentTools = { ...given, $stage, $receipt, $sale: atom<string | null>(null) };

  async function payNow(buyer: ContactInput): Promise<void> {
    await pricing.settled();
    const price = valueOf(pricing.$price.get());
    if (price === null) return refuse(tools, null);
    $stage.set({ kind: 'paying' });
    const named: NamedMethod | null = price.now === 0 ? null : await fields.name();
    if (named?.kind === 'failed') return refuse(tools, null);
    if (named?.kind === 'refused') {
      // Without a message the fields say themselves what is missing.
      return named.message === null ? $stage.set({ kind: 'editing' }) : refuse(tools, null, named.message);
    }
    const payment = await preparePayment(tools, buyer, price);
    if (payment)
      await sendPayment(tools, payment, { key: ports.random.uuid(), method: named?.method ?? null });
  }

  const off = visitor.session.$session.subscribe((session) => {
    const known = $receipt.get();
    if (known === null || session.kind === 'restoring' || isOwnReceipt(known, session)) return;
    memory.change({ receipt: null });
    $receipt.set(null);
  });

  return {
    $stage,
    $receipt: computed([$receipt, visitor.session.$session], (receipt, session) =>
      receipt && isOwnReceipt(receipt, session) ? receipt : null,
    ),
    async pay(buyer) {
      if (mayPay($stage.get())) await payNow(buyer);
    },
    async askAgain() {
      const { payment } = memory.get();
      if (payment?.sent) await sendPayment(tools, payment, payment.sent);
    },
    async check() {
      const { payment } = memory.get();
      if (payment === null) return;
      const state = await askUntilKnown({ connection, clock: ports.clock, payment });
      if (memory.get().payment?.cartId !== payment.cartId) return;
      await followPayment(tools, payment, state ?? { kind: 'pending' });
    },
    dispose: off,
  };
}
