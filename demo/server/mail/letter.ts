import type { CompanyWire } from '#contract/company.ts';
import type { Locale } from '#domain/locale.ts';
import { markup } from '../http/pages/html.ts';
import { say } from '../texts.ts';
import type { Mail } from './confirmation.ts';
import { paperOf } from './paper.ts';

interface Leading {
  readonly url: string;
  readonly label: string;
}

/** A short letter: a greeting, paragraphs, perhaps one link. Whatever is told in it is plain text. */
interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: Leading;
  /** Below everything else, and quieter. */
  readonly last?: Leading;
  readonly company: CompanyWire;
}

export function letterMail(locale: Locale, letter: Letter): Mail {
  const { greeting, paragraphs, link, last, company } = letter;
  const paper = paperOf(company);
  // A subject is one header: line ends in a name must not make it two.
  const subject = letter.subject.replace(/[\r\n\t]+/g, ' ');
  const bye = say(locale, 'mail:confirmed.bye');
  const told = (leading: Leading | undefined) =>
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
        ${link === undefined ? null : paper.leading(link.url, link.label)}`,
      postscript: last === undefined ? null : paper.quietLink(last.url, last.label),
    }),
    attachments: [],
  };
}
