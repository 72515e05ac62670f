import type { CompanyWire } from '#contract/company/company-wire.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { updateEshopOrder } from '#contract/orders/eshop-orders.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { goodsSums } from '../../sales/pricing/goods-sums.ts';
import type { GiftSaleLine } from '../../sales/sale-lines.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import { chargedPairs, dayOf, lineName, sumPairs } from '../goods-lines.ts';
import type { MailItem, MailPair } from '../mail-items.ts';
import { spokenMoment } from '../visit/spoken-visit.ts';
import { phoneHref, shopLines } from '../visit/shop-pairs.ts';
import { languagePairs } from './customer-language.ts';
import type { SalonSheet } from './salon-sheet.ts';

/** What happened to an order of products or vouchers. */
export type OrderNews =
  | { readonly kind: 'ordered' }
  | { readonly kind: 'cancelled'; readonly refund: Cents }
  /** `at`: when the buyer said so. `refund`: what goes back for it. */
  | { readonly kind: 'withdrawn'; readonly at: Instant; readonly refund: Cents };

export interface ToldOrder {
  readonly order: OrderRow;
  /** For people. */
  readonly number: string;
  /** Null for vouchers alone. */
  readonly shop: typeof shops.$inferSelect | null;
  readonly timeZone: string;
  readonly profile: CompanyWire;
  /** Where the products are sent; null: they are collected, or there are none. */
  readonly address: PostalAddress | null;
}

/** What the shop is told of an order. */
export function orderSheet(locale: Locale, told: ToldOrder, news: OrderNews): SalonSheet {
  const { order, number, shop, profile, address } = told;
  const { phone, email } = order;
  const say = (key: PlainServerTextKey) => translate(locale, key);
  const name = `${order.firstname} ${order.lastname}`.trim();
  const currency = currencyOf(order.currency);
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  const sums = goodsSums(order, ['product', 'gift']);
  const amount = money(sums.total);
  const country = shop?.address.country ?? '';
  return {
    locale,
    subject: translate(locale, `mail:salon.order.${news.kind}.subject`, { number, name, amount }),
    title: say(`mail:salon.order.${news.kind}.title`),
    paragraphs: paragraphsOf(locale, news, told),
    first: [
      { term: say('mail:order.number'), value: number },
      { term: say('mail:salon.customer'), value: name },
      ...given({
        term: say('mail:confirmed.phone'),
        value: toNationalPhone(phone, country),
        href: phoneHref(phone),
      }),
      ...given({ term: say('mail:salon.email'), value: email, href: `mailto:${encodeURI(email)}` }),
      ...languagePairs(locale, { appointment: order, profile }),
    ],
    sections: [{ heading: '', items: itemsOf(locale, news, told) }],
    pairs: [
      ...sumPairs(locale, sums, { currency, isSent: address !== null }),
      ...(news.kind === 'ordered' ? chargedPairs(locale, order, sums) : []),
      ...(news.kind === 'cancelled' && news.refund > 0
        ? [{ term: say('mail:salon.refund'), value: money(news.refund) }]
        : []),
      ...(address === null
        ? []
        : [{ term: say('mail:order.address'), value: [name, ...addressLines(locale, address)].join('\n') }]),
      ...(shop === null
        ? []
        : handOverOf(told) === 'collected'
          ? [{ term: say('mail:order.collect'), value: shopLines(shop) }]
          : [{ term: say('mail:salon.shop'), value: shop.name }]),
      ...nextPairs(locale, news, told),
    ],
  };
}

/** How its products are given out; null where there are none. */
function handOverOf({ order, address }: ToldOrder): 'collected' | 'delivered' | null {
  if (!order.lines.some(({ kind }) => kind === 'product')) return null;
  return address === null ? 'collected' : 'delivered';
}

/** By which call of the back office products are moved on, so that their buyer is told, or what was withdrawn from is given back. */
function nextPairs(locale: Locale, news: OrderNews, told: ToldOrder): MailPair[] {
  const term = translate(locale, 'mail:salon.order.next.term');
  const { id, userId, currency } = told.order;
  const handOver = handOverOf(told);
  if (news.kind === 'withdrawn' && news.refund > 0) {
    const amount = formatMoney(locale, news.refund, currencyOf(currency));
    const call = `${refundPayment.method} ${refundPayment.path}`;
    const order = `ideorder: ${id}${userId === null ? '' : `, customerId: ${userId}`}`;
    return [{ term, value: translate(locale, 'mail:salon.order.next.withdrawn', { call, order, amount }) }];
  }
  if (news.kind !== 'ordered' || handOver === null) return [];
  const call = `${updateEshopOrder.method} ${updateEshopOrder.path.replace('{id}', id)}`;
  return [{ term, value: translate(locale, `mail:salon.order.next.${handOver}`, { call }) }];
}

function paragraphsOf(locale: Locale, news: OrderNews, told: ToldOrder): string[] {
  const { order, timeZone } = told;
  const handOver = handOverOf(told);
  if (news.kind === 'withdrawn') {
    const moment = spokenMoment(locale, { timeZone, start: news.at, now: instant(0) });
    return [translate(locale, 'mail:salon.order.withdrawn.text', { moment })];
  }
  if (news.kind === 'cancelled')
    return [translate(locale, `mail:salon.order.cancelled.${handOver === null ? 'gifts' : 'text'}`)];
  const hasGifts = order.lines.some(({ kind }) => kind === 'gift');
  return [
    translate(locale, `mail:salon.order.ordered.${handOver ?? 'text'}`),
    ...(hasGifts ? [translate(locale, 'mail:salon.order.ordered.gifts')] : []),
  ];
}

/** What was bought at once; its delivery is told among the sums. */
function itemsOf(locale: Locale, news: OrderNews, { order, timeZone }: ToldOrder): MailItem[] {
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(order.currency));
  return order.lines.flatMap((line): MailItem[] => {
    if (line.kind !== 'product' && line.kind !== 'gift') return [];
    const quantity =
      line.kind === 'product' && line.quantity > 1 ? [`${line.quantity} × ${money(line.unitPrice)}`] : [];
    const sent = line.kind === 'gift' && news.kind === 'ordered' ? [sentWhen(locale, line, timeZone)] : [];
    const title = lineName(locale, line);
    return [{ kind: 'service', title, details: [...quantity, money(line.total), ...sent] }];
  });
}

function sentWhen(locale: Locale, { deliverAt }: GiftSaleLine, timeZone: string): string {
  if (deliverAt === null) return translate(locale, 'mail:salon.order.sentNow');
  return translate(locale, 'mail:order.sentOn', { day: dayOf(locale, timeZone, deliverAt) });
}

const given = (pair: MailPair) => (pair.value === '' ? [] : [pair]);
