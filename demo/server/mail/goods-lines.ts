import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { netOf, paidForVisit } from '../orders/money/paid-for.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { GoodsSums } from '../sales/pricing/goods-sums.ts';
import type { SaleLine } from '../sales/sale-lines.ts';
import { translate } from '../texts.ts';
import type { MailPair } from './mail-items.ts';

/** How a line is called in a mail: a voucher by whom it is for, as long as they have not asked to be forgotten. */
export function lineName(locale: Locale, line: SaleLine): string {
  if (line.kind !== 'gift') return textIn(locale, line.name);
  const { name } = line.recipient;
  return name === ''
    ? translate(locale, 'mail:order.giftAlone')
    : translate(locale, 'mail:order.giftFor', { name });
}

/** On which day something is done, as people write it. */
export function dayOf(locale: Locale, timeZone: string, moment: number): string {
  return formatPlainDate(locale, dateAt(instant(moment), timeZone));
}

/** What leads from the lines to the total, and what was paid of it by which means where that is more than one. */
export function sumPairs(
  locale: Locale,
  { discount, delivery, total, voucher, credit }: GoodsSums,
  { currency, isSent }: { readonly currency: Currency; readonly isSent: boolean },
): MailPair[] {
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  const some = (term: string, cents: Cents) => (cents === 0 ? [] : [{ term, value: money(cents) }]);
  const sending = delivery === 0 ? translate(locale, 'mail:order.free') : money(delivery);
  return [
    ...some(translate(locale, 'mail:order.discount'), -discount),
    ...(isSent || delivery > 0 ? [{ term: translate(locale, 'mail:order.delivery'), value: sending }] : []),
    { term: translate(locale, 'mail:order.total'), value: money(total) },
    ...some(translate(locale, 'mail:order.voucher'), -voucher),
    ...some(translate(locale, 'mail:order.credit'), -credit),
    ...(voucher + credit > 0
      ? [{ term: translate(locale, 'document:paid'), value: money(total - voucher - credit) }]
      : []),
  ];
}

/** What was charged for goods and their visit together, as the bank shows it; nothing where the card has paid for goods alone. */
export function chargedPairs(
  locale: Locale,
  order: OrderRow,
  { total, voucher, credit }: GoodsSums,
): MailPair[] {
  const forVisit = order.captured - (total - voucher - credit);
  if (order.appointmentId === null || forVisit <= 0) return [];
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(order.currency));
  const isWhole = paidForVisit(order) === netOf(order, ['service']);
  const value = translate(locale, `mail:order.${isWhole ? 'chargedWhole' : 'chargedDeposit'}`, {
    amount: money(order.captured),
    part: money(forVisit),
  });
  return [{ term: translate(locale, 'mail:order.charged'), value }];
}
