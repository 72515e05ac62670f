import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { changeCart, type CartRecord } from './carts.ts';

/** Keeps what the visitor wants to tell the shop: in the cart, or in the appointment that it has become. */
export async function storeMessage(db: Database, cart: CartRecord, message: string): Promise<void> {
  if (cart.status === 'open' && cart.ask.visit !== null) {
    await changeCart(db, cart, {
      ask: { ...cart.ask, visit: { ...cart.ask.visit, customMessage: message } },
    });
    return;
  }
  if (cart.orderId === null) return;
  const [order] = await db
    .select({ appointmentId: orders.appointmentId })
    .from(orders)
    .where(and(eq(orders.companyId, cart.companyId), eq(orders.id, cart.orderId)));
  if (order === undefined || order.appointmentId === null) return;
  await db
    .update(appointments)
    .set({ customMessage: message })
    .where(and(eq(appointments.companyId, cart.companyId), eq(appointments.id, order.appointmentId)));
}
