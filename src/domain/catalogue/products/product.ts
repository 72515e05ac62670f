import type { Picture } from '../catalogue.ts';
import type { ExternalProductId, ProductId } from '../ids.ts';
import type { LocalizedText } from '../../locale.ts';
import type { Cents } from '../../prices/money.ts';

/** Products that a list shows at first, and more at each press of its button. */
export const PRODUCTS_AT_ONCE = 12;

/** An article of the e-shop. */
export interface Product {
  readonly id: ProductId;
  readonly externalId: ExternalProductId;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly pictures: readonly Picture[];
  /** Of those that it is in. */
  readonly categorySlugs: readonly string[];
  /** Who makes it, or the line that it belongs to; empty where that is not said. */
  readonly brand: string;
  /** Taxes included. */
  readonly price: Cents;
  /** What it cost before its price was lowered, taxes included; null where it was not. */
  readonly regularPrice: Cents | null;
  /** Whether it may be put into a cart. */
  readonly sellable: boolean;
  /** Whether there is only as much of it as the stock says. */
  readonly tracksStock: boolean;
}

/** A product with all that its own page says. */
export interface ProductDetails extends Product {
  /** Company HTML: sanitise before showing. */
  readonly description: LocalizedText;
}

/** A category of the e-shop. */
export interface ProductCategory {
  readonly slug: string;
  readonly name: LocalizedText;
}

/** A line of a cart as it is shown. `product` is null for one that is no longer sold. */
export interface ShownProductLine {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly product: Product | null;
}

/** What products cost together; one that is sold no more costs nothing. */
export const sumOfProducts = (lines: readonly ShownProductLine[]): Cents =>
  lines.reduce((sum, { product, quantity }) => sum + (product?.price ?? 0) * quantity, 0);
