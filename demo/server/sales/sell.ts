import type { PaymentStatus } from '#domain/appointments/booking-status.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { bookVisit, type Booked, type BookingObstacle } from '../booking/appointments/book.ts';
import { sendConfirmation } from '../booking/appointments/confirm.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../database/schema/selling/orders.ts';
import { issueInvoice } from '../documents/issue.ts';
import { tellSalon } from '../mail/salon/tell-salon.ts';
import { insertOrder } from '../orders/order-rows.ts';
import { fulfilSale } from './fulfil.ts';
import type { Buyer } from './sale-lines.ts';
import { redeemForSale, type RedemptionObstacle } from './redeem.ts';
import type { Sale } from './sale.ts';
import { endOwnCarts } from './tracked-carts.ts';

export interface CompletedSale {
  readonly order: typeof orders.$inferSelect;
  readonly booked: Booked | null;
}

/** Why something cannot be sold though it was priced: somebody else was faster, or its buyer was erased. */
export type SaleObstacle = BookingObstacle | RedemptionObstacle | 'cart' | 'forgotten';

/**
 * All that a sale does, in a transaction of `retryClaims`: the appointment, what pays for it, the order, what is to be handed
 * out, the mails. An obstacle has to roll back the transaction.
 */
export async function sell(tx: Database, sale: Sale): Promise<CompletedSale | SaleObstacle> {
  const booked = await bookOf(tx, sale);
  if (typeof booked === 'string') return booked;
  if (!(await endOwnCarts(tx, sale))) return 'cart';
  const obstacle = await redeemForSale(tx, sale);
  if (obstacle !== null) return obstacle;
  const order = await insertOrder(tx, sale, {
    status: booked?.status ?? 'confirmed',
    paymentStatus: paymentStatusOf(sale),
    appointmentId: booked?.id ?? null,
  });
  const invoice = await issueInvoice(tx, order, sale.now);
  await fulfilSale(tx, sale, { order, invoice });
  if (booked !== null) {
    await sendConfirmation(tx, booked);
    await tellSalon(tx, sale.tenant, {
      appointmentId: booked.id,
      news: { kind: 'booked' },
      now: sale.now,
    });
  }
  return { order, booked };
}

async function bookOf(tx: Database, sale: Sale): Promise<Booked | BookingObstacle | null> {
  const { priced, ask, buyer, money } = sale;
  if (priced.visit === null || ask.visit === null) return null;
  return bookVisit(tx, priced.visit.visit, {
    hold: priced.visit.hold,
    contact: contactOf(buyer, ask.visit.customMessage),
    smsReminder: ask.visit.smsReminder ?? false,
    userId: buyer.userId,
    origin: sale.origin,
    locale: sale.locale,
    now: sale.now,
    status: sale.terms.approval ? 'pending' : 'confirmed',
    paymentStatus: paymentStatusOf(sale),
    total: priced.services,
    discountName: priced.discountName,
    paid: priced.services - (priced.due - money.captured),
    authorised: money.authorised,
    lateFeePercent: sale.terms.lateFeePercent,
  });
}

function contactOf({ firstname, lastname, email, phone }: Buyer, message: string): ContactInput {
  return { firstname, lastname, email, phone, message };
}

export function paymentStatusOf({ priced, money }: Pick<Sale, 'priced' | 'money'>): PaymentStatus {
  if (money.authorised > 0) return 'card_held';
  if (priced.due === money.captured) return 'paid';
  return priced.due < priced.sums.total || money.captured > 0 ? 'deposit_paid' : 'none';
}
