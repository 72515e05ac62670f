import type { CompanyWire } from '#contract/company/company-wire.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { formatDay } from '#domain/time/format-time.ts';
import type { VoucherRow } from '../../gifts/voucher-row.ts';
import { lastDayOf } from '#domain/account/voucher-validity.ts';
import { instantOf } from '#domain/time/instant.ts';
import { markup } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import { shownCode } from '../../redemption/code.ts';
import type { Mail } from './confirmation.ts';
import { mailLayout, type MailLayout } from '../mail-layout.ts';
import { printedVoucher } from './voucher-print.ts';
import type { VoucherWords } from './voucher-words.ts';

interface VoucherFacts {
  readonly profile: CompanyWire;
  readonly voucher: VoucherRow;
  readonly code: string;
  readonly locale: Locale;
  /** Of whoever receives it. */
  readonly name: string;
}

/** The mail that brings a voucher's code, with a page to print. */
export function voucherMail(facts: VoucherFacts): Mail {
  const { locale, voucher } = facts;
  const words = wordsOf(facts);
  return {
    subject: translate(locale, 'mail:voucher.subject', { sender: voucher.sender, company: words.company }),
    text: textBody(words),
    html: htmlBody(mailLayout(facts.profile), words),
    attachments: [
      {
        name: `${translate(locale, 'mail:voucher.file')}.html`,
        contentType: 'text/html; charset=utf-8',
        content: printedVoucher(words),
      },
    ],
  };
}

function wordsOf({ profile, voucher, code, locale, name }: VoucherFacts): VoucherWords {
  const company = profile.identity.displayName;
  const amount = formatMoney(locale, voucher.balance, currencyOf(profile.mCurrency.code));
  const { sender } = voucher;
  const service = voucher.articleId === null ? null : textIn(locale, voucher.name);
  const intro = service === null ? 'mail:voucher.intro' : 'mail:voucher.introService';
  return {
    lang: locale,
    company,
    site: profile.identity.websiteURL,
    title: translate(locale, 'mail:voucher.title'),
    hello: translate(locale, 'mail:voucher.hello', { name }),
    intro: translate(locale, intro, { sender, amount, company, service: service ?? '' }),
    code: shownCode(code),
    pairs: [
      [translate(locale, 'mail:voucher.value'), amount],
      [
        translate(locale, 'mail:voucher.until'),
        formatDay(locale, lastDayOf(instantOf(voucher.expiresAt)), 'full'),
      ],
    ],
    messageTitle: translate(locale, 'mail:voucher.message', { sender }),
    message: voucher.message,
    how: translate(locale, 'mail:voucher.how'),
    latest: translate(locale, 'mail:voucher.latest'),
    print: translate(locale, 'mail:voucher.print'),
  };
}

function textBody(words: VoucherWords): string {
  const { lang, pairs, message } = words;
  const pair = (term: string, value: string) => translate(lang, 'mail:pair', { term, value });
  return [
    words.title,
    '',
    words.hello,
    words.intro,
    '',
    pair(translate(lang, 'mail:voucher.code'), words.code),
    ...pairs.map(([term, value]) => pair(term, value)),
    ...(message === '' ? [] : ['', pair(words.messageTitle, `\n${message}`)]),
    '',
    words.how,
    words.latest,
    words.print,
    ...(words.site === '' ? [] : ['', words.site]),
    '',
    translate(lang, 'mail:confirmed.bye'),
    words.company,
    '',
  ].join('\n');
}

const CODE = 'margin:0;font:bold 1.25rem/1.4 Menlo,Consolas,monospace;letter-spacing:0.05em';

function htmlBody(
  { page, pair, button: leading, line }: MailLayout,
  { lang, title, site, message, ...words }: VoucherWords,
) {
  return page({
    locale: lang,
    title,
    content: markup`<p>${words.hello}</p>
      <p>${words.intro}</p>
      <div style="margin:1.5rem 0;padding:1.25rem;border:${line};text-align:center">
        <p style="margin:0">${translate(lang, 'mail:voucher.code')}</p>
        <p style="${CODE}">${words.code}</p>
      </div>
      ${message === '' ? null : markup`<p>${words.messageTitle}</p><blockquote style="margin:1.5rem 0;padding:0 0 0 1rem;border-left:${line};white-space:pre-line">${message}</blockquote>`}
      <dl>
        ${words.pairs.map(([term, value]) => pair(term, value))}
      </dl>
      <p>${words.how}</p>
      <p>${words.latest}</p>
      <p>${words.print}</p>
      ${site === '' ? null : leading(site, translate(lang, 'mail:voucher.choose'))}`,
  });
}
