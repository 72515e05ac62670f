import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { BookingStatus } from '#domain/appointments/booking-status.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { readAppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { calendarFacts } from '../../booking/appointments/calendar-of.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { companies } from '../../database/schema/tenants.ts';
import { subscribedCalendar } from '../../mail/calendar-file.ts';
import { translate } from '../../texts.ts';
import { calendarOfKey } from './calendar-address.ts';

const DAY = 86_400_000;
/** Milliseconds for which an appointment stays in the calendar once it is over. */
const KEPT = 90 * DAY;
/** Appointments at most: where there are more, what is long over is left out. */
const MOST = 100;
/** What is given up is no longer in it, and so leaves the calendars that follow it. */
const SHOWN: readonly BookingStatus[] = ['pending', 'confirmed', 'arrived', 'completed'];

interface Asked {
  readonly key: string;
  /** Token of the company that is asked; null where a calendar asks none. */
  readonly company: string | null;
  readonly now: number;
}

/** The appointments of the customer whom a key belongs to, as iCalendar; null for a key of nobody, and of another company. */
export async function customerCalendar(db: Database, { key, company, now }: Asked): Promise<string | null> {
  const found = await calendarOfKey(db, key);
  if (found === null) return null;
  const { companyId, userId, locale } = found;
  const [owner] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (owner === undefined || (company !== null && owner.token !== company)) return null;
  const spoken = isLocale(locale) ? locale : 'fr';
  const name = owner.profile.identity.displayName;
  return appointmentsCalendar(
    db,
    { companyId, userId, name, locale: spoken },
    { since: now - KEPT, most: MOST },
  );
}

interface Owner {
  readonly companyId: string;
  readonly userId: string;
  /** Of the company. */
  readonly name: string;
  readonly locale: Locale;
}

/** A customer's appointments as iCalendar, the newest `most`, that end after `since` (epoch milliseconds); all of them unless said. */
export async function appointmentsCalendar(
  db: Database,
  { companyId, userId, name, locale }: Owner,
  limits: { readonly since: number; readonly most: number } | null = null,
): Promise<string> {
  const asked = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.companyId, companyId),
        eq(appointments.userId, userId),
        inArray(appointments.status, [...SHOWN]),
        limits === null ? undefined : gt(appointments.endsAt, new Date(limits.since)),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  const rows = await (limits === null ? asked : asked.limit(limits.most));
  const events = [];
  for (const { id } of rows.toReversed()) {
    const record = await readAppointmentRecord(db, companyId, id);
    if (record !== null) events.push(calendarFacts(record, locale));
  }
  return subscribedCalendar(translate(locale, 'mail:calendar.own', { company: name }), locale, events);
}
