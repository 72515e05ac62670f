import { and, asc, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import type { Instant } from '#domain/time/instant.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { holds } from '../database/schema/booking.ts';
import { trackedCarts } from '../database/schema/records.ts';
import { payments, saleCarts } from '../database/schema/selling/orders.ts';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../context.ts';
import { changeCart, lockCart, paymentOf } from './carts.ts';
import { runRefund } from './refunds/refunds.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { reversalOf } from './refunds/reversal.ts';

/** Milliseconds after which a cart that nobody paid is given up; a payment of it would still be heard. */
export const CART_LIFE = 24 * 3_600_000;
/** Milliseconds that somebody may stay on the page of a provider, or of a bank, after the time for their visit ran out. */
const PAGE_LIFE = 15 * 60_000;
const MOST = 50;

/** Begun, and not on its way: whoever began may pay yet. */
export const UNPAID = ['created', 'action', 'failed'] as const;

/**
 * Calls off what nobody will pay any more: the hold is over or was booked otherwise, the customer's cart has been paid by another
 * payment, or a day has gone by. Each once; what the provider does not answer is asked again.
 */
export async function callOffAbandoned(context: ServerContext): Promise<unknown[]> {
  const { db, clock } = context;
  const faults: unknown[] = [];
  for (const { companyId, cartId } of await abandoned(db, clock.now())) {
    const work = inTenant(companyId, async () => {
      const asked = await inTransaction(db, (tx) => callOffUnpaid(tx, companyId, cartId, clock.now()));
      if (asked !== null) await runRefund(context, companyId, asked);
    });
    await work.catch((fault: unknown) => faults.push(fault));
  }
  return faults;
}

function abandoned(db: Database, now: Instant) {
  const holdId = sql`${saleCarts.ask}->'visit'->>'holdId'`;
  const isTaken = inArray(holds.status, ['booked', 'replaced']);
  const isOver = lt(holds.expiresAt, new Date(now - PAGE_LIFE));
  const named = sql`${saleCarts.ask}->'trackedCarts'`;
  const trackedIds = sql`case jsonb_typeof(${named}) when 'array' then ${named} else '[]'::jsonb end`;
  const paidBeside = db
    .select({ id: trackedCarts.id })
    .from(trackedCarts)
    .where(
      and(
        eq(trackedCarts.companyId, saleCarts.companyId),
        eq(trackedCarts.status, 'success'),
        // An array lets the planner go by the ids, which are indexed, in place of reading every cart of the company.
        sql`${trackedCarts.id} = any(array(select jsonb_array_elements_text(${trackedIds})))`,
      ),
    );
  return db
    .select({ companyId: saleCarts.companyId, cartId: saleCarts.id })
    .from(payments)
    .innerJoin(saleCarts, and(eq(saleCarts.companyId, payments.companyId), eq(saleCarts.id, payments.cartId)))
    .leftJoin(holds, and(eq(holds.companyId, saleCarts.companyId), sql`${holds.id} = ${holdId}`))
    .where(
      and(
        inArray(payments.status, [...UNPAID]),
        eq(saleCarts.status, 'open'),
        or(lt(saleCarts.createdAt, new Date(now - CART_LIFE)), isTaken, isOver, exists(paidBeside)),
      ),
    )
    .orderBy(asc(saleCarts.createdAt))
    .limit(MOST);
}

/**
 * Ends a cart with its payment, unless somebody has begun to pay since; the refund that is to be run, or null. One that is not run at once
 * is taken up with those left lying.
 */
export async function callOffUnpaid(
  tx: Database,
  companyId: string,
  cartId: string,
  now: number,
): Promise<string | null> {
  const cart = await lockCart(tx, companyId, cartId);
  const payment = await paymentOf(tx, companyId, cartId);
  if (cart?.status !== 'open' || !UNPAID.some((status) => status === payment?.status) || payment === null)
    return null;
  await changeCart(tx, cart, { status: 'expired' });
  return requestRefund(tx, {
    companyId,
    orderId: null,
    paymentId: payment.id,
    ...reversalOf({ captured: 0 }),
    reason: 'abandoned',
    wish: `abandoned ${payment.id}`,
    now,
  });
}
