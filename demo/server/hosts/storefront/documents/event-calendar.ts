import ical, { ICalCalendarMethod } from 'ical-generator';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { EventWire } from '#contract/content/events.schemas.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { calendarPath } from '#domain/site/documents/feeds.ts';
import type { CompanySite } from '../site.ts';

/** Seconds after which a calendar looks again. */
const AGAIN = 3600;
const LONGEST_TITLE = 80;

export const calendarLocale = ({ locales }: CompanySite, path: string): Locale | undefined =>
  locales.find((locale) => calendarPath(locale) === path);

type CalendarEvent = EventWire & { readonly createdAt: Date };

/** The events whose days the company shows, to be subscribed to (RFC 5545). */
export function eventCalendar(
  { tenant }: CompanySite,
  events: readonly CalendarEvent[],
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): string {
  const calendar = ical({
    name: tenant.profile.identity.displayName,
    prodId: { company: 'Vitrine', product: 'Events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: origin + calendarPath(locale),
    ttl: AGAIN,
  });
  for (const { id, start, end, body, link, showDates, createdAt } of events) {
    const lines = linesOf(textIn(locale, body));
    const [title = tenant.profile.identity.displayName] = lines;
    if (!showDates) continue;
    const address = link.url.startsWith('/') ? origin + link.url : link.url;
    calendar.createEvent({
      id: `${id}@${tenant.token}.vitrine`,
      stamp: createdAt,
      start: new Date(start),
      end: new Date(end),
      summary: title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title,
      description: [...lines, ...(address ? [textIn(locale, link.title), address] : [])]
        .filter(Boolean)
        .join('\n'),
      ...(/^https?:/.test(address) && { url: address }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

const BLOCKS = /^(h[1-6]|p|li|ul|ol|div|section|blockquote|figure|figcaption|table|tr|dt|dd|br|hr)$/;

/** The words of HTML, a line for each block that has any. */
function linesOf(html: string): readonly string[] {
  let text = '';
  const walk = (node: Tree.Node): void => {
    if ('value' in node && node.nodeName === '#text') text += node.value.replaceAll(/\s+/g, ' ');
    const isBlock = BLOCKS.test(node.nodeName);
    if (isBlock) text += '\n';
    if ('childNodes' in node) node.childNodes.forEach(walk);
    if (isBlock) text += '\n';
  };
  walk(parseFragment(html));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
