import type { ReadableAtom, WritableAtom } from 'nanostores';
import { initializePayment, pay } from '#contract/money/payment.ts';
import type { Problem } from '#contract/problem.ts';
import type { PaymentState } from '#domain/checkout/payment-state.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import { parsePaymentState, parsePrepared } from '#platform/wire/checkout/payment.ts';
import { saleBody } from '#platform/wire/checkout/sale-bodies.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';
import type { ProductsCartStore } from '../products/products-cart.ts';
import type { BegunPayment, CheckoutMemory, Receipt } from './checkout-memory.ts';
import type { CheckoutStage } from './checkout-stage.ts';
import { receiptOf } from './receipt.ts';
import type { SalePricing } from './sale-pricing.ts';

/** What the steps of a payment work with. */
export interface PaymentTools extends FeatureTools {
  readonly memory: CheckoutMemory;
  readonly pricing: SalePricing;
  readonly $cart: ReadableAtom<ProductsCartStore | null>;
  readonly currency: () => Currency;
  readonly $stage: WritableAtom<CheckoutStage>;
  readonly $receipt: WritableAtom<Receipt | null>;
  /** What the payment that was begun in this page is for; null: one that was begun before is not paid again. */
  readonly $sale: WritableAtom<string | null>;
}

/** With these the back end says that what was prepared cannot be paid any more. */
const PAYMENT_GONE = new Set(['hold_expired', 'not_found', 'price_changed', 'out_of_stock']);

export function refuse(
  { $stage }: PaymentTools,
  problem: Problem | null,
  message: string | null = null,
): void {
  $stage.set({ kind: 'refused', problem, message });
}

function end({ memory, $sale }: PaymentTools, change: Parameters<CheckoutMemory['change']>[0] = {}): void {
  $sale.set(null);
  memory.change({ payment: null, ...change });
}

/** Asks for the price anew; another than before has to be agreed to. */
async function reprice(tools: PaymentTools, before: Cents): Promise<void> {
  const { pricing, $stage } = tools;
  await pricing.again();
  const now = valueOf(pricing.$price.get())?.due;
  if (now === undefined) return refuse(tools, null);
  $stage.set(now === before ? { kind: 'editing' } : { kind: 'price-changed', before, now });
}

/** What follows from what a payment has become, whoever was asked. */
export async function followPayment(
  tools: PaymentTools,
  payment: BegunPayment,
  state: PaymentState,
): Promise<void> {
  const { memory, pricing, ports, $cart, $stage, $receipt } = tools;
  switch (state.kind) {
    case 'paid': {
      const receipt = receiptOf(tools, payment, state);
      end(tools, { receipt, codes: [] });
      $receipt.set(receipt);
      $cart.get()?.finish(state.transactionId);
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
      return refuse(tools, null, state.message);
    case 'given-back':
      end(tools);
      await pricing.again();
      return $stage.set(state);
  }
}

/** Pays. The same again under the same key has the same effect, once. */
export async function sendPayment(
  tools: PaymentTools,
  payment: BegunPayment,
  sent: NonNullable<BegunPayment['sent']>,
): Promise<void> {
  const { connection, memory, $stage } = tools;
  memory.change({ payment: { ...payment, sent } });
  const { cartId, token: paymentToken } = payment;
  const body = { cartId, paymentToken, ...(sent.method !== null && { method: sent.method }) };
  const answer = await connection.api.ask(pay, parsePaymentState, { body }, { idempotencyKey: sent.key });
  if (answer.kind === 'ok') return followPayment(tools, payment, answer.value);
  const { problem } = answer;
  if (answer.kind === 'unavailable')
    return $stage.set({ kind: 'unknown', isOffline: problem.type === 'offline' });
  if (PAYMENT_GONE.has(problem.type)) end(tools);
  else memory.change({ payment: { ...payment, sent: null } });
  return problem.type === 'price_changed' ? reprice(tools, payment.due) : refuse(tools, problem);
}

/** The payment of exactly this sale: the one that was begun and came to nothing, or a new one. Null: it was refused. */
export async function preparePayment(
  tools: PaymentTools,
  buyer: ContactInput,
  { due, total }: Pick<SalePrice, 'due' | 'total'>,
): Promise<BegunPayment | null> {
  const { connection, memory, pricing, currency, $sale } = tools;
  const wish = pricing.wish();
  if (wish === null) return null;
  const body = saleBody({ wish, buyer, due }, currency());
  const sale = JSON.stringify(body);
  const known = memory.get().payment;
  if (known !== null && sale === $sale.get()) return known;
  const answer = await connection.api.ask(initializePayment, parsePrepared, { body });
  if (answer.kind === 'ok') {
    const payment = { ...answer.value, due, total, sent: null };
    memory.change({ payment });
    $sale.set(sale);
    return payment;
  }
  if (answer.problem.type === 'price_changed') await reprice(tools, due);
  else refuse(tools, answer.problem);
  return null;
}
