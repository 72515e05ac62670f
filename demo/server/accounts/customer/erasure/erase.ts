import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { ServerContext } from '../../../context.ts';
import type { Database } from '../../../database/database.ts';
import { appointments } from '../../../database/schema/booking.ts';
import { codes, registrations, smsOutbox } from '../../../database/schema/people/accounts.ts';
import { users } from '../../../database/schema/people/people.ts';
import { deliveries, idempotencyKeys, outbox, trackedCarts } from '../../../database/schema/records.ts';
import { backInStockRequests } from '../../../database/schema/selling/back-in-stock.ts';
import { eshopOrders } from '../../../database/schema/selling/eshop.ts';
import {
  customerBirthdays,
  customerCredits,
  orders,
  saleCarts,
} from '../../../database/schema/selling/orders.ts';
import { waitingList } from '../../../database/schema/waiting-list.ts';
import { refuse, type Refusal } from '../../../http/refusal.ts';
import { mailNotice } from '../../../mail/templates/account-notices.ts';
import { OPEN_STATUSES } from '../../../orders/customer-history.ts';
import type { Tenant } from '../../../router/route.ts';
import { callOffUnpaid } from '../../../payments/abandoned.ts';
import { EMPTY_ASK } from '../../../sales/ask.ts';
import { sha256 } from '../../../sha256.ts';
import { endSessionsOf } from '../../sessions.ts';
import type { UserRow } from '../customers.ts';
import { forgetGifts, isAddress } from './forget-gifts.ts';
import { languageOfLetters } from '../letters.ts';

const NOBODY = { firstname: '', lastname: '', email: '', phone: '' };

interface Erasure extends Pick<ServerContext, 'originOf'> {
  readonly tenant: Tenant;
  readonly user: UserRow;
  /** In which the customer asks. */
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Removes a customer and all that says who they are. What was paid keeps the name and address that its invoice has, as the law asks
 * for; appointments and other orders stay in the salon's books without them. Where products are still to be sent is kept until they have
 * arrived or are given up. A mail confirms it. Refused while an appointment is to come.
 */
export async function eraseCustomer(tx: Database, erasure: Erasure): Promise<Refusal | null> {
  const { user, now } = erasure;
  const { companyId, id: userId } = user;
  // Somebody who asks twice at once is told once.
  if (!(await isStillThere(tx, user))) return refuse('unauthorized');
  if (await hasComingAppointment(tx, user, now))
    return refuse('conflict', { sentence: 'coming_appointments' });
  await forgetSales(tx, user, now);
  await removeMessages(tx, user);
  for (const table of [trackedCarts, customerCredits, customerBirthdays])
    await tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.userId, userId)));
  await endSessionsOf(tx, { companyId, realm: 'customer', userId });
  // With profiles, links, identities and the loyalty card.
  await tx.delete(users).where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  await confirmErasure(tx, erasure);
  return null;
}

/** Locked until the transaction ends. */
async function isStillThere(tx: Database, { companyId, id }: UserRow): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .for('update');
  return found.length > 0;
}

/** The last mail to their address, which is forgotten with it. */
async function confirmErasure(tx: Database, { tenant, user, locale, now, originOf }: Erasure): Promise<void> {
  const { email: to, firstname } = user;
  if (to === '') return;
  const reader = { tenant, to, firstname, locale: languageOfLetters(user, locale), isKept: false, now };
  await mailNotice(tx, { ...reader, originOf }, 'erased');
}

async function hasComingAppointment(tx: Database, { companyId, id }: UserRow, now: number): Promise<boolean> {
  const [coming] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.companyId, companyId),
        eq(appointments.userId, id),
        inArray(appointments.status, [...OPEN_STATUSES]),
        gt(appointments.endsAt, new Date(now)),
      ),
    )
    .limit(1);
  return coming !== undefined;
}

async function forgetSales(tx: Database, { companyId, id, email }: UserRow, now: number): Promise<void> {
  const own = (table: { readonly companyId: PgColumn; readonly userId: PgColumn }) =>
    and(eq(table.companyId, companyId), eq(table.userId, id));
  const isUnpaid = sql`${orders.captured} + ${orders.voucher} + ${orders.credit} = 0`;
  await tx
    .update(orders)
    .set(NOBODY)
    .where(and(own(orders), isUnpaid));
  await forgetGifts(tx, { companyId, id, email });
  await tx.update(orders).set({ userId: null }).where(own(orders));
  await tx
    .update(appointments)
    .set({ ...NOBODY, userId: null, customMessage: '' })
    .where(own(appointments));
  await forgetEshopOrders(tx, own(eshopOrders));
  const asGuest = and(isNull(saleCarts.userId), isAddress(sql`${saleCarts.buyer}->>'email'`, email));
  const carts = or(own(saleCarts), and(eq(saleCarts.companyId, companyId), asGuest));
  const unpaid = await tx
    .select({ id: saleCarts.id })
    .from(saleCarts)
    .where(and(carts, eq(saleCarts.status, 'open')));
  for (const cart of unpaid) await callOffUnpaid(tx, companyId, cart.id, now);
  // A payment of them that is under way is given back: there is nothing to sell, and nobody to sell it to.
  const ask = sql`case when ${saleCarts.status} = 'paid' then ${saleCarts.ask} else ${JSON.stringify(EMPTY_ASK)}::jsonb end`;
  await tx
    .update(saleCarts)
    .set({ userId: null, buyer: { ...NOBODY, userId: null }, ask })
    .where(carts);
}

/** Where something is still to be sent is known until it has arrived or is given up. One statement: a move at the same time is seen. */
async function forgetEshopOrders(tx: Database, own: SQL | undefined): Promise<void> {
  const isToBeSent = inArray(eshopOrders.status, ['paid', 'preparing', 'shipped']);
  await tx
    .update(eshopOrders)
    .set({ userId: null, address: sql`case when ${isToBeSent} then ${eshopOrders.address} end` })
    .where(own);
}

/** What was sent, asked for and answered, wherever it names an address or a phone of theirs. */
async function removeMessages(tx: Database, { companyId, email, phone }: UserRow): Promise<void> {
  const addresses = [email, phone].filter((one) => one !== '');
  if (addresses.length === 0) return;
  const ofCompany = (table: { readonly companyId: PgColumn }) => eq(table.companyId, companyId);
  const names = (table: PgTable): SQL =>
    or(...addresses.map((one) => sql`position(${one} in lower(to_jsonb(${table})::text)) > 0`)) ?? sql`false`;
  for (const [kind, table] of [
    ['mail', outbox],
    ['sms', smsOutbox],
  ] as const) {
    const gone = await tx
      .delete(table)
      .where(and(ofCompany(table), names(table)))
      .returning({ id: table.id });
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .delete(deliveries)
        .where(and(ofCompany(deliveries), eq(deliveries.kind, kind), inArray(deliveries.id, ids)));
  }
  await tx.delete(idempotencyKeys).where(and(ofCompany(idempotencyKeys), names(idempotencyKeys)));
  await tx.delete(codes).where(and(ofCompany(codes), inArray(codes.destination, addresses.map(sha256))));
  await tx
    .delete(registrations)
    .where(
      and(
        ofCompany(registrations),
        or(inArray(registrations.email, addresses), inArray(registrations.phone, addresses)),
      ),
    );
  if (email === '') return;
  for (const table of [waitingList, backInStockRequests])
    await tx.delete(table).where(and(ofCompany(table), eq(table.email, email)));
}
