import type { Locale } from '#domain/locale.ts';
import { markup } from '../frame/html.ts';
import { say } from '../frame/texts.ts';
import type { Mail } from './confirmation.ts';

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

const STYLE = {
  body: 'margin:0;padding:0;background:#f6f2ec;color:#23201d;font-family:Georgia,serif;line-height:1.5',
  card: 'max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#ffffff',
  title: 'font-size:1.75rem;line-height:1.25;font-weight:normal;margin:0 0 1rem',
  link: 'display:inline-block;padding:0.75rem 1.25rem;background:#4a2f22;color:#ffffff;text-decoration:none',
  quiet: 'color:#6b625a',
} as const;

export function letterMail(locale: Locale, letter: Letter): Mail {
  const { greeting, paragraphs, link, last, companyName } = letter;
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
      companyName,
      '',
      ...told(last),
    ].join('\n'),
    html: markup`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${subject}</title>
        </head>
        <body style="${STYLE.body}">
          <main style="${STYLE.card}">
            <p>${companyName}</p>
            <h1 style="${STYLE.title}">${subject}</h1>
            <p>${greeting}</p>
            ${paragraphs.map((each) => markup`<p>${each}</p> `)}
            ${link === undefined ? null : markup`<p><a style="${STYLE.link}" href="${link.url}">${link.label}</a></p>`}
            <p>${bye}<br />${companyName}</p>
            ${last === undefined ? null : markup`<p><small><a style="${STYLE.quiet}" href="${last.url}">${last.label}</a></small></p>`}
          </main>
        </body>
      </html> `.markup,
    attachments: [],
  };
}
