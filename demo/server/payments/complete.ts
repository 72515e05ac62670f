import { randomUUID } from 'node:crypto';
import { retryClaims } from '../booking/schedule/attempt.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Booked } from '../booking/appointments/book.ts';
import { spokenLocale } from '../booking/appointments/confirm.ts';
import { refuseHeld } from '../booking/schedule/refuse-start.ts';
import type { Database } from '../database/database.ts';
import type { ServerContext } from '../context.ts';
import { themePictures } from '../gifts/theme-picture.ts';
import { invalidField, refuse, Refusal } from '../http/refusal.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { Tenant } from '../router/route.ts';
import { EMPTY_ASK } from '../sales/ask.ts';
import { priceSale } from '../sales/pricing/price-sale.ts';
import type { PricedSale } from '../sales/pricing/priced-sale.ts';
import { isOwnCartPaid } from '../sales/tracked-carts.ts';
import { isBagPaid, lockBag } from './bags/one-of-bag.ts';
import { sell, type SaleObstacle, type CompletedSale } from '../sales/sell.ts';
import type { Money, Sale } from '../sales/sale.ts';
import type { PaymentTerms } from '../sales/settings.ts';
import { cartBy, cartLocale, changeCart, isForgotten, lockCart, type CartRecord } from './carts.ts';

type Alongside = (tx: Database, sold: CompletedSale) => Promise<void>;

type Completion =
  | { readonly kind: 'sold'; readonly order: OrderRow; readonly booked: Booked | null }
  /** Somebody else was here: the cart is paid, or given back. */
  | { readonly kind: 'settled'; readonly cart: CartRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface CompletionAsk {
  readonly tenant: Tenant;
  readonly cart: CartRecord;
  readonly terms: PaymentTerms;
  readonly money: Omit<Money, 'transactionId'> & { readonly transactionId: string | null };
  readonly now: Instant;
}

/**
 * Sells what a cart holds: all of it in one transaction, or nothing. The price is computed anew, and a cart that costs something
 * else than its buyer was told is not sold. `alongside` runs in that transaction.
 */
export async function completeCart(
  context: ServerContext,
  ask: CompletionAsk,
  alongside: Alongside,
): Promise<Completion> {
  const { tenant, cart, terms, money, now } = ask;
  if (isForgotten(cart)) return settledOr(context.db, cart, REFUSALS.forgotten());
  const priced = await priceSale(context.db, tenant, cart.ask, { terms, userId: cart.userId, now });
  if (priced instanceof Refusal) return settledOr(context.db, cart, priced);
  if (priced.due !== cart.due) return settledOr(context.db, cart, refuse('price_changed'));
  const orderId = randomUUID();
  const origin = await companyOrigin(context, tenant.id);
  const themeIds = cart.ask.gifts.map(({ themeId }) => themeId);
  const sale: Sale = {
    tenant,
    orderId,
    cartId: cart.id,
    ask: cart.ask,
    priced,
    buyer: cart.buyer,
    locale: spokenLocale(tenant, cartLocale(cart)),
    now,
    origin,
    pictures: await themePictures(context, { companyId: tenant.id, themeIds, origin }),
    terms,
    money: { ...money, transactionId: money.transactionId ?? `free_${orderId}` },
  };
  const outcome = await retryClaims<CompletedSale | CartRecord, SaleObstacle>(context.db, async (tx) => {
    // Before its row: whoever sells another cart of the bag has locked that.
    await lockBag(tx, cart);
    const current = await lockCart(tx, tenant.id, cart.id);
    if (current === null || current.status === 'paid' || current.status === 'given_back')
      return { kind: 'commit', value: current ?? cart };
    if (isForgotten(current)) return { kind: 'rollback', reason: 'forgotten' };
    if (await isBagPaid(tx, cart)) return { kind: 'rollback', reason: 'cart' };
    const sold = await sell(tx, sale);
    if (typeof sold === 'string') return { kind: 'rollback', reason: sold };
    await changeCart(tx, cart, { status: 'paid', orderId, ask: forgetful(cart.ask) });
    await alongside(tx, sold);
    return { kind: 'commit', value: sold };
  });
  if (outcome.kind !== 'commit') {
    const reason = outcome.kind === 'rollback' ? outcome.reason : 'gone';
    const refusal = await obstacleRefusal(context.db, priced, { reason, now });
    return settledOr(context.db, cart, refusal);
  }
  return 'order' in outcome.value
    ? { kind: 'sold', ...outcome.value }
    : { kind: 'settled', cart: outcome.value };
}

/** Where a second one comes too late, what the first has used is gone: that is no obstacle. */
async function settledOr(db: Database, cart: CartRecord, refusal: Refusal): Promise<Completion> {
  const current = await cartBy(db, cart.companyId, cart.id);
  const isSettled = current?.status === 'paid' || current?.status === 'given_back';
  return isSettled ? { kind: 'settled', cart: current } : { kind: 'refused', refusal };
}

/** A cart that is paid need not know what opens a voucher any more. */
function forgetful(ask: CartRecord['ask']): CartRecord['ask'] {
  return { ...EMPTY_ASK, visit: ask.visit, trackedCarts: ask.trackedCarts };
}

const REFUSALS = {
  'already-booked': () => refuse('already_booked'),
  replaced: () => refuse('hold_expired'),
  coupon: () => refuse('coupon_refused', { field: 'couponCode' }),
  voucher: () => refuse('voucher_refused', { field: 'voucherCodes' }),
  reward: () => refuse('reward_refused', { field: 'rewardCode' }),
  credit: () => invalidField('credit'),
  cart: () => refuse('conflict', { field: 'carts', sentence: 'cart_paid' }),
  forgotten: () => refuse('conflict'),
  stock: () => refuse('out_of_stock', { field: 'products' }),
} as const;

/** Why what a cart holds is not to be had by it any more, though it has a price: then nothing is taken for it. */
export async function soldOtherwise(
  db: Database,
  cart: CartRecord,
  { visit }: Pick<PricedSale, 'visit'>,
): Promise<Refusal | null> {
  if (visit?.hold.status === 'booked') return REFUSALS['already-booked']();
  if (visit?.hold.status === 'replaced') return REFUSALS.replaced();
  return (await isBagPaid(db, cart)) || (await isOwnCartPaid(db, cart)) ? REFUSALS.cart() : null;
}

/** What to tell of an obstacle; with the nearest free moments where the slot is gone. */
export async function obstacleRefusal(
  db: Database,
  { visit }: Pick<PricedSale, 'visit'>,
  { reason, now }: { readonly reason: SaleObstacle; readonly now: Instant },
): Promise<Refusal> {
  if (reason !== 'gone') return REFUSALS[reason]();
  return visit === null ? refuse('hold_expired') : refuseHeld(db, visit, { now });
}
