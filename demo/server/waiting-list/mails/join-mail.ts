import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { instant, instantOf } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import type { AppointmentRow } from '../../orders/cancel-terms.ts';
import { shopPairs } from '../../mail/visit/shop-pairs.ts';
import { spokenMoment } from '../../mail/visit/spoken-visit.ts';
import { translate } from '../../texts.ts';
import { sendWaitingMail, type WaitingMail } from './waiting-mail.ts';
import { localeOf, serviceNames, servicesWithDurations, wishedName, wishedTimes } from './wish-words.ts';

interface Joined extends WaitingMail {
  /** What is to move; null: a new visit is waited for. */
  readonly moving: AppointmentRow | null;
  /** Milliseconds for which a freed place is kept. */
  readonly offerTime: number;
}

/** Acknowledges a wish: what, where and when, how it goes on, and the way off the list. */
export async function sendJoined(tx: Database, joined: Joined): Promise<void> {
  const { waiting, visit, moving, offerTime } = joined;
  const now = instant(joined.now);
  const { shop } = visit.facts;
  const locale = localeOf(waiting);
  const services = serviceNames(waiting, visit).join(' + ');
  const { days, hours } = wishedTimes(waiting, dateAt(now, shop.timeZone));
  const name = wishedName(waiting, visit);
  await sendWaitingMail(tx, joined, {
    subject: translate(locale, 'mail:waiting.joined.subject', { services, days }),
    title: translate(locale, 'mail:waiting.joined.title'),
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
      {
        term: translate(locale, 'mail:waiting.joined.what'),
        value: servicesWithDurations(waiting, visit).join('\n'),
      },
      { term: translate(locale, 'mail:account.when'), value: `${days}, ${hours}` },
      ...(name === null ? [] : [{ term: translate(locale, 'mail:waiting.joined.who'), value: name }]),
      ...shopPairs(locale, shop),
    ],
    leave: 'mail:waiting.joined.leave',
  });
}
