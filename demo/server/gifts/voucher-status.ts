import type { GiftOrderWire } from '#contract/money/gifts.schemas.ts';
import type { VoucherRow } from './voucher-row.ts';

type Dated = Pick<VoucherRow, 'voidedAt' | 'balance' | 'expiresAt' | 'deliveredAt'>;

export function statusOf(voucher: Dated, now: number): GiftOrderWire['status'] {
  if (voucher.voidedAt !== null) return 'voided';
  if (voucher.balance === 0) return 'redeemed';
  if (voucher.expiresAt.getTime() <= now) return 'expired';
  return voucher.deliveredAt === null ? 'scheduled' : 'active';
}
