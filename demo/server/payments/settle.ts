import { and, eq } from 'drizzle-orm';
import { currencyOf } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Booked } from '../booking/appointments/book.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/database.ts';
import { payments, saleCarts } from '../database/schema/selling/orders.ts';
import type { ServerContext } from '../context.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { paymentTerms } from '../sales/settings.ts';
import type { CompletedSale } from '../sales/sell.ts';
import { cartBy, changeCart, changePayment, lockCart, type CartRecord, type PaymentRow } from './carts.ts';
import { completeCart } from './complete.ts';
import { ProviderSilence, type Intent, type PaymentFault } from './provider/provider.ts';
import { providerOf } from './provider/providers.ts';
import { runRefund } from './refunds/refunds.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { reversalOf } from './refunds/reversal.ts';
import { tellGivenBack } from './refunds/tell-refund.ts';

/** What became of a payment. `booked` is there for whoever made the appointment, and nobody after. */
export type Settled =
  | {
      readonly kind: 'paid';
      readonly orderId: string;
      readonly transactionId: string;
      readonly booked: Booked | null;
    }
  /** It was paid, could not be sold, and is given back; with the word of the problem. */
  | { readonly kind: 'given-back'; readonly problem: string }
  /** The visitor is still wanted, at that address. */
  | { readonly kind: 'action'; readonly redirectUrl: string | null }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly fault: PaymentFault | null }
  /** It was called off, and is not tried again: what is in the cart is bought by another payment. */
  | { readonly kind: 'cancelled' };

export type OnSettled = (tx: Database, settled: Settled) => Promise<void>;

/**
 * Asks the provider what became of a payment and does what follows from that, once, whoever asks how often: the browser that
 * came back, the provider's message, a look after a crash. Nothing that any of them says is believed.
 */
export async function settlePayment(
  context: ServerContext,
  tenant: Tenant,
  payment: PaymentRow,
  onSettled: OnSettled = async () => undefined,
): Promise<Settled> {
  const { db, clock } = context;
  const now = clock.now();
  const cart = await cartBy(db, tenant.id, payment.cartId);
  if (cart === null) return { kind: 'pending' };
  const known = settledOf(cart, payment);
  if (known !== null) return known;
  const intent = await intentOf(context, payment, now);
  if (intent === null) return neverBegun(db, payment, now);
  if (intent === 'silent' || !isSame(intent, payment)) return { kind: 'pending' };
  switch (intent.state) {
    case 'captured':
    case 'authorised':
      return completePayment(context, tenant, { cart, payment, intent, now, onSettled });
    case 'failed':
      await note(db, payment, 'failed', now);
      return { kind: 'failed', fault: intent.fault };
    case 'action':
      await note(db, payment, 'action', now);
      return { kind: 'action', redirectUrl: intent.redirectUrl };
    case 'new':
      return neverBegun(db, payment, now);
    case 'released':
      return settleVoided(db, { cart, payment }, now);
    case 'processing':
      return { kind: 'pending' };
  }
}

/** Milliseconds in which a provider knows of what it was asked for. */
const ARRIVES_IN = 10_000;

/** The provider was asked and knows of nothing: its question was lost. The same payment may be tried again, and is taken once. */
async function neverBegun(db: Database, payment: PaymentRow, now: Instant): Promise<Settled> {
  if (payment.status === 'failed') return { kind: 'failed', fault: null };
  const isLost = payment.status === 'processing' && now - payment.changedAt.getTime() >= ARRIVES_IN;
  if (!isLost) return { kind: 'pending' };
  await note(db, payment, 'failed', now);
  return { kind: 'failed', fault: null };
}

/** Nothing can be taken for it any more: its cart ends with it. */
async function settleVoided(
  db: Database,
  { cart, payment }: { readonly cart: CartRecord; readonly payment: PaymentRow },
  now: Instant,
): Promise<Settled> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(saleCarts)
      .set({ status: 'expired' })
      .where(
        and(eq(saleCarts.companyId, cart.companyId), eq(saleCarts.id, cart.id), eq(saleCarts.status, 'open')),
      );
    await note(tx, payment, 'released', now);
  });
  return { kind: 'cancelled' };
}

/** What is already known of a cart; null while its payment is open. */
export function settledOf(cart: CartRecord, payment: PaymentRow | null): Settled | null {
  if (cart.status === 'given_back') return { kind: 'given-back', problem: cart.problem ?? 'conflict' };
  if (cart.status !== 'paid' || cart.orderId === null) return null;
  const transactionId = payment?.intentId ?? `free_${cart.orderId}`;
  return { kind: 'paid', orderId: cart.orderId, transactionId, booked: null };
}

