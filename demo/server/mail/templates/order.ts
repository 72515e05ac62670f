import type { CompanyWire } from '#contract/company/company-wire.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { translate } from '../../texts.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import type { MailItem, MailPair } from '../mail-items.ts';
import { shopLines, shopPhonePairs } from '../visit/shop-pairs.ts';
import type { GiftSaleLine, ProductSaleLine, SaleSums } from '../../sales/sale-lines.ts';
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
  readonly sums: SaleSums;
  /** Where products are handed out; null: there are none. */
  readonly shop: Pick<typeof shops.$inferSelect, 'name' | 'phone' | 'address'> | null;
  /** Where it is sent instead. */
  readonly address: PostalAddress | null;
  readonly timeZone: string;
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
  const sum = moneyOf(facts, line.total);
  if (line.kind === 'gift') {
    const title = translate(facts.locale, 'mail:order.giftFor', { name: line.recipient.name });
    return { kind: 'service', title, details: [sum, ...sentOn(facts, line)] };
  }
  const { name, quantity, unitPrice } = line;
  const details = quantity > 1 ? [`${quantity} × ${moneyOf(facts, unitPrice)}`, sum] : [sum];
  return { kind: 'service', title: textIn(facts.locale, name), details };
}

/** On which day a voucher is sent; of one that is sent at once there is nothing to say. */
function sentOn({ locale, timeZone }: OrderFacts, { deliverAt }: GiftSaleLine): string[] {
  if (deliverAt === null) return [];
  const day = formatPlainDate(locale, dateAt(instant(deliverAt), timeZone));
  return [translate(locale, 'mail:order.sentOn', { day })];
}

function pairsOf(facts: OrderFacts): MailPair[] {
  const { locale, number, sums, shop, address, invoice } = facts;
  type Term = 'number' | 'discount' | 'delivery' | 'voucher' | 'total' | 'collect' | 'address';
  const term = (name: Term) => translate(locale, `mail:order.${name}`);
  return [
    { term: term('number'), value: number },
    ...(sums.discount > 0 ? [{ term: term('discount'), value: moneyOf(facts, -sums.discount) }] : []),
    ...(address === null ? [] : [{ term: term('delivery'), value: deliveryPriceOf(facts) }]),
    { term: term('total'), value: moneyOf(facts, sums.total) },
    ...(sums.voucher > 0 ? [{ term: term('voucher'), value: moneyOf(facts, -sums.voucher) }] : []),
    ...(invoice === null ? [] : [documentPair(translate(locale, 'document:invoice'), invoice)]),
    ...(shop === null || address !== null ? [] : [{ term: term('collect'), value: shopLines(shop) }]),
    ...(address === null
      ? []
      : [
          {
            term: term('address'),
            value: [facts.receiver, ...addressLines(locale, address)].join('\n'),
          },
        ]),
    ...(shop === null ? [] : shopPhonePairs(locale, shop, facts.buyersPhone)),
    ...withdrawalOf(facts),
  ];
}

function deliveryPriceOf(facts: OrderFacts): string {
  const { delivery } = facts.sums;
  return delivery === 0 ? translate(facts.locale, 'mail:order.free') : moneyOf(facts, delivery);
}

/** Of products the time to withdraw begins when they are there; of vouchers alone it has begun. */
function withdrawalOf({
  locale,
  shop,
  address,
  withdrawUntil,
  timeZone,
  withdrawalUrl,
}: OrderFacts): MailPair[] {
  const href = withdrawalUrl;
  if (shop === null) {
    const value = formatPlainDate(locale, dateAt(withdrawUntil, timeZone));
    return [{ term: translate(locale, 'mail:order.withdraw'), value, href }];
  }
  const value = translate(locale, address ? 'mail:order.afterDelivery' : 'mail:order.afterCollection');
  return [{ term: translate(locale, 'mail:order.withdrawAfter'), value, href }];
}

/** A document by its number, which leads to it; without HTML its address stands there. */
export function documentPair(term: string, { number, url }: LinkedDocument): MailPair {
  return { term, value: number, href: url };
}
