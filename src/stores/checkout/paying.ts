import { atom, computed, type ReadableAtom } from 'nanostores';
import { initializePayment, pay } from '#contract/money/payment.ts';
import type { Problem } from '#contract/problem.ts';
import type { PaymentState } from '#domain/checkout/payment-state.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import type { NamedMethod } from '#platform/payment-forms.ts';
import { parsePaymentState, parsePrepared } from '#platform/wire/checkout/payment.ts';
import { saleBody } from '#platform/wire/checkout/sale-bodies.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';
import type { ProductsCartStore } from '../products/products-cart.ts';
import type { BegunPayment, CheckoutMemory, Receipt } from './checkout-memory.ts';
import { askUntilKnown } from './ask-payment.ts';
import type { PaymentFields } from './payment-fields.ts';
import { isOwnReceipt, receiptOf } from './receipt.ts';
import type { SalePricing } from './sale-pricing.ts';

/** Where the last button stands. */
export type CheckoutStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  /** Nothing was taken. `problem` is the back end's; `message` the provider's of a card; neither: something else failed. */
  | { readonly kind: 'refused'; readonly problem: Problem | null; readonly message: string | null }
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents }
  /** Sent, but nobody knows what became of it. */
  | { readonly kind: 'unknown'; readonly isOffline: boolean }
  /** The browser goes to the provider. */
  | { readonly kind: 'leaving' }
  /** The visitor was at the provider's, and left without paying. */
  | { readonly kind: 'left' }
  /** The provider takes its time: nothing else is paid meanwhile. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid' }
  /** What was taken goes back. */
  | { readonly kind: 'given-back'; readonly problem: string };

export interface Paying {
  readonly $stage: ReadableAtom<CheckoutStage>;
  readonly $receipt: ReadableAtom<Receipt | null>;
  pay(buyer: ContactInput): Promise<void>;
  askAgain(): Promise<void>;
  check(): Promise<void>;
  dispose(): void;
}

interface PayingTools extends FeatureTools {
  readonly memory: CheckoutMemory;
  readonly pricing: SalePricing;
  readonly fields: PaymentFields;
  readonly $cart: ReadableAtom<ProductsCartStore | null>;
  readonly currency: () => Currency;
}

/** Otherwise something that was sent may still be paid. */
const MAY_PAY = new Set<CheckoutStage['kind']>([
  'editing',
  'refused',
  'price-changed',
  'left',
  'given-back',
  'paid',
]);

const PAYMENT_GONE = new Set(['hold_expired', 'not_found', 'price_changed', 'out_of_stock']);

