import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { markup } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import type { Mail } from './confirmation.ts';
import { mailLayout } from '../mail-layout.ts';

interface MailLink {
  readonly url: string;
  readonly label: string;
}

/** A short letter: a greeting, paragraphs, perhaps one link. Whatever is told in it is plain text. */
interface TextTemplate {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: MailLink;
  /** Below everything else, and quieter. */
  readonly last?: MailLink;
  readonly company: CompanyWire;
}

export function textMail(locale: Locale, letter: TextTemplate): Mail {
  const { greeting, paragraphs, link, last, company } = letter;
  const paper = mailLayout(company);
  // A subject is one header: line ends in a name must not make it two.
  const subject = letter.subject.replace(/[\r\n\t]+/g, ' ');
  const bye = translate(locale, 'mail:confirmed.bye');
  const told = (leading: MailLink | undefined) =>
    leading === undefined ? [] : [`${leading.label}: ${leading.url}`, ''];
  return {
    subject,
    text: [
      greeting,
      '',
      ...paragraphs.flatMap((each) => [each, '']),
      ...told(link),
      bye,
      company.identity.displayName,
      '',
      ...told(last),
    ].join('\n'),
    html: paper.page({
      locale,
      title: subject,
      content: markup`<p>${greeting}</p>
        ${paragraphs.map((each) => markup`<p>${each}</p> `)}
        ${link === undefined ? null : paper.button(link.url, link.label)}`,
      postscript: last === undefined ? null : paper.quietLink(last.url, last.label),
    }),
    attachments: [],
  };
}
