import type { Locale } from '#domain/locale.ts';
import { markup, type Html } from '../http/pages/html.ts';
import { translate } from '../texts.ts';
import type { MailLayout } from './mail-layout.ts';

/** Words that lead somewhere when they are pressed: `tel:`, `mailto:`. */
interface LinkedWords {
  readonly text: string;
  readonly href: string;
}

/** An entry of a mail's list: plain text, which is escaped in the HTML. */
export type MailItem =
  | {
      readonly kind: 'service';
      readonly title: string;
      readonly details: readonly (string | LinkedWords)[];
    }
  /** Between two services. */
  | { readonly kind: 'wait'; readonly text: string };

/** A fact with its name. */
export interface MailPair {
  readonly term: string;
  readonly value: string;
  /** Where a press on it leads: `tel:`, `mailto:`, a page. */
  readonly href?: string;
}

/** The entries of a list in a mail without HTML. */
export function itemLines(items: readonly MailItem[]): string[] {
  return items.map((item) =>
    item.kind === 'wait'
      ? `  ${item.text}`
      : `- ${[item.title, ...item.details.map((each) => (typeof each === 'string' ? each : each.text))].join(', ')}`,
  );
}

/** The list itself; nothing where it has no entry. */
export function itemList(
  items: readonly MailItem[],
  { line, link }: MailLayout,
  above: '0.5rem' | '1.5rem' = '1.5rem',
): Html | null {
  if (items.length === 0) return null;
  return markup`<ul style="list-style:none;margin:${above} 0 1.5rem;padding:0;border-top:${line}">
    ${items.map((item) =>
      item.kind === 'wait'
        ? markup`<li style="padding:0.5rem 0;border-bottom:${line}"><small>${item.text}</small></li> `
        : markup`<li style="padding:0.75rem 0;border-bottom:${line}">
            <strong>${item.title}</strong>${item.details.map(
              (each) => markup`<br />${typeof each === 'string' ? each : link(each.href, each.text)}`,
            )}
          </li> `,
    )}
  </ul>`;
}

/** Facts in a mail without HTML; pages are to be reached from there too. */
export function pairLines(locale: Locale, pairs: readonly MailPair[]): string[] {
  return pairs.map(({ term, value, href = '' }) => {
    const line = translate(locale, 'mail:pair', { term, value });
    return href.startsWith('http') ? `${line}\n  ${href}` : line;
  });
}

/** The facts themselves; nothing where there is none. */
export function pairList(pairs: readonly MailPair[], { pair, link }: MailLayout): Html | null {
  if (pairs.length === 0) return null;
  return markup`<dl style="overflow-wrap:anywhere">
    ${pairs.map(({ term, value, href }) => pair(term, href === undefined ? linesOf(value) : link(href, value)))}
  </dl>`;
}

/** What somebody wrote in several lines stays so. */
export function linesOf(text: string): Html {
  return markup`${text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? line : markup`<br />${line}`))}`;
}