/** The last button: one sale is paid once, whatever becomes of the answers. */
export function createPaying(tools: PayingTools): Paying {
  const { connection, visitor, memory, pricing, fields, currency, ports } = tools;
  const { api } = connection;
  const begun = memory.get().payment;
  const $stage = atom<CheckoutStage>(begun?.sent ? { kind: 'pending' } : { kind: 'editing' });
  const $receipt = atom(memory.get().receipt);
  /** What the payment that was begun in this page is for; what was begun before a reload is not paid again. */
  let sale: string | null = null;

  const end = (change: Parameters<CheckoutMemory['change']>[0] = {}) => {
    sale = null;
    memory.change({ payment: null, ...change });
  };

  function refuse(problem: Problem | null, message: string | null = null): void {
    $stage.set({ kind: 'refused', problem, message });
  }

  /** What a payment has become, whoever was asked. */
  async function follow(payment: BegunPayment, state: PaymentState): Promise<void> {
    switch (state.kind) {
      case 'paid': {
        const receipt = receiptOf(tools, payment, state);
        end({ receipt, codes: [] });
        $receipt.set(receipt);
        tools.$cart.get()?.finish(state.transactionId);
        return $stage.set({ kind: 'paid' });
      }
      case 'action':
        if (state.url === null) {
          memory.change({ payment: { ...payment, sent: null } });
          return $stage.set({ kind: 'left' });
        }
        $stage.set({ kind: 'leaving' });
        return (await ports.hostPage()).leave(state.url);
      case 'pending':
        return $stage.set({ kind: 'pending' });
      case 'failed':
        memory.change({ payment: { ...payment, sent: null } });
        return refuse(null, state.message);
      case 'given-back':
        end();
        await pricing.again();
        return $stage.set(state);
    }
  }

  /** The same again under the same key has the same effect, once. */
  async function send(payment: BegunPayment, sent: NonNullable<BegunPayment['sent']>): Promise<void> {
    memory.change({ payment: { ...payment, sent } });
    const { cartId, token: paymentToken } = payment;
    const body = { cartId, paymentToken, ...(sent.method !== null && { method: sent.method }) };
    const answer = await api.ask(pay, parsePaymentState, { body }, { idempotencyKey: sent.key });
    if (answer.kind === 'ok') return follow(payment, answer.value);
    if (answer.kind === 'unavailable') {
      return $stage.set({ kind: 'unknown', isOffline: answer.problem.type === 'offline' });
    }
    const { problem } = answer;
    if (PAYMENT_GONE.has(problem.type)) end();
    else memory.change({ payment: { ...payment, sent: null } });
    return problem.type === 'price_changed'
      ? repriced(valueOf(pricing.$price.get())?.due ?? 0)
      : refuse(problem);
  }

  async function repriced(before: Cents): Promise<void> {
    await pricing.again();
    const now = valueOf(pricing.$price.get())?.due;
    if (now === undefined) return refuse(null);
    $stage.set(now === before ? { kind: 'editing' } : { kind: 'price-changed', before, now });
  }

  /** The payment of exactly this sale: the one that was begun and came to nothing, or a new one. Null: it was refused. */
  async function prepare(
    buyer: ContactInput,
    { due, total }: Pick<SalePrice, 'due' | 'total'>,
  ): Promise<BegunPayment | null> {
    const wish = pricing.wish();
    if (wish === null) return null;
    const body = saleBody({ wish, buyer, due }, currency());
    const wanted = JSON.stringify(body);
    const known = memory.get().payment;
    if (known !== null && wanted === sale) return known;
    const answer = await api.ask(initializePayment, parsePrepared, { body });
    if (answer.kind === 'ok') {
      const payment = { ...answer.value, due, total, sent: null };
      memory.change({ payment });
      sale = wanted;
      return payment;
    }
    if (answer.problem.type === 'price_changed') await repriced(due);
    else refuse(answer.problem);
    return null;
  }

  async function payNow(buyer: ContactInput): Promise<void> {
    await pricing.settled();
    const price = valueOf(pricing.$price.get());
    if (price === null) return refuse(null);
    $stage.set({ kind: 'paying' });
    const named: NamedMethod | null = price.now === 0 ? null : await fields.name();
    if (named?.kind === 'failed') return refuse(null);
    if (named?.kind === 'refused') {
      // Without a message the fields say themselves what is missing.
      return named.message === null ? $stage.set({ kind: 'editing' }) : refuse(null, named.message);
    }
    const payment = await prepare(buyer, price);
    if (payment) await send(payment, { key: ports.random.uuid(), method: named?.method ?? null });
  }

  async function ask(isPatient: boolean): Promise<void> {
    const payment = memory.get().payment;
    if (payment === null) return;
    const state = await askUntilKnown({ connection, clock: ports.clock, payment, isPatient });
    if (memory.get().payment?.cartId !== payment.cartId) return;
    if (state === null) return $stage.set({ kind: 'pending' });
    await follow(payment, state);
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
      if (MAY_PAY.has($stage.get().kind)) await payNow(buyer);
    },
    async askAgain() {
      const payment = memory.get().payment;
      if (payment?.sent) await send(payment, payment.sent);
    },
    check: () => ask(true),
    dispose: off,
  };
}
