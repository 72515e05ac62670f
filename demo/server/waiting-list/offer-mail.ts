import { externalServiceId } from '#domain/catalogue/ids.ts';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import { buildHref } from '#domain/site/routes.ts';
import { formatSpokenTime } from '#domain/time/format-time.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Visit } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import type { HeldLine } from '../database/schema/booking.ts';
import { translate } from '../texts.ts';
import { textMail } from '../mail/templates/text-mail.ts';
import { sendMail } from '../mail/outbox.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../mail/visit/spoken-visit.ts';
import type { WaitingRow } from './waiting-row.ts';

interface Offer {
  readonly waiting: WaitingRow;
  readonly visit: Visit;
  readonly hold: { readonly expiresAt: Instant; readonly lines: readonly HeldLine[] };
  readonly key: string;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/** Tells one person of the place that is held for them; the same key takes them off the list. */
export async function sendOffer(
  tx: Database,
  { waiting, visit, hold, key, origin, now }: Offer,
): Promise<void> {
  const { tenant, facts } = visit;
  const { profile } = tenant;
  const locale = isLocale(waiting.locale) ? waiting.locale : DEFAULT_LOCALE;
  const { name: shop, timeZone } = facts.shop;
  const start = instant(Date.parse(hold.lines[0]?.start ?? ''));
  const at = { timeZone, start, now: instant(now) };
  const words = {
    shop,
    moment: spokenMoment(locale, at),
    services: spokenServices(
      locale,
      waiting.serviceIds.map((id) => facts.services.get(externalServiceId(id))?.article.name ?? {}),
    ),
    until: formatSpokenTime(locale, timeZone, hold.expiresAt),
  };
  const page = (query: object) =>
    `${origin}${buildHref({ kind: 'freed-place', id: waiting.id }, locale, query)}#${key}`;
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: profile.identity.email,
      to: waiting.email,
      locale,
      unsubscribeUrl: page({ tab: 'leave' }),
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
      ],
      link: { url: page({}), label: translate(locale, 'mail:waiting.take') },
      last: { url: page({ tab: 'leave' }), label: translate(locale, 'mail:waiting.leave') },
      company: profile,
    }),
  );
}
