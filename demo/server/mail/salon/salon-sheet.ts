import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { markup } from '../../http/pages/html.ts';
import { itemLines, itemList, pairLines, pairList, type MailItem, type MailPair } from '../mail-items.ts';
import { mailLayout } from '../mail-layout.ts';
import type { Mail } from '../templates/confirmation.ts';

/** What a salon reads: plain text, all of it escaped in the HTML. */
export interface SalonSheet {
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is looked for first, before anything else. */
  readonly first: readonly MailPair[];
  /** Where one press leads from there, in HTML alone. */
  readonly action?: { readonly url: string; readonly label: string };
  readonly sections: readonly SheetSection[];
  readonly pairs: readonly MailPair[];
}

export interface SheetSection {
  /** Empty: it needs none. */
  readonly heading: string;
  readonly items: readonly MailItem[];
}

/** A sheet as a mail in the company's layout, without attachments. */
export function salonSheetMail(sheet: SalonSheet, company: CompanyWire): Mail {
  return { subject: sheet.subject, text: textOf(sheet), html: htmlOf(sheet, company), attachments: [] };
}

function textOf({ locale, title, paragraphs, first, sections, pairs }: SalonSheet): string {
  return [
    title,
    '',
    ...paragraphs.flatMap((each) => [each, '']),
    ...(first.length === 0 ? [] : [...pairLines(locale, first), '']),
    ...sections.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [heading]),
      ...itemLines(items),
      '',
    ]),
    ...pairLines(locale, pairs),
    '',
  ].join('\n');
}

function htmlOf(sheet: SalonSheet, company: CompanyWire): string {
  const { locale, title, paragraphs, first, action, sections, pairs } = sheet;
  const layout = mailLayout(company);
  return layout.page({
    locale,
    title,
    hasFarewell: false,
    content: markup`${paragraphs.map((each) => markup`<p>${each}</p> `)} ${pairList(first, layout)}
      ${action === undefined ? null : layout.button(action.url, action.label)}
      ${sections.map(
        ({ heading, items }) =>
          markup`${heading === '' ? null : markup`<h2 style="font-size:1.125rem;margin:1.5rem 0 0">${heading}</h2>`}
            ${itemList(items, layout, heading === '' ? '1.5rem' : '0.5rem')}`,
      )}
      ${pairList(pairs, layout)}`,
  });
}
