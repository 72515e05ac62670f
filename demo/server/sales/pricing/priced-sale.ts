import type { LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { HeldVisit } from '../../booking/held-visit.ts';
import type { SaleLine, SaleSums } from '../sale-lines.ts';

/** A line with its part of the discount, what is left to pay for it, and the tax in that. */
export type OrderLine = SaleLine & { readonly discount: Cents; readonly net: Cents; readonly tax: Cents };

/** A sale as the server prices it now. */
export interface PricedSale {
  readonly lines: readonly OrderLine[];
  readonly sums: SaleSums;
  /** What sending its products costs, or would; null: nothing is sent. */
  readonly deliveryPrice: Cents | null;
  readonly visit: HeldVisit | null;
  /** Internal id; null for vouchers alone. */
  readonly shopId: string | null;
  readonly coupon: { readonly id: string; readonly code: string; readonly label: LocalizedText } | null;
  readonly vouchers: readonly { readonly id: string; readonly amount: Cents }[];
  readonly rewardId: string | null;
  /** What all that takes something off the price is called; empty where nothing does. */
  readonly discountName: LocalizedText;
  /** Of the customer's own credit. */
  readonly credit: Cents;
  /** What the services cost after discounts. */
  readonly services: Cents;
  /** What all else costs, of which everything is paid at once. */
  readonly others: Cents;
  /** What is left to pay, after vouchers and credit. */
  readonly due: Cents;
}
