import { and, count, desc, eq } from 'drizzle-orm';
import type { HistoryItemWire } from '#contract/families/customers.ts';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/orders.ts';
import type { Tenant } from '../router/route.ts';
import { decimalOf } from '../sales/wire-amounts.ts';

interface HistoryAsk {
  readonly userId: string;
  readonly page: number;
  readonly itemPerPage: number;
  /** One order alone. */
  readonly orderId: string | null;
}

/** A customer's orders, the newest first. */
export async function historyOf(
  db: Database,
  tenant: Tenant,
  { userId, page, itemPerPage, orderId }: HistoryAsk,
) {
  const condition = and(
    eq(orders.companyId, tenant.id),
    eq(orders.userId, userId),
    orderId === null ? undefined : eq(orders.id, orderId),
  );
  const rows = await db
    .select({
      order: orders,
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
    .leftJoin(
      appointments,
      and(eq(appointments.companyId, orders.companyId), eq(appointments.id, orders.appointmentId)),
    )
    .where(condition)
    .orderBy(desc(orders.number))
    .limit(itemPerPage)
    .offset((page - 1) * itemPerPage);
  const [counted] = await db.select({ total: count() }).from(orders).where(condition);
  const data = rows.map((row) => itemWire(tenant, row));
  return { data, total: counted?.total ?? 0, page, itemPerPage };
}

interface Row {
  readonly order: typeof orders.$inferSelect;
  readonly shop: { readonly externalId: string; readonly name: string; readonly timeZone: string } | null;
  readonly appointment: {
    readonly id: string;
    readonly reference: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
  } | null;
}

function itemWire(tenant: Tenant, { order, shop, appointment }: Row): HistoryItemWire {
  const amount = (cents: number) => decimalOf(tenant, cents);
  return {
    ideorder: order.id,
    number: order.number,
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
    refunded: amount(order.refunded),
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
