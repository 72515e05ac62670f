import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { markup } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import type { Mail } from './confirmation.ts';
import { itemLines, itemList, pairLines, pairList, type MailItem, type MailPair } from '../mail-items.ts';
import { mailLayout } from '../mail-layout.ts';

interface MailLink {
  readonly url: string;
  readonly label: string;
}

/** A short mail: a greeting, paragraphs, perhaps a list, facts and one link; all of it plain text, which is escaped in the HTML. */
export interface TextTemplate {
  readonly subject: string;
  /** At its head; the subject unless given. */
  readonly title?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly MailItem[];
  readonly pairs?: readonly MailPair[];
  readonly link?: MailLink;
  /** Below everything else, and quieter. */
  readonly last?: MailLink;
  readonly company: CompanyWire;
}

export function textMail(locale: Locale, template: TextTemplate): Mail {
  const { subject, title = subject, greeting, paragraphs, items = [], pairs = [] } = template;
  const { link, last, company } = template;
  const layout = mailLayout(company);
  const bye = translate(locale, 'mail:confirmed.bye');
  const block = (lines: readonly string[]) => (lines.length === 0 ? [] : [...lines, '']);
  const linkLines = (target: MailLink | undefined) =>
    target === undefined
      ? []
      : [translate(locale, 'mail:pair', { term: target.label, value: target.url }), ''];
  return {
    subject,
    text: [
      greeting,
      '',
      ...paragraphs.flatMap((each) => [each, '']),
      ...block(itemLines(items)),
      ...block(pairLines(locale, pairs)),
      ...linkLines(link),
      bye,
      company.identity.displayName,
      '',
      ...linkLines(last),
    ].join('\n'),
    html: layout.page({
      locale,
      title,
      content: markup`<p>${greeting}</p>
        ${paragraphs.map((each) => markup`<p>${each}</p> `)}
        ${itemList(items, layout)} ${pairList(pairs, layout)}
        ${link === undefined ? null : layout.button(link.url, link.label)}`,
      postscript: last === undefined ? null : layout.quietLink(last.url, last.label),
    }),
    attachments: [],
  };
}
