import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { users } from '../database/schema/people/people.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { withAppointment } from '../orders/shown-number.ts';

/** Orders of products with their shop, sale (null where only the order is known), appointment (null without one) and account (null for a guest). */
export function shownOrders(db: Database, where: SQL | undefined) {
  return db
    .select({
      order: eshopOrders,
      shop: { id: shops.externalId, name: shops.name, slug: shops.slug, timeZone: shops.timeZone },
      sale: {
        firstname: orders.firstname,
        lastname: orders.lastname,
        email: orders.email,
        phone: orders.phone,
        credit: orders.credit,
        withdrawnAt: orders.withdrawnAt,
      },
      appointment: { id: appointments.id, startsAt: appointments.startsAt },
      account: {
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        phone: users.phone,
      },
    })
    .from(eshopOrders)
    .innerJoin(shops, ofShop)
    .leftJoin(orders, and(eq(orders.companyId, eshopOrders.companyId), eq(orders.id, eshopOrders.id)))
    .leftJoin(appointments, withAppointment)
    .leftJoin(users, and(eq(users.companyId, eshopOrders.companyId), eq(users.id, eshopOrders.userId)))
    .where(where);
}

/** Joins an order of products to the shop that hands it over. */
export const ofShop = and(eq(shops.companyId, eshopOrders.companyId), eq(shops.id, eshopOrders.shopId));
