import { and, asc, eq } from 'drizzle-orm';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { toCivilDate } from '#domain/time/date-key.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines } from '../database/schema/booking.ts';
import { translate } from '../texts.ts';

/** Two moments on the clock of a shop. */
interface VisitMoment {
  readonly timeZone: string;
  readonly start: Instant;
  /** When the mail is written. */
  readonly now: Instant;
}

/** "mardi 13 janvier à 10 h", with the year where that is another one than now. */
export function spokenMoment(locale: Locale, { timeZone, start, now }: VisitMoment): string {
  const date = dateAt(start, timeZone);
  const isThisYear = toCivilDate(date).year === toCivilDate(dateAt(now, timeZone)).year;
  const day = formatDay(locale, date, isThisYear ? 'long' : 'full');
  return translate(locale, 'mail:moment', { day, time: formatSpokenTime(locale, timeZone, start) });
}

/** "mar. 13 janv. 2026 à 10 h": a subject is read in a list, and years later. */
export function subjectMoment(locale: Locale, timeZone: string, start: Instant): string {
  const date = dateAt(start, timeZone);
  const day = `${formatDay(locale, date, 'short')} ${toCivilDate(date).year}`;
  return translate(locale, 'mail:moment', { day, time: formatSpokenTime(locale, timeZone, start) });
}

/** "Massage suédois + Manucure": each once, in one line. */
export function spokenServices(locale: Locale, names: readonly LocalizedText[]): string {
  return [...new Set(names.map((name) => textIn(locale, name)))].join(' + ');
}

/** What an appointment is for, in a language. */
export async function bookedServices(
  tx: Database,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  locale: Locale,
): Promise<string> {
  const lines = await tx
    .select({ name: appointmentLines.name })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.companyId, companyId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  return spokenServices(
    locale,
    lines.map(({ name }) => name),
  );
}
