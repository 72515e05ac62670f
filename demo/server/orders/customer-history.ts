import { and, asc, count, desc, eq, gt, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { BookingStatus } from '#domain/appointments/booking-status.ts';
import type { HistoryItemWire } from '#contract/people/customers.schemas.ts';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { voucherUses } from '../database/schema/selling/redemption.ts';
import type { Tenant } from '../router/route.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';
import { NUMBER_SHOWN, withAppointment, withProducts } from './shown-number.ts';

interface HistoryAsk {
  readonly userId: string;
  readonly page: number;
  readonly itemPerPage: number;
  /** One order alone. */
  readonly orderId: string | null;
  /** Appointments alone, of the one or the other time. */
  readonly when: 'upcoming' | 'past' | null;
  readonly now: number;
}

/** What a customer still has before them. */
export const OPEN_STATUSES: readonly BookingStatus[] = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'arrived',
];

function timeOf({ when, now }: HistoryAsk): { filter?: SQL | undefined; order: SQL } {
  if (when === null) return { order: desc(orders.number) };
  const isOpen = and(inArray(orders.status, [...OPEN_STATUSES]), gt(appointments.endsAt, new Date(now)));
  return when === 'upcoming'
    ? { filter: isOpen, order: asc(appointments.startsAt) }
    : {
        filter: and(isNotNull(appointments.id), isOpen && not(isOpen)),
        order: desc(appointments.startsAt),
      };
}

/** A customer's orders, the newest first, or their appointments of one time. */
export async function historyOf(db: Database, tenant: Tenant, ask: HistoryAsk) {
  const { userId, page, itemPerPage, orderId } = ask;
  const time = timeOf(ask);
  const condition = and(
    eq(orders.companyId, tenant.id),
    eq(orders.userId, userId),
    orderId === null ? undefined : eq(orders.id, orderId),
    time.filter,
  );
  const rows = await db
    .select({
      order: orders,
      reference: NUMBER_SHOWN,
      toVouchers: returnedToVouchers(db),
      shop: { externalId: shops.externalId, name: shops.name, timeZone: shops.timeZone },
      appointment: {
        id: appointments.id,
        reference: appointments.reference,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
      },
    })
    .from(orders)
    .leftJoin(shops, and(eq(shops.companyId, orders.companyId), eq(shops.id, orders.shopId)))
    .leftJoin(appointments, withAppointment)
    .leftJoin(eshopOrders, withProducts)
    .where(condition)
    .orderBy(time.order, desc(orders.number))
    .limit(itemPerPage)
    .offset((page - 1) * itemPerPage);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .leftJoin(appointments, withAppointment)
    .where(condition);
  const data = rows.map((row) => itemWire(tenant, row));
  return { data, total: counted?.total ?? 0, page, itemPerPage };
}

/** What went back to vouchers is written down with their use alone. */
function returnedToVouchers(db: Database) {
  const uses = db
    .select({ sum: sql<number>`coalesce(sum(${voucherUses.returned}), 0)::int` })
    .from(voucherUses)
    .where(and(eq(voucherUses.companyId, orders.companyId), eq(voucherUses.orderId, orders.id)));
  return sql<number>`(${uses})`;
}

interface Row {
  readonly order: typeof orders.$inferSelect;
  readonly reference: string;
  readonly toVouchers: number;
  readonly shop: { readonly externalId: string; readonly name: string; readonly timeZone: string } | null;
  readonly appointment: {
    readonly id: string;
    readonly reference: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
  } | null;
}

function itemWire(tenant: Tenant, { order, reference, toVouchers, shop, appointment }: Row): HistoryItemWire {
  const amount = (cents: number) => decimalOf(tenant, cents);
  return {
    ideorder: order.id,
    number: order.number,
    reference,
    status: order.status,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt.toISOString(),
    shopId: shop?.externalId ?? null,
    shopName: shop?.name ?? null,
    lines: order.lines.map((line) => ({
      kind: line.kind,
      name: { ...line.name },
      quantity: line.kind === 'product' ? line.quantity : 1,
      total: amount(line.total),
      net: amount(line.net),
    })),
    total: amount(order.total),
    paid: amount(order.captured + order.voucher + order.credit),
    refunded: amount(order.refunded + order.creditReturned + toVouchers),
    currency: order.currency,
    transactionId: order.transactionId,
    appointment:
      appointment === null
        ? null
        : {
            id: appointment.id,
            reference: appointment.reference,
            start: appointment.startsAt.toISOString(),
            end: appointment.endsAt.toISOString(),
            timeZone: shop?.timeZone ?? 'UTC',
          },
  };
}
