import { randomUUID } from 'node:crypto';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { refunds } from '../../database/schema/selling/orders.ts';
import type { RefundRow } from './refund-row.ts';

interface RefundAsk {
  readonly companyId: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly kind: RefundRow['kind'];
  readonly amount: Cents;
  readonly withdrawn?: RefundRow['withdrawn'];
  readonly reason: string;
  /** What asks for it: the same wish is one refund. */
  readonly wish: string;
  readonly now: number;
}

/** Writes down that money goes back, in the transaction that causes it; answers with the refund's id. */
export async function requestRefund(tx: Database, { now, ...ask }: RefundAsk): Promise<string> {
  const id = randomUUID();
  await tx.insert(refunds).values({ ...ask, id, status: 'pending', createdAt: new Date(now) });
  return id;
}
