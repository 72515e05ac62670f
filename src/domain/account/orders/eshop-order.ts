import type { PostalAddress } from '../../delivery/postal-address.ts';
import type { LocalizedText } from '../../locale.ts';
import type { Cents, Currency } from '../../prices/money.ts';
import type { Instant } from '../../time/instant.ts';
import type { IssuedDocument } from './issued-document.ts';

export const ESHOP_STATUSES = [
  'pending',
  'paid',
  'preparing',
  'ready',
  'collected',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;

export interface EshopLine {
  readonly name: LocalizedText;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly price: Cents;
}

/** A voucher that was bought with products. */
export interface EshopGift {
  /** Empty where nobody is known any more. */
  readonly recipient: string;
  readonly price: Cents;
}

/** What a customer has ordered of the e-shop. Sums are of the products and their delivery: `total = subtotal - discount + delivery`. */
export interface EshopOrder {
  readonly id: string;
  /** For people. */
  readonly number: string;
  readonly orderedAt: Instant;
  readonly shopName: string;
  readonly shopSlug: string;
  /** IANA, of the shop; empty where it is not known. */
  readonly timeZone: string;
  readonly mode: 'collect' | 'delivery';
  /** Where it is sent; null: it is not, or nobody knows. */
  readonly address: PostalAddress | null;
  readonly lines: readonly EshopLine[];
  readonly gifts: readonly EshopGift[];
  /** When the visit begins that was booked and paid with them; null without one. */
  readonly visitStart: Instant | null;
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What vouchers paid of the total. */
  readonly voucher: Cents;
  /** What the customer's credit paid of it. */
  readonly credit: Cents;
  readonly delivery: Cents;
  readonly total: Cents;
  readonly currency: Currency;
  readonly payment: 'none' | 'paid' | 'partially_refunded' | 'refunded' | null;
  /** As the back end names it; `ESHOP_STATUSES` are those that we have words for. */
  readonly status: string;
  readonly pickup: { readonly from: Instant; readonly to: Instant } | null;
  /** Empty where there is none. */
  readonly trackingUrl: string;
  /** Its invoice and credit notes, in the order in which they were issued. */
  readonly documents: readonly IssuedDocument[];
  /** Until when the customer may withdraw from the contract; null where it is not known. */
  readonly withdrawUntil: Instant | null;
  /** When they did. */
  readonly withdrawnAt: Instant | null;
}

export type EshopStatus = (typeof ESHOP_STATUSES)[number];

/** The status as one that we have words for; null for another. */
export function knownStatus(status: string): EshopStatus | null {
  return ESHOP_STATUSES.find((known) => known === status) ?? null;
}

/** The statuses that an order goes through, in order, by how it is handed over. */
export const WAYS: Readonly<Record<EshopOrder['mode'], readonly EshopStatus[]>> = {
  collect: ['paid', 'preparing', 'ready', 'collected'],
  delivery: ['paid', 'preparing', 'shipped', 'delivered'],
};

/** The way of an order and how many of its stages are behind it or at hand; null where it has left it. */
export function orderProgress({ mode, status }: Pick<EshopOrder, 'mode' | 'status'>): {
  readonly stages: readonly EshopStatus[];
  readonly reached: number;
} | null {
  const stages = WAYS[mode];
  const at = stages.findIndex((stage) => stage === status);
  return at < 0 ? null : { stages, reached: at + 1 };
}
