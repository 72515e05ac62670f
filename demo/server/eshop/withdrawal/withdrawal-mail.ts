import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { lineName } from '../../mail/goods-lines.ts';
import type { Mail } from '../../mail/templates/confirmation.ts';
import { textMail } from '../../mail/templates/text-mail.ts';
import { spokenMoment } from '../../mail/visit/spoken-visit.ts';
import { sumOfMeans, type ByMeans } from '../../orders/money/by-means.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { translate } from '../../texts.ts';

interface WithdrawalFacts {
  readonly company: CompanyWire;
  readonly locale: Locale;
  readonly kind: 'received' | 'known' | 'late';
  /** For people. */
  readonly number: string;
  /** As it was typed by whoever withdraws. */
  readonly name: string;
  readonly currency: string;
  /** What it is about. */
  readonly lines: OrderRow['lines'];
  /** What goes back for it. */
  readonly owed: ByMeans;
  readonly at: Instant;
  readonly timeZone: string;
  /** Where products go back to, in one line each. */
  readonly returnTo: readonly string[];
}

/** The receipt of a withdrawal with its date and time; or that it was said before, or too late. */
export function withdrawalMail(facts: WithdrawalFacts): Mail {
  const { company, locale, kind, number, name, lines } = facts;
  // With its year, whichever it is.
  const moment = spokenMoment(locale, { timeZone: facts.timeZone, start: facts.at, now: instant(0) });
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(facts.currency));
  const hasProducts = lines.some((line) => line.kind === 'product');
  return textMail(locale, {
    company,
    subject: translate(locale, `mail:withdrawal.${kind}.subject`, { number }),
    title: translate(locale, `mail:withdrawal.${kind}.title`),
    greeting: translate(locale, 'mail:account.hello'),
    paragraphs: [
      translate(locale, `mail:withdrawal.${kind}.text`, { moment }),
      ...(kind === 'received' ? [refundSentence(facts)] : []),
      ...(hasProducts ? [translate(locale, 'mail:withdrawal.return')] : []),
    ],
    items: lines.map((line) => ({
      kind: 'service',
      title: lineName(locale, line),
      details: [
        ...(line.kind === 'product' && line.quantity > 1 ? [`${line.quantity} ×`] : []),
        money(line.net),
      ],
    })),
    pairs: [
      { term: translate(locale, 'mail:order.number'), value: number },
      { term: translate(locale, 'mail:withdrawal.name'), value: name },
      { term: translate(locale, 'mail:withdrawal.at'), value: moment },
      ...(kind === 'received'
        ? [
            {
              term: translate(locale, 'mail:withdrawal.amount'),
              value: money(sumOfMeans(facts.owed)),
            },
          ]
        : []),
      ...(hasProducts
        ? [{ term: translate(locale, 'mail:withdrawal.returnTo'), value: facts.returnTo.join('\n') }]
        : []),
    ],
  });
}

/** By which means it goes back. */
function refundSentence({ locale, currency, owed }: WithdrawalFacts): string {
  if (owed.otherwise === 0) return translate(locale, 'mail:withdrawal.refund');
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(currency));
  const otherwise = money(owed.otherwise);
  if (owed.byCard === 0) return translate(locale, 'mail:withdrawal.refundOtherwise', { otherwise });
  return translate(locale, 'mail:withdrawal.refundParts', { byCard: money(owed.byCard), otherwise });
}

/** No purchase has that number and address; whoever mistyped it can mend that. */
export function unknownPurchaseMail({
  company,
  locale,
  number,
}: Pick<WithdrawalFacts, 'company' | 'locale' | 'number'>): Mail {
  return textMail(locale, {
    company,
    subject: translate(locale, 'mail:withdrawal.unknown.subject', { company: company.identity.displayName }),
    greeting: translate(locale, 'mail:account.hello'),
    paragraphs: [
      translate(locale, 'mail:withdrawal.unknown.text', { number }),
      translate(locale, 'mail:withdrawal.unknown.how'),
    ],
  });
}
