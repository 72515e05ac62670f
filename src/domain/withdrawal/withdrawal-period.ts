import type { Instant } from '../time/instant.ts';

const DAY = 86_400_000;
/** In which a contract that was made at a distance may be withdrawn from, in the whole of the Union; milliseconds. */
export const WITHDRAWAL_PERIOD = 14 * DAY;

interface WithdrawableOrder {
  /** Of an e-shop order. */
  readonly status: string;
  /** The last moment, once the products are handed over. */
  readonly withdrawUntil: Instant | null;
}

/** Whether products may be given back: before they are handed over always, then until the period is over. */
export function mayWithdrawProducts({ status, withdrawUntil }: WithdrawableOrder, now: Instant): boolean {
  if (status === 'cancelled' || status === 'refunded') return false;
  const isHandedOver = status === 'collected' || status === 'delivered';
  return !isHandedOver || withdrawUntil === null || now <= withdrawUntil;
}

/** Whether a voucher may be given back: within the period from its purchase, as long as nothing was paid with it. */
export function mayWithdrawVoucher(
  { boughtAt, isUsed }: { readonly boughtAt: Instant; readonly isUsed: boolean },
  now: Instant,
): boolean {
  return !isUsed && now <= boughtAt + WITHDRAWAL_PERIOD;
}
