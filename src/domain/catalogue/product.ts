import type { Picture } from './catalogue.ts';
import type { ExternalProductId, ProductId } from './ids.ts';
import type { LocalizedText } from '../locale.ts';
import type { Cents } from '../prices/money.ts';

/** An article of the e-shop. */
export interface Product {
  readonly id: ProductId;
  readonly externalId: ExternalProductId;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly pictures: readonly Picture[];
  /** Taxes included. */
  readonly price: Cents;
}

/** A line of a cart as it is shown. `product` is null for one that is no longer sold. */
export interface ShownProductLine {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly product: Product | null;
}
