import type { CompanyWire } from '#contract/company/company-wire.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { formatDay, formatHours, formatPeriod } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { WallRange } from '#domain/time/minutes.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import type { EshopLine } from '../../database/schema/selling/eshop.ts';
import { translate } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';
import { shopPairs } from '../visit/shop-pairs.ts';
import type { Mail } from './confirmation.ts';
import { textMail } from './text-mail.ts';

interface OrderFacts {
  readonly company: CompanyWire;
  readonly locale: Locale;
  /** For people. */
  readonly number: string;
  readonly firstname: string;
  readonly lines: readonly EshopLine[];
  readonly shop: Pick<typeof shops.$inferSelect, 'name' | 'phone' | 'address' | 'timeZone'>;
  /** Where its buyer follows it; null for a guest. */
  readonly url: string | null;
}

interface ReadyFacts extends OrderFacts {
  /** `moved`: it was ready before, to be collected at another time. */
  readonly news: 'ready' | 'moved';
  /** Null: whenever the shop is open. */
  readonly window: { readonly from: Instant; readonly to: Instant } | null;
  /** When the shop is open in the days that come. */
  readonly opening: ReadonlyMap<DateKey, readonly WallRange[]>;
}

/** Products can be collected: where, and when. */
export function readyMail(facts: ReadyFacts): Mail {
  const { locale, number, shop, news, url } = facts;
  return textMail(locale, {
    ...headOf(facts, news),
    pairs: [
      { term: translate(locale, 'mail:order.number'), value: number },
      ...timePairs(facts),
      ...shopPairs(locale, shop),
    ],
    ...(url !== null && { link: { url, label: translate(locale, 'mail:order.follow') } }),
  });
}

interface ShippedFacts extends OrderFacts {
  /** `tracking`: it was shipped before, and where it is followed is known now, or another place. */
  readonly news: 'shipped' | 'tracking';
  /** Of who carries it; null where it is not known. */
  readonly trackingUrl: string | null;
  /** Who gets it, by their whole name. */
  readonly receiver: string;
  /** Where to; null where nobody knows. */
  readonly address: PostalAddress | null;
}

/** Products are on their way. */
export function shippedMail(facts: ShippedFacts): Mail {
  const { locale, number, news, trackingUrl, url } = facts;
  const followed = url === null ? null : { url, label: translate(locale, 'mail:order.follow') };
  const tracked =
    trackingUrl === null ? null : { url: trackingUrl, label: translate(locale, 'mail:handOver.track') };
  const link = tracked ?? followed;
  return textMail(locale, {
    ...headOf(facts, news),
    pairs: [{ term: translate(locale, 'mail:order.number'), value: number }, ...addressPairs(facts)],
    ...(link !== null && { link }),
    ...(tracked !== null && followed !== null && { last: followed }),
  });
}

function addressPairs({ locale, receiver, address }: ShippedFacts): MailPair[] {
  if (address === null) return [];
  const value = [receiver, ...addressLines(locale, address)].join('\n');
  return [{ term: translate(locale, 'mail:order.address'), value }];
}

function headOf(
  { company, locale, number, firstname, lines, shop }: OrderFacts,
  news: ReadyFacts['news'] | ShippedFacts['news'],
) {
  return {
    company,
    subject: translate(locale, `mail:handOver.${news}.subject`, { number }),
    title: translate(locale, `mail:handOver.${news}.title`),
    greeting: translate(locale, 'mail:confirmed.hello', { firstname }),
    paragraphs: [translate(locale, `mail:handOver.${news}.text`, { shop: shop.name })],
    items: lines.map(({ name, quantity }) => ({
      kind: 'service' as const,
      title: (quantity > 1 ? `${quantity} × ` : '') + textIn(locale, name),
      details: [],
    })),
  };
}

/** The time that the shop has named, else when it is open. */
function timePairs({ locale, shop: { timeZone }, window, opening }: ReadyFacts): MailPair[] {
  if (window !== null) {
    const value = formatPeriod(locale, timeZone, { start: window.from, end: window.to });
    return [{ term: translate(locale, 'mail:handOver.when'), value }];
  }
  const days = [...opening].flatMap(([date, ranges]) =>
    ranges.length === 0
      ? []
      : translate(locale, 'mail:pair', {
          term: formatDay(locale, date, 'short'),
          value: ranges.map(({ start, end }) => formatHours(locale, start, end)).join(', '),
        }),
  );
  return days.length === 0
    ? []
    : [{ term: translate(locale, 'mail:handOver.hours'), value: days.join('\n') }];
}
