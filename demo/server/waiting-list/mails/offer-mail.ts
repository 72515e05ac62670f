import { formatSpokenTime } from '#domain/time/format-time.ts';
import { instant, instantOf, type Instant } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import type { HeldLine } from '../../database/schema/booking.ts';
import { translate } from '../../texts.ts';
import { spokenMoment, subjectMoment } from '../../mail/visit/spoken-visit.ts';
import type { Movable } from '../movable.ts';
import { placeUrl } from './place-url.ts';
import { sendWaitingMail, type WaitingMail } from './waiting-mail.ts';
import { localeOf, serviceNames } from './wish-words.ts';

interface Offer extends WaitingMail {
  /** What is to move there; null: it is booked there. */
  readonly movable: Movable | null;
  readonly hold: { readonly expiresAt: Instant; readonly lines: readonly HeldLine[] };
}

/** Tells one person of the place that is held for them; the same key takes them off the list. */
export async function sendOffer(tx: Database, offer: Offer): Promise<void> {
  const { waiting, visit, movable, hold, key, origin, now } = offer;
  const locale = localeOf(waiting);
  const { name: shop, timeZone } = visit.facts.shop;
  const start = instant(Date.parse(hold.lines[0]?.start ?? ''));
  const at = { timeZone, start, now: instant(now) };
  const words = {
    shop,
    moment: spokenMoment(locale, at),
    services: serviceNames(waiting, visit).join(' + '),
    until: formatSpokenTime(locale, timeZone, hold.expiresAt),
  };
  await sendWaitingMail(tx, offer, {
    subject: translate(locale, 'mail:waiting.subject', { ...words, moment: subjectMoment(locale, at) }),
    title: translate(locale, 'mail:waiting.title'),
    paragraphs: [
      translate(locale, 'mail:waiting.free', words),
      translate(locale, 'mail:waiting.held', words),
      ...(movable === null
        ? []
        : [
            translate(locale, 'mail:waiting.stays', {
              moment: spokenMoment(locale, { ...at, start: instantOf(movable.appointment.startsAt) }),
            }),
          ]),
    ],
    link: {
      url: placeUrl(origin, locale, { id: waiting.id, key, leaves: false }),
      label: translate(locale, movable === null ? 'mail:waiting.take' : 'mail:waiting.move'),
    },
    leave: 'mail:waiting.leave',
  });
}
