import { and, eq, ne } from 'drizzle-orm';
import { lockFor } from '../../booking/schedule/placing.ts';
import type { Database } from '../../database/database.ts';
import { saleCarts } from '../../database/schema/selling/orders.ts';
import type { Instant } from '#domain/time/instant.ts';
import { cartBy, isToken, type CartRecord } from '../carts.ts';

type InBag = Pick<CartRecord, 'companyId' | 'id' | 'bagId'>;

interface Replaced {
  readonly companyId: string;
  readonly replaces: readonly { readonly cartId: string; readonly paymentToken: string }[];
  readonly now: Instant;
}

/** The bag of the carts that another one replaces, for whoever has their tokens; null: there is none. What is unknown holds nobody up. */
export async function bagReplaced(
  db: Database,
  { companyId, replaces, now }: Replaced,
): Promise<string | null> {
  for (const { cartId, paymentToken } of replaces) {
    const cart = await cartBy(db, companyId, cartId);
    if (cart && isToken(cart, paymentToken, now)) return cart.bagId ?? cart.id;
  }
  return null;
}

/** Whether another cart of the same bag is paid. */
export async function isBagPaid(db: Database, { companyId, id, bagId }: InBag): Promise<boolean> {
  if (bagId === null) return false;
  const [paid] = await db
    .select({ id: saleCarts.id })
    .from(saleCarts)
    .where(
      and(
        eq(saleCarts.companyId, companyId),
        eq(saleCarts.bagId, bagId),
        ne(saleCarts.id, id),
        eq(saleCarts.status, 'paid'),
      ),
    );
  return paid !== undefined;
}

/** The same, in the transaction of a sale: no other cart of the bag is sold until it ends. */
export async function lockBag(tx: Database, cart: InBag): Promise<void> {
  if (cart.bagId !== null) await lockFor(tx, cart.companyId, `bag ${cart.bagId}`);
}
