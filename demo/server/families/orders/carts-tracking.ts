import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import { createCart, findCarts, updateCart } from '#contract/orders/carts-tracking.ts';
import type { TrackedCartWire } from '#contract/orders/carts-tracking.schemas.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { trackedCarts } from '../../database/schema/records.ts';
import { lockFor } from '../../booking/schedule/placing.ts';
import type { ServerContext } from '../../context.ts';
import { missingField, refuse } from '../../http/refusal.ts';
import { answer, type Caller, type Incoming, type ServerRoute } from '../../router/route.ts';
import { unknownInCart } from '../../sales/known-cart.ts';
import { CART_IDLE, endTrackedCart } from '../../sales/tracked-carts.ts';

export function cartRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(findCarts, async ({ tenant, caller, query, now }) => {
      if (!isOwn(caller, query.customerId)) return refuse('not_found', { field: 'customerId' });
      const owner = { companyId: tenant.id, userId: query.customerId };
      await cancelPending(db, owner, lt(trackedCarts.changedAt, new Date(now - CART_IDLE)));
      const rows = await db
        .select()
        .from(trackedCarts)
        .where(and(pendingOf(owner), eq(trackedCarts.type, query.type)))
        .orderBy(desc(trackedCarts.changedAt));
      return rows.map(cartWire);
    }),
    answer(createCart, (incoming) => create(db, incoming)),
    answer(updateCart, (incoming) =>
      incoming.body.status === undefined ? update(db, incoming) : end(db, incoming),
    ),
  ];
}

async function update(db: Database, { tenant, caller, body, now }: Incoming<typeof updateCart>) {
  const { id, shopId, items, customer } = body;
  for (const name of ['shopId', 'items', 'customer'] as const) {
    if (body[name] === undefined) return missingField(name);
  }
  if (customer === undefined || !isOwn(caller, customer)) return refuse('not_found', { field: 'customer' });
  const pending = and(pendingOf({ companyId: tenant.id, userId: customer }), eq(trackedCarts.id, id));
  const [cart] = await db.select({ type: trackedCarts.type }).from(trackedCarts).where(pending);
  if (cart === undefined) return refuse('not_found', { field: 'id' });
  const unknown = await unknownInCart(db, { companyId: tenant.id, type: cart.type, shopId, items });
  if (unknown !== null) return unknown;
  const changed = await db
    .update(trackedCarts)
    .set({
      shopId: shopId ?? null,
      items: items ?? [],
      status: items?.length === 0 ? 'cancelled' : 'pending',
      changedAt: new Date(now),
    })
    .where(pending)
    .returning({ id: trackedCarts.id });
  return changed.length > 0 ? {} : refuse('not_found', { field: 'id' });
}

async function end(db: Database, { tenant, caller, body, now }: Incoming<typeof updateCart>) {
  const { id, transactionId } = body;
  if (transactionId === undefined) return missingField('transactionId');
  const owner = { companyId: tenant.id, userId: caller?.userId ?? '' };
  const ended = await endTrackedCart(db, { ...owner, id, transactionId, now });
  switch (ended) {
    case 'ended':
      return {};
    case 'unknown':
      return refuse('not_found', { field: 'id' });
    case 'final':
      return refuse('move_refused', { field: 'status' });
    case 'unpaid':
      return refuse('payment_missing', { field: 'transactionId' });
  }
}

/** A customer has one pending cart of a type: a new one takes the place of the older. */
async function create(db: Database, { tenant, caller, body, now }: Incoming<typeof createCart>) {
  if (!isOwn(caller, body.customer)) return refuse('not_found', { field: 'customer' });
  const unknown = await unknownInCart(db, { companyId: tenant.id, ...body });
  if (unknown !== null) return unknown;
  const owner = { companyId: tenant.id, userId: body.customer };
  const id = randomUUID();
  await inTransaction(db, async (tx) => {
    await lockFor(tx, tenant.id, `cart ${body.customer} ${body.type}`);
    await cancelPending(tx, owner, eq(trackedCarts.type, body.type));
    await tx.insert(trackedCarts).values({
      ...owner,
      id,
      type: body.type,
      shopId: body.shopId,
      items: body.items,
      status: body.items.length === 0 ? 'cancelled' : 'pending',
      transactionId: null,
      changedAt: new Date(now),
    });
  });
  return { id };
}

interface Owner {
  readonly companyId: string;
  readonly userId: string;
}

function isOwn(caller: Caller | null, userId: string): boolean {
  return caller?.userId === userId;
}

function pendingOf({ companyId, userId }: Owner) {
  return and(
    eq(trackedCarts.companyId, companyId),
    eq(trackedCarts.userId, userId),
    eq(trackedCarts.status, 'pending'),
  );
}

async function cancelPending(db: Database, owner: Owner, which: ReturnType<typeof eq>): Promise<void> {
  await db
    .update(trackedCarts)
    .set({ status: 'cancelled' })
    .where(and(pendingOf(owner), which));
}

function cartWire(row: typeof trackedCarts.$inferSelect): TrackedCartWire {
  return {
    id: row.id,
    type: row.type,
    shopId: row.shopId,
    items: row.items,
    status: row.status,
    transactionId: row.transactionId,
  };
}
