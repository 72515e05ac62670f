import { waitsBefore } from '#domain/appointments/waits.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { spokenNames } from '../../booking/line-people.ts';
import { translate } from '../../texts.ts';
import type { MailItem, MailPair } from '../mail-items.ts';
import { spokenRange } from './spoken-range.ts';

/** A service of a visit in its place. */
interface TimedService {
  readonly name: LocalizedText;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Names of those who perform it. */
  readonly people: readonly string[];
  readonly price: Cents;
}

export interface TimedVisit {
  readonly services: readonly TimedService[];
  readonly timeZone: string;
  readonly currencyCode: string;
}

/** An appointment as it is kept. */
export function timedVisit({ lines, names, shop, profile }: AppointmentRecord): TimedVisit {
  return {
    services: lines.map((line) => ({
      name: line.name,
      startsAt: instantOf(line.startsAt),
      endsAt: instantOf(line.endsAt),
      people: spokenNames(line, names),
      price: line.price,
    })),
    timeZone: shop.timeZone,
    currencyCode: profile.mCurrency.code,
  };
}

/** What a visit consists of: each service with its hours, its people and its price, and what is waited in between. */
export function visitItems(locale: Locale, { services, timeZone, currencyCode }: TimedVisit): MailItem[] {
  const waits = waitsBefore(services);
  return services.flatMap(({ name, startsAt, endsAt, people, price }, index): MailItem[] => {
    const wait = waits[index] ?? 0;
    const duration = formatDuration(locale, wait, 'long');
    return [
      ...(wait > 0
        ? [{ kind: 'wait' as const, text: translate(locale, 'mail:visit.wait', { duration }) }]
        : []),
      {
        kind: 'service',
        title: textIn(locale, name),
        details: [
          spokenRange(locale, timeZone, startsAt, endsAt),
          ...(people.length === 0
            ? []
            : [translate(locale, 'mail:confirmed.with', { name: listOfNames(locale, people) })]),
          formatMoney(locale, price, currencyOf(currencyCode)),
        ],
      },
    ];
  });
}

/** How long a visit of several services takes from start to end; one of a single service says it by its hours. */
export function durationPairs(locale: Locale, { services }: TimedVisit): MailPair[] {
  if (services.length < 2) return [];
  const minutes = placedMinutes(services);
  return [{ term: translate(locale, 'mail:visit.duration'), value: formatDuration(locale, minutes) }];
}
