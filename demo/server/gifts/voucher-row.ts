import type { vouchers } from '../database/schema/selling/redemption.ts';

export type VoucherRow = typeof vouchers.$inferSelect;
