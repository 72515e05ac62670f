import { and, eq } from 'drizzle-orm';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import type { Database } from '../database/database.ts';
import { payments, saleCarts } from '../database/schema/selling/orders.ts';
import type { Caller } from '../router/route.ts';
import { tokenHash } from '../router/identify.ts';

export type CartRecord = typeof saleCarts.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Milliseconds that a payment token opens its cart. */
export const TOKEN_LIFE = 24 * 3_600_000;

/** The cart of an id, for whoever may know it: a customer's is theirs alone, a guest's is whose knows the id. */
export async function findCart(
  db: Database,
  companyId: string,
  id: string,
  caller: Caller | null,
): Promise<CartRecord | null> {
  const cart = await cartBy(db, companyId, id);
  return cart !== null && mayOpen(cart, caller) ? cart : null;
}

/** The language in which its buyer is written to. */
export function cartLocale({ locale }: { readonly locale: string }): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

function mayOpen({ userId }: CartRecord, caller: Caller | null): boolean {
  return userId === null || userId === caller?.userId;
}

export async function cartBy(db: Database, companyId: string, id: string): Promise<CartRecord | null> {
  const [cart] = await db.select().from(saleCarts).where(cartNamed(companyId, id));
  return cart ?? null;
}

/** The same, which waits for whoever changes it, until the transaction ends. */
export async function lockCart(tx: Database, companyId: string, id: string): Promise<CartRecord | null> {
  const [cart] = await tx.select().from(saleCarts).where(cartNamed(companyId, id)).for('update');
  return cart ?? null;
}

export async function changeCart(
  tx: Database,
  cart: Pick<CartRecord, 'companyId' | 'id'>,
  change: Partial<CartRecord>,
): Promise<void> {
  await tx.update(saleCarts).set(change).where(cartNamed(cart.companyId, cart.id));
}

/** Whether its buyer has been erased: every guest has an e-mail. */
export function isForgotten({ userId, buyer }: CartRecord): boolean {
  return userId === null && buyer.email === '';
}

/** Whether a token opens the payment of a cart. */
export function isToken(cart: CartRecord, token: string, now: number): boolean {
  return cart.tokenHash === tokenHash(token) && cart.tokenExpiresAt.getTime() > now;
}

export async function paymentOf(db: Database, companyId: string, cartId: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.cartId, cartId)));
  return payment ?? null;
}

export async function paymentBy(db: Database, companyId: string, id: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.id, id)));
  return payment ?? null;
}

export async function changePayment(
  tx: Database,
  { companyId, id }: Pick<PaymentRow, 'companyId' | 'id'>,
  change: Partial<PaymentRow>,
): Promise<void> {
  await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.companyId, companyId), eq(payments.id, id)));
}

function cartNamed(companyId: string, id: string) {
  return and(eq(saleCarts.companyId, companyId), eq(saleCarts.id, id));
}
