import type { Cents } from '#domain/prices/money.ts';
import type { orders, refunds } from '../../database/schema/selling/orders.ts';

/** Money on its way back, a fee, or what is kept on a card and released. */
export type RefundRow = typeof refunds.$inferSelect;

/** What of an order's money is there to be given back. */
export function refundable({
  captured,
  refunded,
}: Pick<typeof orders.$inferSelect, 'captured' | 'refunded'>): Cents {
  return captured - refunded;
}
