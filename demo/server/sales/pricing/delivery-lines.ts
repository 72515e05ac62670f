import { includedTax, sumOf } from '#domain/carts/sale-sums.ts';
import { deliveryPrice, type DeliveryTerms } from '#domain/delivery/delivery.ts';
import { LOCALES } from '#domain/locale.ts';
import { translate } from '../../texts.ts';
import type { SaleAsk } from '../ask.ts';
import type { OrderLine } from './priced-sale.ts';

/**
 * What sending the products adds to a sale; nothing where they are collected, or sent for nothing. It is taxed as what is sent, at the
 * highest of their rates. `lines`: of all that is bought, after discounts.
 */
export function deliveryLines(
  { mode }: Pick<SaleAsk, 'mode'>,
  lines: readonly OrderLine[],
  terms: DeliveryTerms | null,
): OrderLine[] {
  if (mode !== 'delivery' || terms === null) return [];
  const products = lines.filter(({ kind }) => kind === 'product');
  const price = deliveryPrice(terms, sumOf(products.map(({ net }) => net)));
  if (price === 0) return [];
  const vat = Math.max(...products.map((line) => line.vat));
  const name = Object.fromEntries(
    LOCALES.map((locale) => [locale, translate(locale, 'mail:order.delivery')]),
  );
  return [
    { kind: 'delivery', name, vat, total: price, discount: 0, net: price, tax: includedTax(price, vat) },
  ];
}
