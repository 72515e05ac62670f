import type { LateFee } from '../appointments/appointment.ts';
import type { LocalizedText } from '../locale.ts';
import type { Cents } from '../prices/money.ts';
import type { PaymentMode } from '../prices/payment-terms.ts';

/** What is to be bought costs, in the smallest unit, taxes included. */
export interface SalePrice {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** Empty where what gives the discount has no name. */
  readonly discountName: LocalizedText;
  readonly delivery: Cents;
  /** What sending the products costs, or would; null: nothing is sent. */
  readonly deliveryPrice: Cents | null;
  /** After the discount. */
  readonly total: Cents;
  readonly voucher: Cents;
  readonly credit: Cents;
  /** After vouchers and credit. */
  readonly due: Cents;
  /** What of that is paid online, and how; the rest is paid in the shop. */
  readonly now: Cents;
  readonly mode: PaymentMode;
  /** Of a late cancellation of its visit, paid like this; null where it costs nothing, or there is no visit. */
  readonly lateFee: LateFee | null;
  /** Included in the total, by rate (per cent). */
  readonly taxes: readonly { readonly rate: number; readonly amount: Cents }[];
}
