import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { translate } from '../texts.ts';

/** What a calendar has to know of an appointment. Instants are ISO 8601. */
export interface CalendarFacts {
  readonly id: string;
  readonly reference: string;
  readonly locale: Locale;
  readonly start: string;
  readonly end: string;
  /** When this version of it was made. */
  readonly createdAt: number;
  /** Rises with each change, so that calendars take the newest. */
  readonly sequence: number;
  readonly isCancelled?: boolean;
  /** The salon has not said yes yet. */
  readonly isAsked?: boolean;
  readonly services: readonly {
    readonly name: LocalizedText;
    /** Names of those who perform it. */
    readonly people: readonly string[];
  }[];
  /** What is left to pay in the shop. */
  readonly left: Cents;
  readonly currencyCode: string;
  /** Only in the salon's own calendar: whom it is for. */
  readonly customer?: { readonly name: string; readonly phone: string };
  readonly companyName: string;
  readonly companyEmail: string;
  readonly shop: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    /** By whose habits numbers are written: ISO 3166. */
    readonly country: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
}

/** The appointment as an iCalendar file (RFC 5545); instants in UTC, so that no calendar can misread a zone. */
export function calendarFile(facts: CalendarFacts): string {
  const calendar = ical({
    prodId: prodIdIn(facts.locale),
    method: facts.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent(eventOf(facts));
  return textOf(calendar);
}

/** Appointments as a calendar that is asked for again every hour. */
export function subscribedCalendar(name: string, locale: Locale, events: readonly CalendarFacts[]): string {
  const calendar = ical({
    prodId: prodIdIn(locale),
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REREAD_SECONDS,
  });
  for (const facts of events) calendar.createEvent(eventOf(facts));
  return textOf(calendar);
}

const REREAD_SECONDS = 3600;

const prodIdIn = (locale: Locale) => ({
  company: 'Vitrine',
  product: 'Booking',
  language: locale.toUpperCase(),
});

/** Each line ends with CRLF, the last one too. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

function eventOf(facts: CalendarFacts): ICalEventData {
  const { locale, shop, customer = shop } = facts;
  const services = facts.services.map(({ name }) => textIn(locale, name)).join(', ');
  const withWhom = facts.services.flatMap(({ name, people }) => {
    if (people.length === 0) return [];
    const spoken = translate(locale, 'mail:confirmed.with', { name: listOfNames(locale, people) });
    return `${textIn(locale, name)}, ${spoken}`;
  });
  const total = formatMoney(locale, facts.left, currencyOf(facts.currencyCode));
  return {
    id: `${facts.id}@vitrine`,
    sequence: facts.sequence,
    stamp: new Date(facts.createdAt),
    start: new Date(facts.start),
    end: new Date(facts.end),
    summary: translate(locale, 'mail:calendar.title', { services, shop: customer.name }),
    description: [
      ...withWhom,
      translate(locale, 'mail:calendar.details', { reference: facts.reference, total }),
      toNationalPhone(customer.phone, shop.country),
    ].join('\n'),
    status: statusOf(facts),
    organizer:
      facts.companyName === '' || facts.companyEmail === ''
        ? null
        : { name: facts.companyName, email: facts.companyEmail },
    location: {
      title: shop.name,
      address: shop.address,
      ...(shop.latitude === null || shop.longitude === null
        ? {}
        : { geo: { lat: shop.latitude, lon: shop.longitude } }),
    },
  };
}

function statusOf({ isCancelled = false, isAsked = false }: CalendarFacts): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isAsked ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
