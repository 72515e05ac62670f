import type { requestBackInStock } from '#contract/orders/back-in-stock.ts';
import type { ProductId, ShopId } from '#domain/catalogue/ids.ts';
import { fields, flag, integer } from '../read.ts';
import type { BodyOf } from '../write.ts';

/** What somebody waits for, and where its one mail goes. */
export interface BackInStockRequest {
  readonly productId: ProductId;
  /** Null: any shop. */
  readonly shopId: ShopId | null;
  readonly email: string;
}

export function backInStockBody({
  productId,
  shopId,
  email,
}: BackInStockRequest): BodyOf<typeof requestBackInStock> {
  return { productId, ...(shopId !== null && { shopId }), email };
}

/** Whether there is some of it already. */
export function parseAvailable(reply: unknown): boolean {
  return flag(fields(reply)['available'], false);
}

/** How many requests have ended. */
export function parseWithdrawn(reply: unknown): number {
  return integer(fields(reply)['withdrawn'], 0);
}
