import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { countryName } from '#domain/country-name.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import { LOCALE_TAGS, textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import { formatRate } from '#domain/taxes/format-rate.ts';
import { vatTable } from '#domain/taxes/vat-table.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { instantOf } from '#domain/time/instant.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { DocumentLine } from '../document-content.ts';
import type { DocumentRow } from '../issue.ts';

/** What a document says in one language, ready to be set on paper. */
export interface DocumentSheet {
  readonly locale: Locale;
  readonly title: string;
  readonly number: string;
  readonly seller: readonly string[];
  readonly buyer: { readonly heading: string; readonly lines: readonly string[] };
  readonly facts: readonly Pair[];
  readonly lines: Grid;
  readonly taxes: Grid & { readonly caption: string };
  readonly sums: readonly Pair[];
  readonly notes: readonly string[];
}

export interface Pair {
  readonly isStrong?: boolean;
  readonly term: string;
  readonly value: string;
}

/** Columns with their parts of the width; all but the first are numbers. */
export interface Grid {
  readonly widths: readonly number[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Shown {
  readonly document: DocumentRow;
  readonly locale: Locale;
  readonly buyer: {
    readonly name: string;
    /** Null where it is not known. */
    readonly address: PostalAddress | null;
    readonly email: string;
  };
  /** Of the order, as its buyer knows it. */
  readonly orderNumber: string;
  /** Of the invoice that a credit note corrects. */
  readonly invoiceNumber: string | null;
}

export function documentSheet({ document, locale, buyer, orderNumber, invoiceNumber }: Shown): DocumentSheet {
  const { content, kind, number } = document;
  const { seller, timeZone, lines, redeemed } = content;
  const say = (key: PlainServerTextKey) => translate(locale, key);
  const money = (cents: Cents) => exactMoney(locale, cents, content.currency);
  const total = sumOf(lines.map(({ net }) => net));
  const tax = sumOf(lines.map((line) => line.tax));
  const date = formatPlainDate(locale, dateAt(instantOf(document.createdAt), timeZone));
  return {
    locale,
    title: say(kind === 'invoice' ? 'document:invoice' : 'document:creditNote'),
    number: translate(locale, 'document:number', { number }),
    seller: [
      seller.name,
      ...seller.address,
      countryName(locale, seller.country),
      ...labelled(say('document:registration'), seller.registration),
      ...labelled(say('document:vatNumber'), seller.vatNumber),
      seller.email,
    ],
    buyer: { heading: say('document:to'), lines: buyerLines(locale, buyer) },
    facts: [
      { term: say('document:date'), value: date },
      ...(invoiceNumber === null ? [] : [{ term: say('document:of'), value: invoiceNumber }]),
      { term: say('document:order'), value: orderNumber },
    ],
    lines: lineGrid(locale, lines, money),
    taxes: taxGrid(locale, lines, money),
    sums: [
      { term: say('document:base'), value: money(total - tax) },
      { term: say('document:tax'), value: money(tax) },
      { isStrong: true, term: say('document:gross'), value: money(total) },
      ...(kind === 'credit_note'
        ? [{ term: say('document:given'), value: money(total) }]
        : tendersOf(total, redeemed).map(([key, cents]) => ({ term: say(key), value: money(cents) }))),
    ],
    notes: lines.some((line) => line.kind === 'gift') ? [say('document:voucherNote')] : [],
  };
}

function buyerLines(locale: Locale, { name, address, email }: Shown['buyer']): string[] {
  return [name, ...(address === null ? [] : addressLines(locale, address)), email];
}

/** With every decimal, so that amounts below each other can be added up. */
function exactMoney(locale: Locale, cents: Cents, code: string): string {
  const currency = currencyOf(code);
  const written = toDecimal(cents, currency).toLocaleString(LOCALE_TAGS[locale], {
    style: 'currency',
    currency: currency.code,
  });
  return written.replace('-', '−');
}

const labelled = (label: string, value: string) => (value === '' ? [] : [`${label} ${value}`]);

function tendersOf(total: Cents, redeemed: Cents) {
  return [['document:redeemed', redeemed] as const, ['document:paid', total - redeemed] as const].filter(
    ([, cents]) => cents > 0,
  );
}

function lineGrid(locale: Locale, lines: readonly DocumentLine[], money: (cents: Cents) => string): Grid {
  const say = (key: PlainServerTextKey) => translate(locale, key);
  return {
    widths: [0.4, 0.1, 0.17, 0.13, 0.2],
    head: [
      say('document:what'),
      say('document:quantity'),
      say('document:unit'),
      say('document:rate'),
      say('document:price'),
    ],
    rows: lines.flatMap(({ name, quantity, vat, total, net }) => [
      [textIn(locale, name), String(quantity), money(total / quantity), percent(locale, vat), money(total)],
      ...(net < total ? [[say('document:discount'), '', '', '', money(net - total)]] : []),
    ]),
  };
}

function taxGrid(locale: Locale, lines: readonly DocumentLine[], money: (cents: Cents) => string) {
  const say = (key: PlainServerTextKey) => translate(locale, key);
  return {
    caption: say('document:byRate'),
    widths: [0.25, 0.25, 0.25, 0.25],
    head: [say('document:rate'), say('document:base'), say('document:tax'), say('document:gross')],
    rows: vatTable(lines).map(({ rate, base, tax, gross }) => [
      percent(locale, rate),
      money(base),
      money(tax),
      money(gross),
    ]),
  };
}

function percent(locale: Locale, rate: number): string {
  return translate(locale, 'document:percent', { rate: formatRate(locale, rate) });
}
