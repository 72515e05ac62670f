import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { companyTheme, hexColours } from '#server/render/theme-colours.ts';
import { markup, type Html } from '../http/pages/html.ts';
import { translate } from '../texts.ts';
import { mailFonts } from './mail-fonts.ts';

interface MailPage {
  readonly locale: Locale;
  readonly title: string;
  /** Between the title and the farewell. */
  readonly content: Html;
  readonly postscript?: Html | null;
  /** Whether it ends as letters to customers do; so it does unless this says no. */
  readonly hasFarewell?: boolean;
}

/** The layout of a company's mails: its colours in the styles of elements, since mail programs ignore style sheets. */
export interface MailLayout {
  /** The page of a mail. */
  page(sheet: MailPage): string;
  /** The link that the mail is there for. */
  button(url: string, label: string): Html;
  link(url: string, label: string): Html;
  quietLink(url: string, label: string): Html;
  /** A row of a `dl`. */
  pair(term: string, value: string | Html): Html;
  /** CSS of a thin line, as in `border:`. */
  readonly line: string;
}

export function mailLayout(company: CompanyWire): MailLayout {
  const { displayName } = company.identity;
  const theme = companyTheme(company);
  // As the site is by day: programs for mail darken by themselves.
  const colour = hexColours(theme, 'light');
  const fonts = mailFonts(theme);
  const body = `margin:0;padding:0;background:${colour('sunk')};color:${colour('text')};font-family:${fonts.text};line-height:1.5`;
  const card = `max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:${colour('surface')}`;
  const button = `display:inline-block;padding:0.75rem 1.25rem;background:${colour('accent')};color:${colour('onAccent')};text-decoration:none;border-radius:${theme.squareButtons ? 0 : '2rem'}`;
  return {
    line: `1px solid ${colour('line')}`,
    page: ({ locale, title, content, postscript = null, hasFarewell = true }) =>
      markup`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
          </head>
          <body style="${body}">
            <main style="${card}">
              <p style="font-family:${fonts.display};font-size:1.125rem;color:${colour('link')};margin:0 0 1.5rem">${displayName}</p>
              <h1 style="font-family:${fonts.display};font-size:1.75rem;line-height:1.25;font-weight:normal;margin:0 0 1rem">${title}</h1>
              ${content}
              ${hasFarewell ? markup`<p>${translate(locale, 'mail:confirmed.bye')}<br />${displayName}</p>` : null}
              ${postscript}
            </main>
          </body>
        </html> `.markup,
    button: (url, label) => markup`<p><a style="${button}" href="${url}">${label}</a></p>`,
    link: (url, label) => markup`<a style="color:${colour('link')}" href="${url}">${label}</a>`,
    quietLink: (url, label) =>
      markup`<p><small><a style="color:${colour('muted')}" href="${url}">${label}</a></small></p>`,
    pair: (term, value) =>
      markup`<dt style="font-weight:bold;margin-top:0.75rem">${term}</dt><dd style="margin:0">${value}</dd> `,
  };
}
