import { and, asc, eq, gt, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { REMIND_BEFORE } from '#domain/appointments/reminder/reminder-time.ts';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import { instant, instantOf } from '#domain/time/instant.ts';
import { calendarAttachment } from '../booking/appointments/calendar-of.ts';
import { requireAppointmentRecord } from '../booking/appointments/appointment-record.ts';
import { addKey } from '../booking/appointments/appointment-keys.ts';
import { appointmentUrl } from '../booking/appointments/appointment-url.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { companies } from '../database/schema/tenants.ts';
import type { ServerContext } from '../context.ts';
import { runBatch } from '../jobs/batch.ts';
import { translate } from '../texts.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import { shopPairs } from '../mail/visit/shop-pairs.ts';
import { textMail } from '../mail/templates/text-mail.ts';
import { sendMail } from '../mail/outbox.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../mail/visit/spoken-visit.ts';
import { durationPairs, timedVisit, visitItems } from '../mail/visit/visit-items.ts';
import { sendsSms, sendSms } from '../sms/outbox.ts';
import type { Tenant } from '../router/route.ts';

const HOUR = 3_600_000;
/** Later than this a reminder helps nobody. */
const LATEST = HOUR;

/**
 * Reminds the customers of all companies of the visits that begin within a day, each once; one that was moved is reminded of its
 * new moment. Several processes may do so at once. Returns how many were reminded.
 */
export async function remind(context: ServerContext): Promise<number> {
  const { db, clock } = context;
  return runBatch((failed, took) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const [due] = await nextDue(tx, now, failed);
      if (due === undefined) return false;
      took(due.appointment.id);
      await remindOf(context, tx, due, now);
      return true;
    }),
  );
}

type Due = Awaited<ReturnType<typeof nextDue>>[number];

/** The first that no other process is at. Whoever booked within the last day before the visit knows of it. */
function nextDue(tx: Database, now: number, failed: readonly string[]) {
  const { startsAt, createdAt, remindedOf } = appointments;
  return tx
    .select({ appointment: appointments, shop: shops, company: companies })
    .from(appointments)
    .innerJoin(shops, and(eq(shops.companyId, appointments.companyId), eq(shops.id, appointments.shopId)))
    .innerJoin(companies, eq(companies.id, appointments.companyId))
    .where(
      and(
        eq(appointments.status, 'confirmed'),
        notInArray(appointments.id, [...failed]),
        lte(startsAt, new Date(now + REMIND_BEFORE)),
        gt(startsAt, new Date(now + LATEST)),
        or(isNull(remindedOf), ne(remindedOf, startsAt)),
        sql`${createdAt} < ${startsAt} - make_interval(hours => ${REMIND_BEFORE / HOUR})`,
      ),
    )
    .orderBy(asc(startsAt))
    .limit(1)
    .for('update', { of: appointments, skipLocked: true });
}

async function remindOf(
  context: ServerContext,
  tx: Database,
  { appointment, shop, company }: Due,
  now: number,
): Promise<void> {
  const { companyId, id, startsAt } = appointment;
  const record = await requireAppointmentRecord(tx, companyId, id);
  await tx
    .update(appointments)
    .set({ remindedOf: startsAt })
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, id)));
  const locale = isLocale(appointment.locale) ? appointment.locale : DEFAULT_LOCALE;
  const tenant: Tenant = company;
  const origin = await companyOrigin(context, tenant.id, tx);
  const url = appointmentUrl({ id, locale, origin, manageKey: await addKey(tx, appointment) });
  const { timeZone } = shop;
  const start = instantOf(startsAt);
  const at = { timeZone, start, now: instant(now) };
  const words = { shop: shop.name, moment: spokenMoment(locale, at) };
  const { identity } = company.profile;
  const visit = timedVisit(record);
  const services = spokenServices(
    locale,
    visit.services.map(({ name }) => name),
  );
  const mail = textMail(locale, {
    subject: translate(locale, 'mail:reminder.subject', { services, moment: subjectMoment(locale, at) }),
    title: translate(locale, 'mail:reminder.title'),
    greeting: translate(locale, 'mail:confirmed.hello', { firstname: appointment.firstname }),
    paragraphs: [translate(locale, 'mail:reminder.text', words)],
    items: visitItems(locale, visit),
    pairs: [
      ...durationPairs(locale, visit),
      ...shopPairs(locale, shop, appointment.phone),
      { term: translate(locale, 'mail:confirmed.reference'), value: appointment.reference },
    ],
    link: { url, label: translate(locale, 'mail:visit.manage') },
    company: company.profile,
  });
  const attachments = await calendarAttachment(tx, appointment, locale);
  const envelope = { companyId, from: identity.email, to: appointment.email, locale, now };
  await sendMail(tx, envelope, { ...mail, attachments });
  if (!appointment.smsReminder || appointment.phone === '' || !sendsSms(tenant)) return;
  const text = translate(locale, 'mail:reminder.sms', { ...words, company: identity.displayName, url });
  await sendSms(tx, { companyId, to: appointment.phone, locale, text, now });
}
