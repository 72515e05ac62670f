import type { Locale } from '#domain/locale.ts';
import { markup, type Html } from '../frame/html.ts';
import { say } from '../frame/texts.ts';

const STYLE = {
  body: 'margin:0;padding:0;background:#f6f2ec;color:#23201d;font-family:Georgia,serif;line-height:1.5',
  card: 'max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#ffffff',
  title: 'font-size:1.75rem;line-height:1.25;font-weight:normal;margin:0 0 1rem',
  link: 'display:inline-block;padding:0.75rem 1.25rem;background:#4a2f22;color:#ffffff;text-decoration:none',
  term: 'font-weight:bold;margin-top:0.75rem',
  value: 'margin:0',
} as const;

interface Sheet {
  readonly lang: Locale;
  readonly company: string;
  readonly title: string;
  /** Between the title and the farewell. */
  readonly content: Html;
  readonly postscript?: Html | null;
}

/** A mail as a page: what every one of a company looks like. */
export function onPaper({ lang, company, title, content, postscript = null }: Sheet): string {
  return markup`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="${STYLE.body}">
        <main style="${STYLE.card}">
          <p>${company}</p>
          <h1 style="${STYLE.title}">${title}</h1>
          ${content}
          <p>${say(lang, 'mail:confirmed.bye')}<br />${company}</p>
          ${postscript}
        </main>
      </body>
    </html> `.markup;
}

/** What the mail is there to lead to. */
export const leading = (url: string, label: string) =>
  markup`<p><a style="${STYLE.link}" href="${url}">${label}</a></p>`;

/** A row of a `dl`. */
export const pair = (term: string, value: string | Html) =>
  markup`<dt style="${STYLE.term}">${term}</dt><dd style="${STYLE.value}">${value}</dd> `;
