import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import type { Visit } from '../../booking/visit.ts';
import type { Database } from '../../database/database.ts';
import type { AppointmentRow } from '../../orders/cancel-terms.ts';
import { sendMail } from '../../mail/outbox.ts';
import { textMail } from '../../mail/templates/text-mail.ts';
import { shopPairs } from '../../mail/visit/shop-pairs.ts';
import { spokenMoment } from '../../mail/visit/spoken-visit.ts';
import { translate } from '../../texts.ts';
import { placeUrl } from './place-url.ts';
import type { WaitingRow } from '../waiting-row.ts';
import { localeOf, serviceNames, wishedName, wishedTimes } from './wish-words.ts';

interface Joined {
  readonly waiting: Pick<
    WaitingRow,
    | 'id'
    | 'email'
    | 'locale'
    | 'serviceIds'
    | 'practitionerId'
    | 'firstDate'
    | 'lastDate'
    | 'fromMinute'
    | 'untilMinute'
  >;
  readonly visit: Visit;
  /** What is to move; null: a new visit is waited for. */
  readonly moving: AppointmentRow | null;
  readonly key: string;
  /** Where the company's site is. */
  readonly origin: string;
  /** Milliseconds for which a freed place is kept. */
  readonly offerTime: number;
  readonly now: Instant;
}

/** Acknowledges a wish: what, where and when, how it goes on, and the way off the list. */
export async function sendJoined(
  tx: Database,
  { waiting, visit, moving, key, origin, offerTime, now }: Joined,
): Promise<void> {
  const { tenant, facts } = visit;
  const { profile } = tenant;
  const { shop } = facts;
  const locale = localeOf(waiting);
  const names = serviceNames(waiting, visit);
  const services = names.join(' + ');
  const { days, hours } = wishedTimes(waiting, dateAt(now, shop.timeZone));
  const name = wishedName(waiting, visit);
  const leave = placeUrl(origin, locale, { id: waiting.id, key, leaves: true });
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: profile.identity.email,
      to: waiting.email,
      locale,
      unsubscribeUrl: leave,
      now,
    },
    textMail(locale, {
      subject: translate(locale, 'mail:waiting.joined.subject', { services, days }),
      title: translate(locale, 'mail:waiting.joined.title'),
      greeting: translate(locale, 'mail:account.hello'),
      paragraphs: [
        translate(locale, 'mail:waiting.joined.text', {
          duration: formatDuration(locale, Math.round(offerTime / 60_000), 'long'),
        }),
        moving === null
          ? translate(locale, 'mail:waiting.joined.nothing')
          : translate(locale, 'mail:waiting.joined.stays', {
              moment: spokenMoment(locale, {
                timeZone: shop.timeZone,
                start: instantOf(moving.startsAt),
                now,
              }),
            }),
      ],
      pairs: [
        { term: translate(locale, 'mail:waiting.joined.what'), value: names.join('\n') },
        { term: translate(locale, 'mail:account.when'), value: `${days}, ${hours}` },
        ...(name === null ? [] : [{ term: translate(locale, 'mail:waiting.joined.who'), value: name }]),
        ...shopPairs(locale, shop),
      ],
      last: { url: leave, label: translate(locale, 'mail:waiting.joined.leave') },
      company: profile,
    }),
  );
}
