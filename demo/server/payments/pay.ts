import { and, eq } from 'drizzle-orm';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import type { Instant } from '#domain/time/instant.ts';
import { HOLD_TIME } from '../booking/hold.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { claims, holds } from '../database/schema/booking.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { priceSale } from '../sales/pricing/price-sale.ts';
import type { PricedSale } from '../sales/pricing/priced-sale.ts';
import { paymentTerms, type PaymentTerms } from '../sales/settings.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';
import {
  cartBy,
  cartLocale,
  changeCart,
  changePayment,
  isForgotten,
  lockCart,
  paymentOf,
  type CartRecord,
  type PaymentRow,
} from './carts.ts';
import { completeCart, soldOtherwise } from './complete.ts';
import { ProviderSilence } from './provider/provider.ts';
import { paysInForm } from './provider/provider-shapes.ts';
import { providerOf } from './provider/providers.ts';
import { returnUrlOf } from './provider/return-url.ts';
import { paidOf, settledOf, settlePayment, type OnSettled, type Settled } from './settle.ts';

interface PayAsk {
  readonly tenant: Tenant;
  readonly cart: CartRecord;
  /** A means of payment as the provider's own form has named it; null where that form has paid, or nothing is paid online. */
  readonly method: string | null;
  readonly now: Instant;
}

const OVER: ReadonlySet<Settled['kind']> = new Set(['paid', 'given-back', 'cancelled']);

/**
 * Pays a cart: takes what is due online, and sells. A cart that was paid before answers as it did. `onSettled` runs in the transaction
 * that sells.
 */
export async function payCart(
  context: ServerContext,
  ask: PayAsk,
  onSettled: OnSettled,
): Promise<Settled | Refusal> {
  const { db } = context;
  const { tenant, cart, now } = ask;
  const payment = await paymentOf(db, tenant.id, cart.id);
  const known = settledOf(cart, payment);
  if (known !== null) return known;
  const isOpen = cart.status === 'open';
  // What nobody confirms has been taken before anybody says so, or is not.
  const method = payment !== null && paysInForm(payment.provider) ? null : ask.method;
  // Money that has been taken already is settled whatever anything costs by now.
  if (payment !== null && (method === null || (isOpen && !isUntried(payment)))) {
    const looked = method === null && isOpen ? await noteTried(db, payment, now) : payment;
    const settled = await settlePayment(context, tenant, looked, onSettled);
    // A provider takes an amount once, however often it is asked to: to try again is no danger.
    if (OVER.has(settled.kind) || (method === null && isOpen)) return settled;
  }
  if (!isOpen || isForgotten(cart))
    return refuse(cart.ask.visit === null ? 'payment_missing' : 'hold_expired');
  await prolong(db, cart, now);
  const terms = await paymentTerms(db, tenant);
  const priced = await priceSale(db, tenant, cart.ask, { terms, userId: cart.userId, now });
  if (priced instanceof Refusal) return refusedOr(db, { cart, payment }, priced);
  const sold = await soldOtherwise(db, cart, priced);
  if (sold !== null) return refusedOr(db, { cart, payment }, sold);
  const changed = () => refuse('price_changed', { total: decimalOf(tenant, priced.due) });
  if (priced.due !== cart.due) return changed();
  const { mode, amount } = paymentNow(priced, terms.visit);
  if (amount === 0) return payNothing(context, ask, { terms, priced, onSettled });
  const isAsAgreed = payment?.amount === amount && payment.captures === (mode !== 'hold');
  if (payment === null || !isAsAgreed) return changed();
  if (method === null) return settlePayment(context, tenant, payment, onSettled);
  return settlePayment(context, tenant, await confirm(context, payment, { ...ask, method }), onSettled);
}

/** Prepared, or refused before. */
const isUntried = ({ status }: PaymentRow) => status === 'created' || status === 'failed';

/** From now on it is looked at until its end is known. */
async function noteTried(db: Database, payment: PaymentRow, now: Instant): Promise<PaymentRow> {
  if (!isUntried(payment)) return payment;
  const processing = { status: 'processing', changedAt: new Date(now) } as const;
  await changePayment(db, payment, processing);
  return { ...payment, ...processing };
}

/** Whoever pays a cart at the same time has used up what it holds: that is no refusal. */
async function refusedOr(
  db: Database,
  { cart, payment }: { readonly cart: CartRecord; readonly payment: PaymentRow | null },
  refusal: Refusal,
): Promise<Settled | Refusal> {
  const current = await cartBy(db, cart.companyId, cart.id);
  return (current && settledOf(current, payment)) ?? refusal;
}

/** Whether a company lets something be left to pay in its shop. */
export function mayPayLater(terms: PaymentTerms, { due }: Pick<PricedSale, 'due'>): boolean {
  return due === 0 || terms.isEnabled || terms.payOnSite;
}

async function payNothing(
  context: ServerContext,
  { tenant, cart, now }: PayAsk,
  { terms, priced, onSettled }: { terms: PaymentTerms; priced: PricedSale; onSettled: OnSettled },
): Promise<Settled | Refusal> {
  if (!mayPayLater(terms, priced)) return refuse('payment_missing');
  const money = { provider: 'free', transactionId: null, captured: 0, authorised: 0 };
  const done = await completeCart(context, { tenant, cart, terms, money, now }, (tx, sold) =>
    onSettled(tx, paidOf(sold)),
  );
  switch (done.kind) {
    case 'sold':
      return paidOf(done);
    case 'settled':
      return settledOf(done.cart, null) ?? { kind: 'pending' };
    case 'refused':
      return done.refusal;
  }
}

/** Without an answer nobody knows what happened: the provider is asked what did. */
async function confirm(
  context: ServerContext,
  payment: PaymentRow,
  { tenant, cart, method, now }: PayAsk & { readonly method: string },
): Promise<PaymentRow> {
  const { companyId, provider, intentId, id } = payment;
  const processing = { status: 'processing', changedAt: new Date(now) } as const;
  await changePayment(context.db, payment, processing);
  try {
    const returnUrl = await returnUrlOf(context, tenant, { id, locale: cartLocale(cart) });
    await providerOf(context).confirm({ companyId, provider, intentId, method, returnUrl, now });
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error;
  }
  return { ...payment, ...processing };
}

/** Whoever begins to pay keeps the held slot for ten minutes more, once, or as long as it was kept for them anyway. */
export async function prolong(
  db: Database,
  cart: Pick<CartRecord, 'companyId' | 'id' | 'ask' | 'payingSince'>,
  now: Instant,
): Promise<void> {
  const { visit } = cart.ask;
  if (visit === null || cart.payingSince !== null) return;
  const expiresAt = new Date(now + HOLD_TIME);
  await inTransaction(db, async (tx) => {
    const current = await lockCart(tx, cart.companyId, cart.id);
    if (current === null || current.payingSince !== null) return;
    await changeCart(tx, cart, { payingSince: new Date(now) });
    const [hold] = await tx
      .select()
      .from(holds)
      .where(and(eq(holds.companyId, cart.companyId), eq(holds.id, visit.holdId)))
      .for('update');
    if (hold?.status !== 'active' || hold.expiresAt.getTime() <= now || hold.expiresAt >= expiresAt) return;
    await tx
      .update(holds)
      .set({ expiresAt })
      .where(and(eq(holds.companyId, cart.companyId), eq(holds.id, hold.id)));
    await tx
      .update(claims)
      .set({ expiresAt })
      .where(and(eq(claims.companyId, cart.companyId), eq(claims.kind, 'hold'), eq(claims.ownerId, hold.id)));
  });
}
