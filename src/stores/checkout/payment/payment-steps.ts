import type { WritableAtom } from 'nanostores';
import { initializePayment, pay } from '#contract/money/payment.ts';
import type { Problem } from '#contract/problem.ts';
import type { PaymentState } from '#domain/checkout/payment-state.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import { parsePaymentState, parsePrepared } from '#platform/wire/checkout/payment.ts';
import { saleBody, type SaleWish } from '#platform/wire/checkout/sale-bodies.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { valueOf } from '../../load.ts';
import type { BegunPayment, CheckoutMemory, Receipt } from '../checkout-memory.ts';
import type { CheckoutStage } from '../checkout-stage.ts';
import type { RedirectedPaymentMemory } from './redirected-payment.ts';
import { isOwnSale, soldNow, type SoldPrice } from '../sold-sale.ts';
import type { JoinedSale } from '../sale-parts/joined-sale.ts';
import type { SalePricing } from '../sale-pricing.ts';

/** What the steps of a payment work with. */
export interface PaymentTools extends FeatureTools {
  readonly memory: CheckoutMemory;
  readonly redirected: RedirectedPaymentMemory;
  readonly pricing: SalePricing;
  readonly currency: () => Currency;
  readonly $stage: WritableAtom<CheckoutStage>;
  readonly $receipt: WritableAtom<Receipt | null>;
  /** What was typed about the buyer has done its work. */
  readonly forgetBuyer: () => void;
}

/** Who buys, checked, and where what they buy is sent; null where it is not. */
export interface Buyer {
  readonly contact: ContactInput;
  readonly address: PostalAddress | null;
}

/** With these the back end says that nothing was taken, and that what was prepared cannot be paid any more. */
const CANNOT_BE_PAID = new Set([
  'invalid',
  'booking_closed',
  'hold_expired',
  'already_booked',
  'conflict',
  'price_changed',
  'out_of_stock',
  'coupon_refused',
  'voucher_refused',
  'reward_refused',
  'payment_missing',
  'maintenance',
]);

const cannotBePaid = ({ type }: Problem) => CANNOT_BE_PAID.has(type) || type.startsWith('slot_');

export function refuse(
  { $stage }: PaymentTools,
  problem: Problem | null,
  message: string | null = null,
): void {
  $stage.set({ kind: 'refused', problem, message });
}

/** What is refused of a product, with its name; null for what concerns none. */
function withProduct({ pricing }: PaymentTools, { field = '', message }: Problem): string | null {
  const index = /^products\D(\d+)/.exec(field)?.[1];
  const sold = pricing.$sale.get().parts.flatMap((part) => (part.kind === 'products' ? part.lines() : []));
  const product = index === undefined ? undefined : sold[Number(index)];
  return product ? `${product.name} – ${message}` : null;
}

/** Something of the sale may not be sold any more, or at another price. */
function reread({ pricing }: PaymentTools, { field }: Problem): void {
  if (field === 'mode') pricing.delivery.end();
  for (const part of pricing.$sale.get().parts) void part.reread();
}

/** Asks for the price anew; another than before has to be agreed to. */
async function reprice(tools: PaymentTools, before: Cents): Promise<void> {
  const { pricing, $stage } = tools;
  await pricing.again();
  const now = valueOf(pricing.$price.get())?.due;
  if (now === undefined) return refuse(tools, null);
  $stage.set(now === before ? { kind: 'editing' } : { kind: 'price-changed', before, now });
}

/** It is sold: what was bought leaves its place, and its buyer has a receipt. */
function takePaid(
  { memory, pricing, $stage, $receipt, forgetBuyer }: PaymentTools,
  payment: BegunPayment,
  paid: Extract<PaymentState, { readonly kind: 'paid' }>,
): void {
  const { cartId: _cart, token: _token, paymentId: _id, ...begun } = payment;
  const { formToken: _form, preparedAt: _at, sale: _sale, sent: _sent, ...sold } = begun;
  const { orderId, number, transactionId, appointmentStatus } = paid;
  const receipt = { ...sold, orderId, number, transactionId, appointmentStatus };
  memory.change({ payment: null, receipt, codes: [] });
  $receipt.set(receipt);
  for (const part of pricing.followed()) part.takeSold(payment, paid);
  pricing.changes.agree();
  forgetBuyer();
  $stage.set({ kind: 'paid' });
}

