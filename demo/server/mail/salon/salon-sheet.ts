import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { markup, type Html } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import { mailLayout } from '../mail-layout.ts';
import type { Mail } from '../templates/confirmation.ts';

/** What a salon reads: plain text, all of it escaped in the HTML. */
export interface SalonSheet {
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly SheetSection[];
  readonly pairs: readonly SheetPair[];
}

export interface SheetSection {
  /** Empty: it needs none. */
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly details: readonly string[] }[];
}

interface SheetPair {
  readonly term: string;
  readonly value: string;
  /** Where a tap on it leads: `tel:`, `mailto:`. */
  readonly href?: string;
}

/** A sheet as a mail in the company's layout, without attachments. */
export function salonSheetMail(sheet: SalonSheet, company: CompanyWire): Mail {
  return { subject: sheet.subject, text: textOf(sheet), html: htmlOf(sheet, company), attachments: [] };
}

function textOf({ locale, title, paragraphs, sections, pairs }: SalonSheet): string {
  return [
    title,
    '',
    ...paragraphs.flatMap((each) => [each, '']),
    ...sections.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [heading]),
      ...items.map((item) => `- ${[item.title, ...item.details].join(', ')}`),
      '',
    ]),
    ...pairs.map(({ term, value }) => translate(locale, 'mail:pair', { term, value })),
    '',
  ].join('\n');
}

function htmlOf({ locale, title, paragraphs, sections, pairs }: SalonSheet, company: CompanyWire): string {
  const { page, pair, link, line } = mailLayout(company);
  const item = ({ title: first, details }: SheetSection['items'][number]): Html =>
    markup`<li style="padding:0.75rem 0;border-bottom:${line}">
      <strong>${first}</strong>${details.map((each) => markup`<br />${each}`)}
    </li> `;
  return page({
    locale,
    title,
    hasFarewell: false,
    content: markup`${paragraphs.map((each) => markup`<p>${each}</p> `)}
      ${sections.map(
        ({ heading, items }) =>
          markup`${heading === '' ? null : markup`<h2 style="font-size:1.125rem;margin:1.5rem 0 0">${heading}</h2>`}
            <ul style="list-style:none;margin:${heading === '' ? '1.5rem' : '0.5rem'} 0 1.5rem;padding:0;border-top:${line}">
              ${items.map(item)}
            </ul>`,
      )}
      <dl style="overflow-wrap:anywhere">
        ${pairs.map(({ term, value, href }) => pair(term, href === undefined ? linesOf(value) : link(href, value)))}
      </dl>`,
  });
}

/** What somebody wrote in several lines stays so. */
function linesOf(text: string): Html {
  return markup`${text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? line : markup`<br />${line}`))}`;
}
