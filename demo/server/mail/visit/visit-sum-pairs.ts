import { visitSums, type VisitCost, type VisitSumName } from '#domain/appointments/sums/visit-sums.ts';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';

interface SumsOfVisit extends VisitCost {
  /** As the company calls what was taken off; empty where it has no name. */
  readonly discountName: LocalizedText;
  readonly currencyCode: string;
}

const LABELS = {
  subtotal: 'mail:confirmed.subtotal',
  discount: 'mail:confirmed.discount',
  total: 'mail:confirmed.price',
  voucher: 'mail:confirmed.paid',
  paid: 'mail:confirmed.paid',
  due: 'mail:confirmed.left',
  left: 'mail:confirmed.left',
  charged: 'mail:confirmed.charged',
  refunded: 'mail:confirmed.refunded',
  owed: 'mail:confirmed.owed',
  kept: 'mail:confirmed.kept',
} as const satisfies Record<VisitSumName, PlainServerTextKey>;

/** What a booked visit costs and what of that is paid, as every mail tells it; where nothing is paid yet, all of it is paid in the shop. */
export function visitSumPairs(
  locale: Locale,
  { discountName, currencyCode, ...cost }: SumsOfVisit,
): MailPair[] {
  const isUnpaid = !cost.over && (cost.paid ?? 0) === 0;
  return visitSums(cost).map(({ name, cents }) => ({
    term:
      (name === 'discount' && textIn(locale, discountName)) ||
      translate(locale, name === 'total' && isUnpaid ? 'mail:confirmed.total' : LABELS[name]),
    value: formatMoney(locale, cents, currencyOf(currencyCode)),
  }));
}
