import type { CompanyWire } from '#contract/company/company-wire.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { translate } from '../../texts.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import { chargedPairs, dayOf, lineName, sumPairs } from '../goods-lines.ts';
import type { MailItem, MailPair } from '../mail-items.ts';
import { shopLines, shopPhonePairs } from '../visit/shop-pairs.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import type { GoodsSums } from '../../sales/pricing/goods-sums.ts';
import type { GiftSaleLine, ProductSaleLine } from '../../sales/sale-lines.ts';
import type { Mail } from './confirmation.ts';
import { textMail } from './text-mail.ts';

/** A document that whoever has its address may read. */
export interface LinkedDocument {
  readonly number: string;
  readonly url: string;
}

interface OrderFacts {
  readonly company: CompanyWire;
  readonly locale: Locale;
  /** For people. */
  readonly number: string;
  readonly firstname: string;
  readonly buyersPhone: string;
  /** Who gets it, by their whole name. */
  readonly receiver: string;
  readonly lines: readonly (ProductSaleLine | GiftSaleLine)[];
  readonly sums: GoodsSums;
  readonly order: OrderRow;
  /** Where products are handed out; null: there are none. */
  readonly shop: Pick<typeof shops.$inferSelect, 'name' | 'phone' | 'address'> | null;
  /** Where it is sent instead. */
  readonly address: PostalAddress | null;
  readonly timeZone: string;
  /** From vouchers: their days begin with the purchase. */
  readonly withdrawUntil: Instant;
  /** The page for it. */
  readonly withdrawalUrl: string;
  readonly invoice: LinkedDocument | null;
  /** Where its buyer follows it; null for a guest. */
  readonly url: string | null;
}

/** The receipt of an order of products and vouchers, with where it is collected or sent and how it may be withdrawn from. */
export function orderMail(facts: OrderFacts): Mail {
  const { company, locale, number, firstname, lines, url } = facts;
  const name = company.identity.displayName;
  return textMail(locale, {
    company,
    subject: translate(locale, 'mail:order.subject', { number, company: name }),
    title: translate(locale, 'mail:order.title'),
    greeting: translate(locale, 'mail:confirmed.hello', { firstname }),
    paragraphs: paragraphsOf(facts),
    items: lines.map((line) => itemOf(facts, line)),
    pairs: pairsOf(facts),
    ...(url !== null && { link: { url, label: translate(locale, 'mail:order.follow') } }),
  });
}

function moneyOf({ company, locale }: OrderFacts, cents: Cents): string {
  return formatMoney(locale, cents, currencyOf(company.mCurrency.code));
}

function paragraphsOf({ locale, shop, address, lines }: OrderFacts): string[] {
  const gifts = lines.some(({ kind }) => kind === 'gift') ? [translate(locale, 'mail:order.gifts')] : [];
  if (shop === null) return [translate(locale, 'mail:order.paid'), ...gifts];
  const intro = translate(locale, 'mail:order.intro');
  return [intro, translate(locale, address ? 'mail:order.sent' : 'mail:order.ready'), ...gifts];
}

function itemOf(facts: OrderFacts, line: OrderFacts['lines'][number]): MailItem {
  const title = lineName(facts.locale, line);
  const sum = moneyOf(facts, line.total);
  if (line.kind === 'gift') return { kind: 'service', title, details: [sum, ...sentOn(facts, line)] };
  const { quantity, unitPrice } = line;
  const details = quantity > 1 ? [`${quantity} × ${moneyOf(facts, unitPrice)}`, sum] : [sum];
  return { kind: 'service', title, details };
}

/** On which day a voucher is sent; of one that is sent at once there is nothing to say. */
function sentOn({ locale, timeZone }: OrderFacts, { deliverAt }: GiftSaleLine): string[] {
  if (deliverAt === null) return [];
  return [translate(locale, 'mail:order.sentOn', { day: dayOf(locale, timeZone, deliverAt) })];
}

function pairsOf(facts: OrderFacts): MailPair[] {
  const { company, locale, number, order, sums, shop, address, invoice } = facts;
  return [
    { term: translate(locale, 'mail:order.number'), value: number },
    ...sumPairs(locale, sums, { currency: currencyOf(company.mCurrency.code), isSent: address !== null }),
    ...chargedPairs(locale, order, sums),
    ...(invoice === null ? [] : [documentPair(translate(locale, 'document:invoice'), invoice)]),
    ...(shop === null || address !== null
      ? []
      : [{ term: translate(locale, 'mail:order.collect'), value: shopLines(shop) }]),
    ...(address === null
      ? []
      : [
          {
            term: translate(locale, 'mail:order.address'),
            value: [facts.receiver, ...addressLines(locale, address)].join('\n'),
          },
        ]),
    ...(shop === null ? [] : shopPhonePairs(locale, shop, facts.buyersPhone)),
    ...withdrawalOf(facts),
  ];
}

/** Of products the time to withdraw begins when they are there; of vouchers it has begun. */
function withdrawalOf(facts: OrderFacts): MailPair[] {
  const { locale, shop, address, lines, withdrawalUrl: href } = facts;
  const until = dayOf(locale, facts.timeZone, facts.withdrawUntil);
  if (shop === null) return [{ term: translate(locale, 'mail:order.withdraw'), value: until, href }];
  const after = translate(locale, address ? 'mail:order.afterDelivery' : 'mail:order.afterCollection');
  if (lines.every(({ kind }) => kind === 'product'))
    return [{ term: translate(locale, 'mail:order.withdrawAfter'), value: after, href }];
  return [
    { term: translate(locale, 'mail:order.withdrawProducts'), value: after, href },
    { term: translate(locale, 'mail:order.withdrawGifts'), value: until, href },
  ];
}

/** A document by its number, which leads to it; without HTML its address stands there. */
export function documentPair(term: string, { number, url }: LinkedDocument): MailPair {
  return { term, value: number, href: url };
}