/** What follows from what a payment has become, whoever was asked. */
export async function followPayment(
  tools: PaymentTools,
  payment: BegunPayment,
  state: PaymentState,
): Promise<void> {
  const { memory, redirected, pricing, ports, $stage } = tools;
  if (state.kind !== 'pending') redirected.forget(payment.cartId);
  switch (state.kind) {
    case 'paid':
      return takePaid(tools, payment, state);
    case 'action':
      if (state.url === null) {
        memory.change({ payment: { ...payment, sent: null } });
        return $stage.set({ kind: 'left' });
      }
      redirected.keep({ payment: memory.get().payment ?? payment, claim: memory.get().claim });
      $stage.set({ kind: 'leaving' });
      return (await ports.hostPage()).leave(state.url);
    case 'pending':
      return $stage.set({ kind: 'pending' });
    case 'failed':
      memory.change({ payment: state.isOver ? null : { ...payment, sent: null } });
      return refuse(tools, null, state.message);
    case 'given-back':
      memory.change({ payment: null });
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
  const { connection, memory, redirected, $stage } = tools;
  memory.change({ payment: { ...payment, sent } });
  const { cartId, token: paymentToken } = payment;
  const body = { cartId, paymentToken, ...(sent.method !== null && { method: sent.method }) };
  const answer = await connection.api.ask(pay, parsePaymentState, { body }, { idempotencyKey: sent.key });
  if (answer.kind === 'ok') return followPayment(tools, payment, answer.value);
  const { problem } = answer;
  // What a call that may have been carried out before is refused for, as too many tries, says nothing of the payment.
  if (answer.kind === 'unavailable' || !cannotBePaid(problem)) return $stage.set({ kind: 'unknown' });
  redirected.forget(cartId);
  memory.change({ payment: null });
  reread(tools, problem);
  return problem.type === 'price_changed'
    ? reprice(tools, payment.due)
    : refuse(tools, problem, withProduct(tools, problem));
}

/** Milliseconds for which a form may be begun to be sent with its token, which lives for fifteen minutes. */
const TOKEN_LIFE = 10 * 60_000;

/** What was on the screen when the last button was pressed: what is changed after that is not paid with it. */
export interface PressedSale {
  readonly price: SoldPrice;
  readonly wish: SaleWish;
  readonly sale: JoinedSale;
}

/** The payment of exactly this sale: the one that was begun and came to nothing, or a new one. Null: it was refused. */
export async function preparePayment(
  tools: PaymentTools,
  { contact: buyer, address }: Buyer,
  { price, wish, sale: pressed }: PressedSale,
): Promise<BegunPayment | null> {
  const { connection, memory, redirected, currency, visitor, ports } = tools;
  const cartIds = pressed.parts.flatMap((part) => part.cartId?.() ?? []);
  const body = saleBody({ wish, buyer, address, due: price.due, cartIds }, currency());
  const sale = JSON.stringify(body);
  const known = memory.get().payment;
  const preparedAt = ports.clock.now();
  const isTooOld = known?.formToken != null && preparedAt - known.preparedAt > TOKEN_LIFE;
  const isOwn = known !== null && isOwnSale(known, visitor.session.$session.get());
  if (known?.sale === sale && isOwn && !isTooOld) return known;
  const sold = soldNow(pressed, visitor.session.$session.get(), buyer.email, price, address);
  const begun = [known, redirected.last()?.payment].flatMap((one) => one ?? []);
  const replaces = begun.map(({ cartId, token }) => ({ cartId, paymentToken: token }));
  const answer = await connection.api.ask(initializePayment, parsePrepared, {
    // Of all that were begun for this bag, whichever page they are on, one is paid.
    body: { ...body, ...(replaces.length > 0 && { replaces }) },
  });
  if (answer.kind === 'ok') {
    const payment = { ...sold, ...answer.value, preparedAt, sale, sent: null };
    memory.change({ payment });
    return payment;
  }
  const { problem } = answer;
  if (problem.type === 'price_changed') await reprice(tools, price.due);
  else refuse(tools, problem, withProduct(tools, problem));
  if (answer.kind === 'refused') reread(tools, problem);
  return null;
}
