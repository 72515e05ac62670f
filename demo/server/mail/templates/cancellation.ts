import { and, eq } from 'drizzle-orm';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { instant, instantOf } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import type { appointments } from '../../database/schema/booking.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { translate } from '../../texts.ts';
import type { Tenant } from '../../router/route.ts';
import { calendarAttachment } from '../../booking/appointments/calendar-of.ts';
import { textMail } from './text-mail.ts';
import { sendMail } from '../outbox.ts';
import { bookedServices, spokenMoment, subjectMoment } from '../spoken-visit.ts';

type AppointmentRow = typeof appointments.$inferSelect;

/** Tells a customer that their appointment, as it is kept by now, is cancelled, and what goes back; calendars strike it out. */
export function sendCancellation(
  tx: Database,
  tenant: Tenant,
  appointment: AppointmentRow,
  { refund, fee, now }: { readonly refund: Cents; readonly fee: Cents; readonly now: number },
): Promise<void> {
  return sendTemplate(tx, tenant, appointment, { kind: 'cancelled', amounts: { refund, fee }, now });
}

/** Tells a customer that the shop has confirmed what they asked for. */
export function sendStatus(
  tx: Database,
  tenant: Tenant,
  appointment: AppointmentRow,
  now: number,
): Promise<void> {
  return sendTemplate(tx, tenant, appointment, { kind: 'confirmed', amounts: { refund: 0, fee: 0 }, now });
}

interface News {
  readonly kind: 'cancelled' | 'confirmed';
  readonly amounts: { readonly refund: Cents; readonly fee: Cents };
  readonly now: number;
}

async function sendTemplate(
  tx: Database,
  { id, profile }: Tenant,
  appointment: AppointmentRow,
  { kind, amounts, now }: News,
): Promise<void> {
  const [shop] = await tx
    .select({ name: shops.name, timeZone: shops.timeZone })
    .from(shops)
    .where(and(eq(shops.companyId, id), eq(shops.id, appointment.shopId)));
  if (shop === undefined) return;
  const locale = isLocale(appointment.locale) ? appointment.locale : DEFAULT_LOCALE;
  const start = instantOf(appointment.startsAt);
  const words = {
    shop: shop.name,
    moment: spokenMoment(locale, { timeZone: shop.timeZone, start, now: instant(now) }),
  };
  const subject = {
    services: await bookedServices(tx, appointment, locale),
    moment: subjectMoment(locale, shop.timeZone, start),
  };
  const money = (['refund', 'fee'] as const).flatMap((name) =>
    amounts[name] === 0
      ? []
      : [
          translate(locale, `mail:visit.${name}`, {
            amount: formatMoney(locale, amounts[name], currencyOf(profile.mCurrency.code)),
          }),
        ],
  );
  const reference = translate(locale, 'mail:pair', {
    term: translate(locale, 'mail:confirmed.reference'),
    value: appointment.reference,
  });
  await sendMail(
    tx,
    { companyId: id, from: profile.identity.email, to: appointment.email, locale, now },
    {
      ...textMail(locale, {
        subject: translate(locale, `mail:visit.${kind}Subject`, subject),
        title: translate(locale, `mail:visit.${kind}Title`),
        greeting: translate(locale, 'mail:confirmed.hello', { firstname: appointment.firstname }),
        paragraphs: [translate(locale, `mail:visit.${kind}`, words), ...money, reference],
        company: profile,
      }),
      attachments: await calendarAttachment(tx, appointment, locale),
    },
  );
}
