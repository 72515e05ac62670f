import type { refunds } from '../../database/schema/selling/orders.ts';

/** Money on its way back, a fee, or what is kept on a card and released. */
export type RefundRow = typeof refunds.$inferSelect;
