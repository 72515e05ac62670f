import { formatSpokenTime } from '#domain/time/format-time.ts';
import { instant, instantOf, type Instant } from '#domain/time/instant.ts';
import type { Visit } from '../../booking/visit.ts';
import type { Database } from '../../database/database.ts';
import type { HeldLine } from '../../database/schema/booking.ts';
import { translate } from '../../texts.ts';
import { textMail } from '../../mail/templates/text-mail.ts';
import { sendMail } from '../../mail/outbox.ts';
import { spokenMoment, subjectMoment } from '../../mail/visit/spoken-visit.ts';
import type { Movable } from '../movable.ts';
import type { WaitingRow } from '../waiting-row.ts';
import { placeUrl } from './place-url.ts';
import { localeOf, serviceNames } from './wish-words.ts';

interface Offer {
  readonly waiting: WaitingRow;
  readonly visit: Visit;
  /** What is to move there; null: it is booked there. */
  readonly movable: Movable | null;
  readonly hold: { readonly expiresAt: Instant; readonly lines: readonly HeldLine[] };
  readonly key: string;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/** Tells one person of the place that is held for them; the same key takes them off the list. */
export async function sendOffer(
  tx: Database,
  { waiting, visit, movable, hold, key, origin, now }: Offer,
): Promise<void> {
  const { tenant, facts } = visit;
  const { profile } = tenant;
  const locale = localeOf(waiting);
  const { name: shop, timeZone } = facts.shop;
  const start = instant(Date.parse(hold.lines[0]?.start ?? ''));
  const at = { timeZone, start, now: instant(now) };
  const words = {
    shop,
    moment: spokenMoment(locale, at),
    services: serviceNames(waiting, visit).join(' + '),
    until: formatSpokenTime(locale, timeZone, hold.expiresAt),
  };
  const page = (leaves: boolean) => placeUrl(origin, locale, { id: waiting.id, key, leaves });
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: profile.identity.email,
      to: waiting.email,
      locale,
      unsubscribeUrl: page(true),
      now,
    },
    textMail(locale, {
      subject: translate(locale, 'mail:waiting.subject', {
        ...words,
        moment: subjectMoment(locale, at),
      }),
      title: translate(locale, 'mail:waiting.title'),
      greeting: translate(locale, 'mail:account.hello'),
      paragraphs: [
        translate(locale, 'mail:waiting.free', words),
        translate(locale, 'mail:waiting.held', words),
        ...(movable === null
          ? []
          : [
              translate(locale, 'mail:waiting.stays', {
                moment: spokenMoment(locale, {
                  ...at,
                  start: instantOf(movable.appointment.startsAt),
                }),
              }),
            ]),
      ],
      link: {
        url: page(false),
        label: translate(locale, movable === null ? 'mail:waiting.take' : 'mail:waiting.move'),
      },
      last: { url: page(true), label: translate(locale, 'mail:waiting.leave') },
      company: profile,
    }),
  );
}
