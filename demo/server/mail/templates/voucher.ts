import { markup } from '../../http/pages/html.ts';
import { voucherPdf } from '../../gifts/print/voucher-pdf.ts';
import { voucherWords, type VoucherFacts, type VoucherWords } from '../../gifts/print/voucher-words.ts';
import { translate } from '../../texts.ts';
import type { Mail } from './confirmation.ts';
import { mailLayout, type MailLayout } from '../mail-layout.ts';

/** The mail that brings a voucher's code, with a page to print. */
export async function voucherMail(facts: VoucherFacts): Promise<Mail> {
  const { profile } = facts;
  const words = voucherWords(facts);
  const { lang, company, sender } = words;
  const pdf = await voucherPdf(profile, words);
  return {
    subject: translate(lang, 'mail:voucher.subject', { sender, company }),
    text: textBody(words),
    html: htmlBody(mailLayout(profile), words),
    attachments: [
      {
        name: `${translate(lang, 'mail:voucher.file')}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
        encoding: 'base64',
      },
    ],
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
    translate(lang, 'mail:voucher.latest'),
    translate(lang, 'mail:voucher.print'),
    '',
    pair(translate(lang, 'mail:voucher.check'), words.checkUrl),
    '',
    translate(lang, 'mail:confirmed.bye'),
    words.company,
    '',
  ].join('\n');
}

const PICTURE = 'display:block;width:100%;height:auto;border:0';
const CODE = 'margin:0;font:bold 1.25rem/1.4 Menlo,Consolas,monospace;letter-spacing:0.05em';

function htmlBody(
  { page, pair, button: leading, line }: MailLayout,
  { lang, title, message, ...words }: VoucherWords,
) {
  return page({
    locale: lang,
    title,
    content: markup`${words.picture && markup`<img src="${words.picture.url}" alt="${words.picture.alt}" width="496" style="${PICTURE}" />`}
      <p>${words.hello}</p>
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
      <p>${translate(lang, 'mail:voucher.latest')}</p>
      <p>${translate(lang, 'mail:voucher.print')}</p>
      ${leading(words.checkUrl, translate(lang, 'mail:voucher.check'))}`,
  });
}
