import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { payments, refunds, saleCarts } from '../database/schema/selling/orders.ts';
import { trackedCarts } from '../database/schema/records.ts';
import { companies } from '../database/schema/tenants.ts';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../context.ts';
import { CART_IDLE } from '../sales/tracked-carts.ts';
import { callOffAbandoned, CART_LIFE, UNPAID } from './abandoned.ts';
import { changePayment } from './carts.ts';
import { PAYING_FORMS } from './provider/provider-shapes.ts';
import { runRefund } from './refunds/refunds.ts';
import { settlePayment } from './settle.ts';

/** Milliseconds after which nobody is at work on it any more. */
const PATIENCE = 15_000;
/** The part of its age that a payment is left alone after each look: providers refuse whoever asks of each in every round. */
const REST = 8;
/** Milliseconds in which a form that takes the money by itself may be sent: its token lives for 15 minutes, and a bank asks for a proof. */
const FORM_LIFE = 30 * 60_000;
const MOST = 50;

/**
 * Takes up what was left lying: payments whose outcome nobody waited for, refunds that no provider answered, carts that nobody
 * pays. Each look brings them nearer to the one true state; it may be made at any time and by several processes.
 */
export async function reconcile(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
  const quiet = new Date(clock.now() - PATIENCE);
  const open = await db
    .select({ payment: payments, company: companies })
    .from(payments)
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .where(
      and(
        lt(payments.changedAt, quiet),
        sql`(${now} - ${payments.createdAt}) < (${now} - ${payments.changedAt}) * ${REST}`,
        or(
          inArray(payments.status, ['processing', 'action']),
          // Whoever has paid in such a form may have left without a word.
          and(
            inArray(payments.provider, [...PAYING_FORMS]),
            inArray(payments.status, ['created', 'failed']),
            gt(payments.createdAt, new Date(clock.now() - FORM_LIFE)),
            // Which is so of all those, and has an index.
            gt(payments.changedAt, new Date(clock.now() - FORM_LIFE)),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.changedAt))
    .limit(MOST);
  const faults: unknown[] = [];
  for (const { payment, company } of open) {
    const work = inTenant(company.id, async () => {
      // First, so that those behind it have their turn, whatever comes of this one.
      const looked = { ...payment, changedAt: new Date(clock.now()) };
      await changePayment(db, payment, { changedAt: looked.changedAt });
      await settlePayment(context, company, looked);
    });
    await work.catch((fault: unknown) => faults.push(fault));
  }
  const pending = await db
    .select({ companyId: refunds.companyId, id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lt(refunds.createdAt, quiet)))
    .orderBy(asc(refunds.createdAt))
    .limit(MOST);
  for (const { companyId, id } of pending) {
    const work = inTenant(companyId, () => runRefund(context, companyId, id));
    await work.catch((fault: unknown) => faults.push(fault));
  }
  faults.push(...(await callOffAbandoned(context)));
  await giveUp(context);
  // One that fails keeps no other waiting, and is told all the same.
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be settled.');
}

/** What nobody touches any more. */
async function giveUp({ db, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  // Should its provider speak of it after all, it is heard.
  await db
    .update(payments)
    .set({ status: 'failed' })
    .where(
      and(
        inArray(payments.status, ['processing', 'action']),
        lt(payments.createdAt, new Date(now - 2 * CART_LIFE)),
      ),
    );
  await db
    .update(saleCarts)
    .set({ status: 'expired' })
    .where(
      and(
        eq(saleCarts.status, 'open'),
        lt(saleCarts.createdAt, new Date(now - CART_LIFE)),
        // Those have their payment called off first.
        notExists(
          db
            .select({ id: payments.id })
            .from(payments)
            .where(
              and(
                eq(payments.companyId, saleCarts.companyId),
                eq(payments.cartId, saleCarts.id),
                inArray(payments.status, [...UNPAID]),
              ),
            ),
        ),
      ),
    );
  await db
    .update(trackedCarts)
    .set({ status: 'cancelled' })
    .where(and(eq(trackedCarts.status, 'pending'), lt(trackedCarts.changedAt, new Date(now - CART_IDLE))));
}
