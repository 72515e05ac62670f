import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { moneticoOrders } from '../../../database/schema/selling/monetico.ts';
import type { ProviderPage } from '../hosted/provider-page.ts';

export type MoneticoOrder = typeof moneticoOrders.$inferSelect;

interface OrderName {
  readonly companyId: string;
  readonly id: string;
}

/** Where somebody may still pay. */
const UNPAID = ['open', 'refused'] as const;

/** Null where there is none of that reference. */
export async function orderOf(db: Database, name: OrderName): Promise<MoneticoOrder | null> {
  const [order] = await db.select().from(moneticoOrders).where(named(name));
  return order ?? null;
}

export const orderOn = (db: Database, { companyId, pageId }: ProviderPage) =>
  orderOf(db, { companyId, id: pageId });

/** The one that was made last for a payment. */
export async function latestOrder(
  db: Database,
  companyId: string,
  paymentId: string,
): Promise<MoneticoOrder | null> {
  const [order] = await db
    .select()
    .from(moneticoOrders)
    .where(and(eq(moneticoOrders.companyId, companyId), eq(moneticoOrders.paymentId, paymentId)))
    .orderBy(desc(moneticoOrders.openedAt))
    .limit(1);
  return order ?? null;
}

/** Makes an order, or lets one that was refused be tried again; what it has come to otherwise stays. */
export async function openOrder(
  db: Database,
  made: Pick<MoneticoOrder, 'companyId' | 'id' | 'paymentId' | 'returnUrl' | 'openedAt'>,
): Promise<void> {
  await db
    .insert(moneticoOrders)
    .values({ ...made, state: 'open' })
    .onConflictDoNothing();
  await changeOrder(db, made, ['refused'], { state: 'open', fault: null, returnUrl: made.returnUrl });
}

/** Changes an order that is still in one of the states; whether it was. */
export async function changeOrder(
  db: Database,
  name: OrderName,
  from: readonly MoneticoOrder['state'][],
  change: Omit<Partial<MoneticoOrder>, 'refusals'> & { readonly refusals?: number | SQL },
): Promise<boolean> {
  const changed = await db
    .update(moneticoOrders)
    .set(change)
    .where(and(named(name), inArray(moneticoOrders.state, [...from])))
    .returning({ id: moneticoOrders.id });
  return changed.length > 0;
}

/** Its visitor is sent on, or has come back from there as somebody who has paid; whether they may still pay. */
export const noteVisitor = (
  db: Database,
  name: OrderName,
  moment: { readonly openedAt: Date; readonly returnedAt: null } | { readonly returnedAt: Date },
) => changeOrder(db, name, UNPAID, moment);

export const noteAuthorised = (db: Database, name: OrderName, authorisation: string | null) =>
  changeOrder(db, name, UNPAID, { state: 'authorised', fault: null, authorisation });

/** What was taken of it, and what is kept besides. */
export const noteTaken = (
  db: Database,
  name: OrderName,
  {
    aut,
    ...sums
  }: { readonly aut: string | null; readonly taken: number; readonly takenAt: Date; readonly rest: number },
) =>
  changeOrder(db, name, ['authorised'], {
    state: 'taken',
    ...sums,
    ...(aut !== null && { authorisation: aut }),
  });

export const noteReleased = (db: Database, name: OrderName) =>
  changeOrder(db, name, ['authorised'], { state: 'released' });

function named({ companyId, id }: OrderName) {
  return and(eq(moneticoOrders.companyId, companyId), eq(moneticoOrders.id, id));
}
