import { settledSums, type SettledMoney } from '#domain/appointments/sums/visit-sums.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { instant, instantOf } from '#domain/time/instant.ts';
import { bookAgainLink } from '../../booking/appointments/book-again-link.ts';
import {
  requireAppointmentRecord,
  type AppointmentRecord,
} from '../../booking/appointments/appointment-record.ts';
import { calendarAttachment } from '../../booking/appointments/calendar-of.ts';
import type { Database } from '../../database/database.ts';
import { visitMoney } from '../../orders/ending/visit-money.ts';
import type { Tenant } from '../../router/route.ts';
import { smsReminderAt } from '../../reminders/sms-reminder.ts';
import { translate } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';
import { sendMail } from '../outbox.ts';
import { shopPairs } from '../visit/shop-pairs.ts';
import { smsSentence } from '../visit/sms-sentence.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../visit/spoken-visit.ts';
import { durationPairs, timedVisit, visitItems } from '../visit/visit-items.ts';
import { pricedVisit, visitSumPairs } from '../visit/visit-sum-pairs.ts';
import { textMail } from './text-mail.ts';

interface Cancelled {
  readonly appointmentId: string;
  readonly refund: Cents;
  readonly fee: Cents;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/**
 * Tells a customer that their appointment, as it is kept by now, is off: what it was, what goes back and what is kept, and the way
 * to another one; calendars strike it out.
 */
export async function sendCancellation(
  tx: Database,
  tenant: Tenant,
  { appointmentId, ...cancelled }: Cancelled,
): Promise<void> {
  const record = await requireAppointmentRecord(tx, tenant.id, appointmentId);
  await sendEnding(tx, record, { ...cancelled, money: await visitMoney(tx, record.order) });
}

/** Tells whoever did not come what is kept for it, and the way to another appointment: once. */
export async function sendMissed(
  tx: Database,
  companyId: string,
  { appointmentId, ...when }: Omit<Cancelled, 'refund' | 'fee'>,
): Promise<void> {
  const record = await requireAppointmentRecord(tx, companyId, appointmentId);
  const money = await visitMoney(tx, record.order);
  const event = `buyer missed visit ${appointmentId}`;
  await sendEnding(tx, record, { ...when, money, refund: money.refunded, fee: money.kept, event });
}

interface Ending extends Omit<Cancelled, 'appointmentId'>, Pick<News, 'event'> {
  readonly money: SettledMoney;
}

async function sendEnding(
  tx: Database,
  record: AppointmentRecord,
  { money, origin, event, now, ...amounts }: Ending,
): Promise<void> {
  const locale = localeOf(record);
  const kind = endOf(record);
  const again = await bookAgainLink(tx, record, { origin, locale });
  await sendNews(tx, record, {
    kind,
    ...(event && { event }),
    paragraphs: moneySentences(locale, kind, record, amounts),
    // As its page tells them.
    sums: visitSumPairs(locale, pricedVisit(record), settledSums(money, { isOff: true })),
    ...(again && { link: { url: again.url, label: translate(locale, `mail:visit.again.${again.leadsTo}`) } }),
    now,
  });
}

/** Tells a customer that the shop has confirmed what they asked for, and when an SMS will remind of it. */
export async function sendStatus(
  tx: Database,
  tenant: Tenant,
  { appointmentId, now }: { readonly appointmentId: string; readonly now: number },
): Promise<void> {
  const record = await requireAppointmentRecord(tx, tenant.id, appointmentId);
  const { appointment, shop } = record;
  const { phone } = appointment;
  const reminded = { ...appointment, startsAt: instantOf(appointment.startsAt) };
  const at = smsReminderAt(tenant, reminded, instant(now));
  const paragraphs =
    at === null ? [] : [smsSentence(localeOf(record), { at, phone, shop, now: instant(now) })];
  await sendNews(tx, record, { kind: 'confirmed', paragraphs, sums: [], now });
}

function localeOf({ appointment }: AppointmentRecord): Locale {
  return isLocale(appointment.locale) ? appointment.locale : DEFAULT_LOCALE;
}

type Kind = 'confirmed' | 'cancelled' | 'cancelledByShop' | 'declined' | 'missed';

/** Who has ended it, or that nobody came. */
function endOf({ appointment: { status } }: AppointmentRecord): Kind {
  if (status === 'declined') return 'declined';
  if (status === 'no_show') return 'missed';
  return status === 'cancelled_by_shop' ? 'cancelledByShop' : 'cancelled';
}

/** What somebody else has ended costs nothing, which nobody doubts. */
const ENDED_BY_SHOP = { free: [], fee: 'mail:visit.fee' } as const;
/** What is said where nothing is kept (`free`), and of what is (`fee`). */
const ABOUT_MONEY = {
  confirmed: ENDED_BY_SHOP,
  cancelledByShop: ENDED_BY_SHOP,
  declined: ENDED_BY_SHOP,
  cancelled: { free: ['mail:visit.free'], fee: 'mail:visit.fee' },
  missed: { free: ['mail:visit.missedFree'], fee: 'mail:visit.missedFee' },
} as const;

function moneySentences(
  locale: Locale,
  kind: Kind,
  { profile }: AppointmentRecord,
  { refund, fee }: Pick<Cancelled, 'refund' | 'fee'>,
): string[] {
  const money = (cents: Cents) => ({
    amount: formatMoney(locale, cents, currencyOf(profile.mCurrency.code)),
  });
  const { free, fee: kept } = ABOUT_MONEY[kind];
  return [
    ...(fee === 0 ? free.map((key) => translate(locale, key)) : [translate(locale, kept, money(fee))]),
    ...(refund === 0 ? [] : [translate(locale, 'mail:visit.refund', money(refund))]),
  ];
}

interface News {
  readonly kind: Kind;
  /** What happened, where it may be told again. */
  readonly event?: string;
  readonly paragraphs: readonly string[];
  readonly sums: readonly MailPair[];
  readonly link?: { readonly url: string; readonly label: string };
  readonly now: number;
}

async function sendNews(
  tx: Database,
  record: AppointmentRecord,
  { kind, event, paragraphs, sums, link, now }: News,
): Promise<void> {
  const { appointment, shop, profile } = record;
  const { companyId } = appointment;
  const locale = localeOf(record);
  const heading = kind === 'cancelledByShop' ? 'cancelled' : kind;
  const moment = { timeZone: shop.timeZone, start: instantOf(appointment.startsAt), now: instant(now) };
  const visit = timedVisit(record);
  const pairs: MailPair[] = [
    ...durationPairs(locale, visit),
    ...sums,
    ...shopPairs(locale, shop, appointment.phone),
    { term: translate(locale, 'mail:confirmed.reference'), value: appointment.reference },
  ];
  await sendMail(
    tx,
    { companyId, from: profile.identity.email, to: appointment.email, locale, ...(event && { event }), now },
    {
      ...textMail(locale, {
        subject: translate(locale, `mail:visit.${heading}Subject`, {
          services: spokenServices(
            locale,
            visit.services.map(({ name }) => name),
          ),
          moment: subjectMoment(locale, moment),
        }),
        title: translate(locale, `mail:visit.${heading}Title`),
        greeting: translate(locale, 'mail:confirmed.hello', { firstname: appointment.firstname }),
        paragraphs: [
          translate(locale, `mail:visit.${kind}`, {
            shop: shop.name,
            moment: spokenMoment(locale, moment),
          }),
          ...paragraphs,
        ],
        items: visitItems(locale, visit),
        pairs,
        ...(link && { link }),
        company: profile,
      }),
      // What is over stays in a calendar as it was.
      attachments: kind === 'missed' ? [] : await calendarAttachment(tx, appointment, locale),
    },
  );
}
