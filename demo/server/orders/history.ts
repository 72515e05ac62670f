import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type {
  BookingOrderWire,
  HISTORY_ORDERS,
  HistoryFilter,
} from '#contract/orders/booking-order.schemas.ts';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { orders } from '../database/schema/selling/orders.ts';
import type { Tenant } from '../router/route.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';
import { onDays, shopCalendars } from './shop-calendars.ts';
import { normalisedNumber, NUMBER_SHOWN, withAppointment, withProducts } from './shown-number.ts';

type Order = typeof orders.$inferSelect;
interface OrderView {
  readonly order: Order;
  readonly shopId: string | null;
  readonly startsAt: Date | null;
  readonly reference: string;
}

const SORTS = {
  date: orders.createdAt,
  start: appointments.startsAt,
  number: orders.number,
  amount: orders.total,
  status: orders.status,
  customer: orders.lastname,
} as const satisfies Record<(typeof HISTORY_ORDERS)[number], unknown>;

interface Sorting {
  readonly by: keyof typeof SORTS;
  readonly isDescending: boolean;
}

/** Orders with what the back office shows of them. */
export function ordersWhere(
  db: Database,
  condition: SQL | undefined,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
  { by, isDescending }: Sorting = { by: 'number', isDescending: true },
): Promise<OrderView[]> {
  return db
    .select({
      order: orders,
      shopId: shops.externalId,
      startsAt: appointments.startsAt,
      reference: NUMBER_SHOWN,
    })
    .from(orders)
    .leftJoin(shops, ofShop())
    .leftJoin(appointments, withAppointment)
    .leftJoin(eshopOrders, withProducts)
    .where(condition)
    .orderBy(isDescending ? desc(SORTS[by]) : asc(SORTS[by]), desc(orders.number))
    .limit(limit)
    .offset(offset);
}

function ofShop() {
  return and(eq(shops.companyId, orders.companyId), eq(shops.id, orders.shopId));
}

/** Days are those of the shop. Words are sought anywhere in a name or an address, and what would be a pattern in them is none. */
export async function matching(
  db: Database,
  tenant: Tenant,
  filter: HistoryFilter,
): Promise<SQL | undefined> {
  const calendars = await shopCalendars(db, tenant.id);
  const like = (column: AnyPgColumn, word: string | undefined) =>
    word === undefined || word.trim() === ''
      ? undefined
      : sql`${column} ilike ${`%${word.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const day = filter.periodSearch === 'appointment' ? appointments.startsAt : orders.createdAt;
  const ids = (filter.shops ?? '').split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));
  return and(
    eq(orders.companyId, tenant.id),
    onDays(day, shops.timeZone, filter, calendars),
    like(orders.firstname, filter.customerFirstname),
    like(orders.lastname, filter.customerLastname),
    like(orders.email, filter.customerMail),
    filter.reference ? eq(NUMBER_SHOWN, normalisedNumber(filter.reference)) : undefined,
    filter.transactionId ? eq(orders.transactionId, filter.transactionId) : undefined,
    filter.bookerOrigin ? eq(orders.origin, filter.bookerOrigin) : undefined,
    filter.bookerStatus ? eq(orders.status, filter.bookerStatus) : undefined,
    ids.length === 0 ? undefined : inArray(shops.externalId, ids),
  );
}

export async function countOrders(db: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .leftJoin(shops, ofShop())
    .leftJoin(appointments, withAppointment)
    .leftJoin(eshopOrders, withProducts)
    .where(condition);
  return row?.total ?? 0;
}

const summed = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** What the matching orders come to, by status. */
export async function aggregateOrders(db: Database, tenant: Tenant, condition: SQL | undefined) {
  const rows = await db
    .select({
      status: orders.status,
      count: count(),
      amount: summed(orders.total),
      captured: summed(orders.captured),
      refunded: summed(orders.refunded),
    })
    .from(orders)
    .leftJoin(shops, ofShop())
    .leftJoin(appointments, withAppointment)
    .leftJoin(eshopOrders, withProducts)
    .where(condition)
    .groupBy(orders.status)
    .orderBy(orders.status);
  const sum = (name: 'count' | 'amount' | 'captured' | 'refunded') =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    count: sum('count'),
    amount: decimalOf(tenant, sum('amount')),
    captured: decimalOf(tenant, sum('captured')),
    refunded: decimalOf(tenant, sum('refunded')),
    currency: tenant.profile.mCurrency.code,
    byStatus: rows.map((row) => ({
      status: row.status,
      count: row.count,
      amount: decimalOf(tenant, row.amount),
    })),
  };
}

export function orderWire(
  tenant: Tenant,
  { order, shopId, startsAt, reference }: OrderView,
): BookingOrderWire {
  const amount = (cents: number) => decimalOf(tenant, cents);
  return {
    ideorder: order.id,
    number: order.number,
    m_status: order.status,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    appointmentId: order.appointmentId,
    reference,
    shopId,
    customerId: order.userId,
    firstname: order.firstname,
    lastname: order.lastname,
    email: order.email,
    phone: order.phone,
    origin: order.origin,
    amount: amount(order.total),
    captured: amount(order.captured),
    refunded: amount(order.refunded),
    voucher: amount(order.voucher),
    creditUsed: amount(order.credit),
    creditReturned: amount(order.creditReturned),
    currency: order.currency,
    provider: order.provider,
    transactionId: order.transactionId,
  };
}
