import type { Locale } from '#domain/locale.ts';
import { markup } from '../frame/html.ts';
import { say } from '../frame/texts.ts';
import type { Mail } from './confirmation.ts';
import { leading, onPaper } from './paper.ts';

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
  readonly companyName: string;
}

export function letterMail(locale: Locale, letter: Letter): Mail {
  const { greeting, paragraphs, link, last, companyName } = letter;
  // A subject is one header: line ends in a name must not make it two.
  const subject = letter.subject.replace(/[\r\n\t]+/g, ' ');
  const bye = say(locale, 'mail:confirmed.bye');
  const told = (leads: Leading | undefined) =>
    leads === undefined ? [] : [`${leads.label}: ${leads.url}`, ''];
  return {
    subject,
    text: [
      greeting,
      '',
      ...paragraphs.flatMap((each) => [each, '']),
      ...told(link),
      bye,
      companyName,
      '',
      ...told(last),
    ].join('\n'),
    html: onPaper({
      lang: locale,
      company: companyName,
      title: subject,
      content: markup`<p>${greeting}</p>
        ${paragraphs.map((each) => markup`<p>${each}</p> `)}
        ${link === undefined ? null : leading(link.url, link.label)}`,
      postscript:
        last === undefined
          ? null
          : markup`<p><small><a style="color:#6b625a" href="${last.url}">${last.label}</a></small></p>`,
    }),
    attachments: [],
  };
}
