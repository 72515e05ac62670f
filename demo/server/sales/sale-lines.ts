import type { LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';

interface Line {
  /** As it is called when it is sold. */
  readonly name: LocalizedText;
  /** Per cent, included in the price. */
  readonly vat: number;
  /** What the line costs in all, before any discount. */
  readonly total: Cents;
}

/** One service of a visit. */
export interface ServiceSaleLine extends Line {
  readonly kind: 'service';
  /** Internal id. */
  readonly articleId: string;
  readonly price: Cents;
}

export interface ProductSaleLine extends Line {
  readonly kind: 'product';
  /** Internal id. */
  readonly articleId: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** A voucher that is bought for somebody. */
export interface GiftSaleLine extends Line {
  readonly kind: 'gift';
  readonly themeId: string;
  readonly amount: Cents;
  /** Internal id of the service that is given; null for a sum of money. */
  readonly articleId: string | null;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly sender: string;
  readonly message: string;
  /** Epoch milliseconds; null: at once. */
  readonly deliverAt: number | null;
}

/** That the products are sent. */
export interface DeliverySaleLine extends Line {
  readonly kind: 'delivery';
}

/** What somebody chose to buy. */
export type GoodsLine = ServiceSaleLine | ProductSaleLine | GiftSaleLine;

/** What is sold, priced by the server. */
export type SaleLine = GoodsLine | DeliverySaleLine;

/** Who buys. `userId` is null for a guest. */
export interface Buyer {
  readonly userId: string | null;
  readonly firstname: string;
  readonly lastname: string;
  /** Lower case. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** The sums of a sale: `total = subtotal - discount + delivery`, and a voucher is money towards it. */
export interface SaleSums {
  /** Of the lines but the delivery. */
  readonly subtotal: Cents;
  /** What a coupon and a reward take off. */
  readonly discount: Cents;
  /** What vouchers pay. */
  readonly voucher: Cents;
  readonly delivery: Cents;
  /** What the sale costs; the part that no voucher pays is left to pay by other means. */
  readonly total: Cents;
}
