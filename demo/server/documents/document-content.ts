import type { LocalizedText } from '#domain/locale.ts';
import type { TaxedLine } from '#domain/taxes/vat-table.ts';
import type { Cents } from '#domain/prices/money.ts';

/** Who sells, as it was when the document was issued. */
export interface Seller {
  readonly name: string;
  /** Street, and postcode with town, in one line each. */
  readonly address: readonly string[];
  readonly country: string;
  /** As it stands in the register of companies; empty where it is not known. */
  readonly registration: string;
  /** Empty where it is not known. */
  readonly vatNumber: string;
  readonly email: string;
}

export interface DocumentLine extends TaxedLine {
  /** Of the order's lines. */
  readonly index: number;
  readonly kind: 'service' | 'product' | 'gift' | 'delivery';
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Before what was taken off. */
  readonly total: Cents;
}

/** What a document says for good. Of a credit note the amounts are what goes back, and are positive too. */
export interface DocumentContent {
  readonly seller: Seller;
  readonly currency: string;
  readonly timeZone: string;
  readonly lines: readonly DocumentLine[];
  /** What was paid with vouchers and credit. */
  readonly redeemed: Cents;
}
