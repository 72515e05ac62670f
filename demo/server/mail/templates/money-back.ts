import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import type { ByMeans } from '../../orders/money/by-means.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { MailItem, MailPair } from '../mail-items.ts';
import type { Mail } from './confirmation.ts';
import { documentPair, type LinkedDocument } from './order.ts';
import { textMail } from './text-mail.ts';

interface Reader {
  readonly company: CompanyWire;
  readonly locale: Locale;
  readonly firstname: string;
}

interface RefundFacts extends Reader, ByMeans {
  /** For people. */
  readonly number: string;
  readonly soFar: Cents;
  readonly paid: Cents;
  /** As the shop wrote it, or of the text that says it; empty where nobody did. */
  readonly reason: string;
  /** The credit note. */
  readonly note: LinkedDocument | null;
}

/** Money of an order went back to what it was paid with. */
export function refundMail(facts: RefundFacts): Mail {
  const { company, locale, number, byCard, otherwise, soFar, paid, reason, note } = facts;
  const amount = moneyOf(facts, byCard + otherwise);
  return textMail(locale, {
    ...headOf(facts),
    subject: translate(locale, 'mail:money.refund.subject', { amount, company: nameOf(company) }),
    title: translate(locale, 'mail:money.refund.title'),
    paragraphs: [translate(locale, `mail:money.refund.${otherwise > 0 ? 'parts' : 'text'}`, { amount })],
    pairs: [
      pair(locale, 'mail:order.number', number),
      pair(locale, 'mail:money.amount', amount),
      ...(otherwise > 0 ? partPairs(facts) : []),
      ...given(pair(locale, 'mail:money.reason', reason)),
      pair(locale, 'mail:money.paid', moneyOf(facts, paid)),
      pair(locale, 'mail:money.soFar', moneyOf(facts, soFar)),
      ...notePairs(locale, note),
    ],
  });
}

interface GivenBackFacts extends Reader {
  readonly amount: Cents;
  /** Of what the card was only kept for, nothing was taken. */
  readonly isTaken: boolean;
  readonly reason: string;
}

/** Money came for what can no longer be sold, and goes back. */
export function givenBackMail(facts: GivenBackFacts): Mail {
  const { company, locale, isTaken, reason } = facts;
  const amount = moneyOf(facts, facts.amount);
  return textMail(locale, {
    ...headOf(facts),
    subject: translate(locale, 'mail:money.givenBack.subject', { amount, company: nameOf(company) }),
    title: translate(locale, 'mail:money.givenBack.title'),
    paragraphs: [translate(locale, `mail:money.givenBack.${isTaken ? 'text' : 'held'}`, { amount })],
    pairs: given(pair(locale, 'mail:money.reason', reason)),
  });
}

interface CancelledFacts extends Reader, ByMeans {
  readonly number: string;
  readonly shop: string;
  readonly items: readonly MailItem[];
  /** The credit note. */
  readonly note: LinkedDocument | null;
}

/** The shop has cancelled an order without a visit. */
export function orderCancelledMail(facts: CancelledFacts): Mail {
  const { company, locale, number, shop, items, byCard, otherwise, note } = facts;
  const refund = byCard + otherwise;
  return textMail(locale, {
    ...headOf(facts),
    subject: translate(locale, 'mail:money.cancelled.subject', { number, company: nameOf(company) }),
    title: translate(locale, 'mail:money.cancelled.title'),
    paragraphs: [
      translate(locale, 'mail:money.cancelled.text', { shop, number }),
      ...(refund === 0 ? [] : [translate(locale, 'mail:visit.refund', { amount: moneyOf(facts, refund) })]),
    ],
    items,
    pairs: [pair(locale, 'mail:order.number', number), ...partPairs(facts), ...notePairs(locale, note)],
  });
}

function headOf({ company, locale, firstname }: Reader) {
  const greeting =
    firstname === ''
      ? translate(locale, 'mail:account.hello')
      : translate(locale, 'mail:confirmed.hello', { firstname });
  return { company, greeting };
}

const nameOf = ({ identity }: CompanyWire) => identity.displayName;

function moneyOf({ company, locale }: Reader, cents: Cents): string {
  return formatMoney(locale, cents, currencyOf(company.mCurrency.code));
}

function pair(locale: Locale, key: PlainServerTextKey, value: string): MailPair {
  return { term: translate(locale, key), value };
}

/** What goes back by which means. */
function partPairs(facts: Reader & ByMeans): MailPair[] {
  const parts = [
    ['mail:money.byCard', facts.byCard],
    ['mail:money.otherwise', facts.otherwise],
  ] as const;
  return parts.flatMap(([key, cents]) =>
    cents === 0 ? [] : [pair(facts.locale, key, moneyOf(facts, cents))],
  );
}

function notePairs(locale: Locale, note: LinkedDocument | null): MailPair[] {
  return note === null ? [] : [documentPair(translate(locale, 'document:creditNote'), note)];
}

const given = (one: MailPair) => (one.value === '' ? [] : [one]);