/** Null where the provider knows of none. `silent`: it gives no answer, and is asked again later. */
async function intentOf(
  context: ServerContext,
  payment: PaymentRow,
  now: Instant,
): Promise<Intent | 'silent' | null> {
  const { companyId, provider, intentId } = payment;
  try {
    return await providerOf(context).retrieve({ companyId, provider, intentId, now });
  } catch (error) {
    if (error instanceof ProviderSilence) return 'silent';
    throw error;
  }
}

/** Whether it is this payment, and all of it, in the right money. */
function isSame(intent: Intent, payment: PaymentRow): boolean {
  const isAll = intent.state !== 'captured' || intent.captured === payment.amount;
  return (
    isAll &&
    intent.reference === payment.id &&
    intent.amount === payment.amount &&
    currencyOf(intent.currency).code === currencyOf(payment.currency).code
  );
}

/** Unless the payment has been taken up again since it was read. */
async function note(
  db: Database,
  payment: PaymentRow,
  status: 'failed' | 'action' | 'released',
  now: Instant,
): Promise<void> {
  await db
    .update(payments)
    .set({ status, changedAt: new Date(now) })
    .where(
      and(
        eq(payments.companyId, payment.companyId),
        eq(payments.id, payment.id),
        eq(payments.status, payment.status),
        eq(payments.changedAt, payment.changedAt),
      ),
    );
}

interface Paid {
  readonly cart: CartRecord;
  readonly payment: PaymentRow;
  readonly intent: Intent;
  readonly now: Instant;
  readonly onSettled: OnSettled;
}

async function completePayment(context: ServerContext, tenant: Tenant, paid: Paid): Promise<Settled> {
  const { cart, payment, intent, now, onSettled } = paid;
  const isCaptured = intent.state === 'captured';
  const done = await completeCart(
    context,
    {
      tenant,
      cart,
      terms: await paymentTerms(context.db, tenant),
      money: {
        provider: payment.provider,
        transactionId: intent.id,
        captured: isCaptured ? payment.amount : 0,
        authorised: isCaptured ? 0 : payment.amount,
      },
      now,
    },
    async (tx, sold) => {
      await changePayment(tx, payment, {
        status: isCaptured ? 'captured' : 'authorised',
        orderId: sold.order.id,
        changedAt: new Date(now),
      });
      await onSettled(tx, paidOf(sold));
    },
  );
  switch (done.kind) {
    case 'sold':
      return paidOf(done);
    case 'settled':
      return settledOf(done.cart, payment) ?? { kind: 'pending' };
    case 'refused':
      return giveBack(context, tenant, paid, done.refusal);
  }
}

export function paidOf({ order, booked }: CompletedSale): Settled {
  return { kind: 'paid', orderId: order.id, transactionId: order.transactionId, booked };
}

/** What was paid and cannot be sold goes back: first written down, with the state of the cart, then at the provider. */
async function giveBack(
  context: ServerContext,
  tenant: Tenant,
  { cart, payment, intent, now, onSettled }: Paid,
  { type }: Refusal,
): Promise<Settled> {
  const outcome = await inTransaction(context.db, async (tx): Promise<Settled | string> => {
    const current = await lockCart(tx, cart.companyId, cart.id);
    const known = current === null ? null : settledOf(current, payment);
    if (known !== null) return known;
    await changeCart(tx, cart, { status: 'given_back', problem: type });
    await changePayment(tx, payment, {
      status: intent.state === 'captured' ? 'captured' : 'authorised',
      changedAt: new Date(now),
    });
    const refundId = await requestRefund(tx, {
      companyId: cart.companyId,
      orderId: null,
      paymentId: payment.id,
      ...reversalOf({ captured: intent.state === 'captured' ? payment.amount : 0 }),
      reason: type,
      wish: `given back ${payment.id}`,
      now,
    });
    await tellGivenBack(tx, {
      tenant,
      cart,
      paymentId: payment.id,
      amount: payment.amount,
      isTaken: intent.state === 'captured',
      problem: type,
      now,
    });
    await onSettled(tx, { kind: 'given-back', problem: type });
    return refundId;
  });
  if (typeof outcome !== 'string') return outcome;
  await runRefund(context, cart.companyId, outcome);
  return { kind: 'given-back', problem: type };
}
