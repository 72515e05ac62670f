import type { Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { formatDay } from '#domain/time/format-time.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { instantOf } from '#domain/time/instant.ts';
import { practitionersOf } from '../../booking/line-people.ts';
import type { appointmentLines, appointments } from '../../database/schema/booking.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import { translate } from '../../texts.ts';
import type { MailItem } from '../mail-items.ts';
import { foreignLanguage } from './customer-language.ts';
import { phoneHref } from '../visit/shop-pairs.ts';
import { spokenRange } from '../visit/spoken-range.ts';
import type { SalonSheet, SheetSection } from './salon-sheet.ts';

export interface SalonDay {
  readonly shop: typeof shops.$inferSelect;
  readonly date: DateKey;
  /** What is booked, in the order of the day. */
  readonly lines: readonly ListedLine[];
  /** Those who perform it, in the salon's order. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

interface ListedLine {
  readonly line: typeof appointmentLines.$inferSelect;
  readonly appointment: typeof appointments.$inferSelect;
}

/** The appointments of a day, practitioner by practitioner; what several perform together stands with each. */
export function listSheet(locale: Locale, { shop, date, lines, people }: SalonDay): SalonSheet {
  const day = formatDay(locale, date);
  return {
    locale,
    subject: translate(locale, 'mail:salon.list.subject', { day: capitalized(locale, day), shop: shop.name }),
    title: translate(locale, 'mail:salon.list.title', { day }),
    paragraphs: lines.length === 0 ? [translate(locale, 'mail:salon.list.none')] : [],
    first: [],
    sections: people.flatMap(({ id, name }): SheetSection[] => {
      const own = lines.filter(({ line }) => practitionersOf(line).includes(id));
      const items = own.map((each) => itemOf(locale, shop, each));
      return items.length === 0 ? [] : [{ heading: name, items }];
    }),
    pairs: [{ term: translate(locale, 'mail:salon.shop'), value: shop.name }],
  };
}

function itemOf(
  locale: Locale,
  { timeZone, address }: SalonDay['shop'],
  { line, appointment }: ListedLine,
): MailItem {
  const { firstname, lastname, phone, customMessage, status } = appointment;
  return {
    kind: 'service',
    title: spokenRange(locale, timeZone, instantOf(line.startsAt), instantOf(line.endsAt)),
    details: [
      textIn(locale, line.name),
      `${firstname} ${lastname}`.trim(),
      phone && { text: toNationalPhone(phone, address.country), href: phoneHref(phone) },
      status === 'pending' ? translate(locale, 'mail:salon.list.asked') : '',
      foreignLanguage(locale, appointment),
      customMessage.replace(/\s+/g, ' '),
    ].filter((each) => each !== ''),
  };
}

function capitalized(locale: Locale, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
