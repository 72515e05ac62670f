import type { CompanyWire } from '#contract/company.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/money.ts';
import { formatDay } from '#domain/time/format-time.ts';
import type { VoucherRow } from '../gifts/delivery.ts';
import { lastDayOf } from '../gifts/validity.ts';
import { markup } from '../frame/html.ts';
import { say } from '../frame/texts.ts';
import { shownCode } from '../tenders/code.ts';
import type { Mail } from './confirmation.ts';
import { printedVoucher } from './voucher-print.ts';

interface VoucherFacts {
  readonly profile: CompanyWire;
  readonly voucher: VoucherRow;
  readonly code: string;
  readonly locale: Locale;
  /** Of whoever receives it. */
  readonly name: string;
}

/** What mail and print say, in the recipient's language. */
export interface VoucherWords {
  readonly lang: Locale;
  readonly company: string;
  readonly site: string;
  readonly title: string;
  readonly hello: string;
  readonly intro: string;
  readonly code: string;
  readonly pairs: readonly (readonly [term: string, value: string])[];
  readonly messageTitle: string;
  readonly message: string;
  readonly how: string;
  readonly latest: string;
  readonly print: string;
}

/** The mail that brings a voucher's code, with a page to print. */
export function voucherMail(facts: VoucherFacts): Mail {
  const { locale, voucher } = facts;
  const words = wordsOf(facts);
  const subject = oneLine(
    say(locale, 'mail:voucher.subject', { sender: voucher.sender, company: words.company }),
  );
  return {
    subject,
    text: textBody(words),
    html: htmlBody(words),
    attachments: [
      {
        name: `${say(locale, 'mail:voucher.file')}.html`,
        contentType: 'text/html; charset=utf-8',
        content: printedVoucher(words),
      },
    ],
  };
}

/** A subject is one header: line ends in a name must not make it two. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
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
    title: say(locale, 'mail:voucher.title'),
    hello: say(locale, 'mail:voucher.hello', { name }),
    intro: say(locale, intro, { sender, amount, company, service: service ?? '' }),
    code: shownCode(code),
    pairs: [
      [say(locale, 'mail:voucher.value'), amount],
      [say(locale, 'mail:voucher.until'), formatDay(locale, lastDayOf(voucher.expiresAt), 'full')],
    ],
    messageTitle: say(locale, 'mail:voucher.message', { sender }),
    message: voucher.message,
    how: say(locale, 'mail:voucher.how'),
    latest: say(locale, 'mail:voucher.latest'),
    print: say(locale, 'mail:voucher.print'),
  };
}

function textBody(words: VoucherWords): string {
  const { lang, pairs, message } = words;
  return [
    words.title,
    '',
    words.hello,
    words.intro,
    '',
    `${say(lang, 'mail:voucher.code')}: ${words.code}`,
    ...pairs.map(([term, value]) => `${term}: ${value}`),
    ...(message === '' ? [] : ['', `${words.messageTitle}:`, message]),
    '',
    words.how,
    words.latest,
    words.print,
    ...(words.site === '' ? [] : ['', words.site]),
    '',
    say(lang, 'mail:confirmed.bye'),
    words.company,
    '',
  ].join('\n');
}

const STYLE = {
  body: 'margin:0;padding:0;background:#f6f2ec;color:#23201d;font-family:Georgia,serif;line-height:1.5',
  card: 'max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#ffffff',
  title: 'font-size:1.75rem;line-height:1.25;font-weight:normal;margin:0 0 1rem',
  box: 'margin:1.5rem 0;padding:1.25rem;border:1px solid #d9d0c5;text-align:center',
  code: 'margin:0;font:bold 1.25rem/1.4 Menlo,Consolas,monospace;letter-spacing:0.05em',
  term: 'font-weight:bold;margin-top:0.75rem',
  value: 'margin:0',
  quote: 'margin:1.5rem 0;padding:0 0 0 1rem;border-left:3px solid #d9d0c5;white-space:pre-line',
  link: 'display:inline-block;padding:0.75rem 1.25rem;background:#4a2f22;color:#ffffff;text-decoration:none',
} as const;

function htmlBody(words: VoucherWords): string {
  const { lang, site, message } = words;
  return markup`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
      </head>
      <body style="${STYLE.body}">
        <main style="${STYLE.card}">
          <p>${words.company}</p>
          <h1 style="${STYLE.title}">${words.title}</h1>
          <p>${words.hello}</p>
          <p>${words.intro}</p>
          <div style="${STYLE.box}">
            <p style="margin:0">${say(lang, 'mail:voucher.code')}</p>
            <p style="${STYLE.code}">${words.code}</p>
          </div>
          ${message === '' ? null : markup`<p>${words.messageTitle}</p><blockquote style="${STYLE.quote}">${message}</blockquote>`}
          <dl>
            ${words.pairs.map(([term, value]) => markup`<dt style="${STYLE.term}">${term}</dt><dd style="${STYLE.value}">${value}</dd>`)}
          </dl>
          <p>${words.how}</p>
          <p>${words.latest}</p>
          <p>${words.print}</p>
          ${site === '' ? null : markup`<p><a style="${STYLE.link}" href="${site}">${say(lang, 'mail:voucher.choose')}</a></p>`}
          <p>${say(lang, 'mail:confirmed.bye')}<br />${words.company}</p>
        </main>
      </body>
    </html> `.markup;
}
