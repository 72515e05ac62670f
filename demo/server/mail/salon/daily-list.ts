import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import {
  dateAt,
  elapsedMinuteAt,
  endOfDay,
  wallAt,
  zonedDayOf,
} from '#domain/availability/hours/clock-change.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { appointmentLines, appointments, resources } from '../../database/schema/booking.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { dailyLists } from '../../database/schema/records.ts';
import { companies } from '../../database/schema/tenants.ts';
import { runBatch } from '../../jobs/batch.ts';
import { sendMail } from '../outbox.ts';
import { listSheet, type SalonDay } from './list-sheet.ts';
import { salonSheetMail } from './salon-sheet.ts';
import { salonAddress, salonLocale, salonWishes } from './salon-settings.ts';

/** Minutes after its hour beyond which a day's list helps nobody. */
const LATEST = 180;

interface Listed {
  readonly shop: typeof shops.$inferSelect;
  readonly profile: typeof companies.$inferSelect.profile;
}

/**
 * Sends the salons that want one the list of their day, once, from the hour that their company chose by the clock of the shop.
 * Several processes may do so at once. Returns how many days were looked through.
 */
export async function sendDailyLists({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const waiting = [...(await salonsWithLists(db))];
  return runBatch(async (_, took) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      took(next.shop.id);
      const salon = next;
      const date = dueDate(salon, now);
      if (date !== null && (await inTransaction(db, (tx) => sendList(tx, salon, date, now)))) return true;
    }
    return false;
  });
}

function salonsWithLists(db: Database): Promise<Listed[]> {
  return db
    .select({ shop: shops, profile: companies.profile })
    .from(shops)
    .innerJoin(companies, eq(companies.id, shops.companyId))
    .where(
      and(
        eq(shops.removed, false),
        sql`${companies.profile} #> '{booker,appointment,mails,listHour}' is not null`,
      ),
    );
}

/** The day that it is in the salon, where that day's list is due; null before its hour and long after. */
function dueDate({ shop, profile }: Listed, now: Instant): DateKey | null {
  const { listHour } = salonWishes(profile);
  if (listHour === null) return null;
  const date = dateAt(now, shop.timeZone);
  const day = zonedDayOf(date, shop.timeZone);
  const late = wallAt(day, elapsedMinuteAt(day, now)) - listHour * 60;
  return late >= 0 && late < LATEST ? date : null;
}

/** False where that was done before. */
async function sendList(
  tx: Database,
  { shop, profile }: Listed,
  date: DateKey,
  now: Instant,
): Promise<boolean> {
  const { companyId } = shop;
  const [noted] = await tx
    .insert(dailyLists)
    .values({ companyId, shopId: shop.id, date })
    .onConflictDoUpdate({
      target: [dailyLists.companyId, dailyLists.shopId],
      set: { date },
      setWhere: ne(dailyLists.date, date),
    })
    .returning({ date: dailyLists.date });
  if (noted === undefined) return false;
  const to = salonAddress(shop, profile);
  const day = await readDay(tx, shop, date);
  if (to === null || (day.lines.length === 0 && !salonWishes(profile).emptyDays)) return true;
  const locale = salonLocale(shop, profile);
  const event = `list ${shop.id} ${date}`;
  const envelope = { companyId, from: profile.identity.email, to, locale, event, now };
  await sendMail(tx, envelope, salonSheetMail(listSheet(locale, day), profile));
  return true;
}

async function readDay(tx: Database, shop: Listed['shop'], date: DateKey): Promise<SalonDay> {
  const { companyId } = shop;
  const day = zonedDayOf(date, shop.timeZone);
  const lines = await tx
    .select({ line: appointmentLines, appointment: appointments })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(eq(appointments.companyId, companyId), eq(appointments.id, appointmentLines.appointmentId)),
    )
    .where(
      and(
        eq(appointmentLines.companyId, companyId),
        eq(appointments.shopId, shop.id),
        inArray(appointments.status, ['pending', 'confirmed', 'arrived', 'completed']),
        gte(appointmentLines.startsAt, new Date(day.startsAt)),
        lt(appointmentLines.startsAt, new Date(endOfDay(day))),
      ),
    )
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.position));
  const people = await tx
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(
      and(
        eq(resources.companyId, companyId),
        eq(resources.shopId, shop.id),
        eq(resources.kind, 'practitioner'),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id));
  return { shop, date, lines, people };
}
