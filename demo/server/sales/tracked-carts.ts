import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { lockFor } from '../booking/schedule/placing.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { articles } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { trackedCarts } from '../database/schema/records.ts';
import type { SaleAsk } from './ask.ts';
import type { Sale } from './sale.ts';

/** Milliseconds after which a cart that nobody touches is given up: 30 days. */
export const CART_IDLE = 2_592_000_000;

interface Ending {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  /** Of an order, or the id of its appointment. */
  readonly transactionId: string;
  readonly now: number;
}

/**
 * Ends a customer's tracked cart with the transaction that paid it. What the customer says is not believed: there has to be an order
 * of theirs under that transaction which holds what is in the cart, and which has ended no other. A cart that the same
 * transaction has ended is no fault; ended in another way, it stays as it is.
 */
export async function endTrackedCart(
  db: Database,
  ending: Ending,
): Promise<'ended' | 'unknown' | 'final' | 'unpaid'> {
  const { companyId, userId, id, transactionId, now } = ending;
  return inTransaction(db, async (tx) => {
    await lockFor(tx, companyId, `transaction ${transactionId}`);
    const own = and(eq(trackedCarts.companyId, companyId), eq(trackedCarts.userId, userId));
    const [cart] = await tx
      .select()
      .from(trackedCarts)
      .where(and(own, eq(trackedCarts.id, id)))
      .for('update');
    if (cart === undefined) return 'unknown';
    if (cart.status === 'success' && cart.transactionId === transactionId) return 'ended';
    if (cart.status !== 'pending') return 'final';
    if (!(await isPaid(tx, ending, cart))) return 'unpaid';
    const [other] = await tx
      .select({ id: trackedCarts.id })
      .from(trackedCarts)
      .where(
        and(
          own,
          ne(trackedCarts.id, id),
          eq(trackedCarts.type, cart.type),
          eq(trackedCarts.transactionId, transactionId),
        ),
      );
    if (other !== undefined) return 'unpaid';
    await tx
      .update(trackedCarts)
      .set({ status: 'success', transactionId, changedAt: new Date(now) })
      .where(and(own, eq(trackedCarts.id, id)));
    return 'ended';
  });
}

/** Whether the customer has an order under the transaction that holds everything in the cart. */
async function isPaid(
  tx: Database,
  { companyId, userId, transactionId }: Ending,
  { type, items }: Pick<typeof trackedCarts.$inferSelect, 'type' | 'items'>,
): Promise<boolean> {
  const [order] = await tx
    .select({ lines: orders.lines })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.userId, userId),
        or(eq(orders.transactionId, transactionId), eq(orders.appointmentId, transactionId)),
      ),
    );
  const kind = type === 'booking' ? 'service' : 'product';
  const sold = (order?.lines ?? []).flatMap((line) => (line.kind === kind ? [line.articleId] : []));
  if (sold.length === 0) return false;
  const names = await tx
    .select({ id: articles.id, externalId: articles.externalId })
    .from(articles)
    .where(and(eq(articles.companyId, companyId), inArray(articles.id, sold)));
  const known = new Set(names.flatMap((name) => [name.id, name.externalId]));
  return items.every((item) => known.has(item.id));
}

interface Named {
  readonly companyId: string;
  readonly userId: string | null;
  readonly ask: Pick<SaleAsk, 'trackedCarts'>;
}

/**
 * Ends the buyer's tracked carts that a sale names, in its transaction. False where another sale has ended one of them: the same cart
 * was paid in another browser.
 */
export async function endOwnCarts(tx: Database, { tenant, ask, buyer, money, now }: Sale): Promise<boolean> {
  const named = ownCarts({ companyId: tenant.id, userId: buyer.userId, ask });
  if (named === null) return true;
  const ended = await tx
    .update(trackedCarts)
    .set({ status: 'success', transactionId: money.transactionId, changedAt: new Date(now) })
    .where(and(named, eq(trackedCarts.status, 'pending')))
    .returning({ id: trackedCarts.id });
  return (await countPaid(tx, named)) === ended.length;
}

/** Whether a sale has ended one of them already. */
export async function isOwnCartPaid(db: Database, named: Named): Promise<boolean> {
  const own = ownCarts(named);
  return own !== null && (await countPaid(db, own)) > 0;
}

function ownCarts({ companyId, userId, ask }: Named) {
  if (userId === null || ask.trackedCarts.length === 0) return null;
  const own = and(
    eq(trackedCarts.companyId, companyId),
    eq(trackedCarts.userId, userId),
    inArray(trackedCarts.id, [...ask.trackedCarts]),
  );
  return own ?? null;
}

async function countPaid(db: Database, named: NonNullable<ReturnType<typeof ownCarts>>): Promise<number> {
  const paid = await db
    .select({ id: trackedCarts.id })
    .from(trackedCarts)
    .where(and(named, eq(trackedCarts.status, 'success')));
  return paid.length;
}
