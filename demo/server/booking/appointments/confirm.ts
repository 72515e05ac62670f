import { appointmentCalendar } from '#contract/booking/appointments.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { confirmationMail } from '../../mail/templates/confirmation.ts';
import { sendMail } from '../../mail/outbox.ts';
import type { Tenant } from '../../router/route.ts';
import type { AppointmentRecord } from './appointment-record.ts';
import type { Booked } from './book.ts';

/** The visitor's language where the company speaks it, else the company's first. */
export function spokenLocale({ profile }: Tenant, wanted: Locale): Locale {
  const { langs } = profile.booker;
  return langs[wanted] ? wanted : (LOCALES.find((locale) => langs[locale]) ?? wanted);
}

/** `before`: as it was booked until it was moved; null where it is new. */
export async function sendConfirmation(
  tx: Database,
  booked: Booked,
  before: AppointmentRecord | null = null,
): Promise<void> {
  const { visit, origin } = booked;
  const { tenant } = visit;
  const path = appointmentCalendar.path.replace('{id}', encodeURIComponent(booked.id));
  const url = `${origin}${path}?key=${encodeURIComponent(booked.manageKey)}&curlang=${booked.locale}`;
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: tenant.profile.identity.email,
      to: booked.contact.email,
      locale: booked.locale,
      now: booked.createdAt,
    },
    confirmationMail(booked, url, before),
  );
}
