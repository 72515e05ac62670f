import type { Cents } from '../prices/money.ts';
import type { DateKey } from '../time/date-key.ts';
import type { Instant } from '../time/instant.ts';

export const SALE_KINDS = ['visit', 'products', 'gifts'] as const;

/** What can be bought: a visit, products, gift vouchers. */
export type SaleKind = (typeof SALE_KINDS)[number];

/** A line as it is sold. */
export interface SoldLine {
  readonly kind: SaleKind;
  /** Of the service or product; of a voucher, of its place in the list. */
  readonly id: string;
  /** In the language of the visitor. */
  readonly name: string;
  readonly quantity: number;
  /** Of all of it. */
  readonly price: Cents;
  /** Of a service; null for anything else. */
  readonly startsAt: Instant | null;
  /** Of a voucher; null for anything else. */
  readonly sending: GiftSending | null;
}

/** How a voucher comes to whom it is for. */
export interface GiftSending {
  /** Empty where it is not told, as in other tabs than that of the order. */
  readonly email: string;
  /** Null: as soon as it is paid. */
  readonly day: DateKey | null;
}
