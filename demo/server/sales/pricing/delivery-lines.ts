import { includedTax, sumOf } from '#domain/carts/sale-sums.ts';
import { deliveryPrice, type DeliveryTerms } from '#domain/delivery/delivery.ts';
import { LOCALES } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import { translate } from '../../texts.ts';
import type { OrderLine } from './priced-sale.ts';

const productsOf = (lines: readonly OrderLine[]) => lines.filter(({ kind }) => kind === 'product');

/** What sending the products of these lines costs; null where there are none, or the company sends nothing. */
export function priceOfSending(lines: readonly OrderLine[], terms: DeliveryTerms | null): Cents | null {
  const products = productsOf(lines);
  return terms === null || products.length === 0
    ? null
    : deliveryPrice(terms, sumOf(products.map(({ net }) => net)));
}

/** The line by which a delivery stands on an order; none of one that costs nothing. It is taxed as what is sent, at the highest of their rates. */
export function deliveryLines(lines: readonly OrderLine[], price: Cents): OrderLine[] {
  if (price === 0) return [];
  const vat = Math.max(...productsOf(lines).map((line) => line.vat));
  const name = Object.fromEntries(
    LOCALES.map((locale) => [locale, translate(locale, 'mail:order.delivery')]),
  );
  return [
    { kind: 'delivery', name, vat, total: price, discount: 0, net: price, tax: includedTax(price, vat) },
  ];
}
