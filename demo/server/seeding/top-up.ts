import { setImmediate as letOthersWork } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import { zonedDayOf, elapsedRanges, instantAt } from '#domain/availability/hours/clock-change.ts';
import { addDays, daysBetween, daysFrom, type DateKey } from '#domain/time/date-key.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import { busyEvents } from '#seed/calendar/calendar.ts';
import type { SeedCompany, SeedShop } from '#seed/model.ts';
import { workingHours } from '../booking/schedule/shop-days.ts';
import type { ResourceRow } from '../booking/schedule/shop-facts.ts';
import { rangeText } from '../booking/schedule/taken-times.ts';
import type { Database } from '../database/database.ts';
import { claims, resources } from '../database/schema/booking.ts';
import { shops, specialDays } from '../database/schema/catalogue.ts';
import { shopRowId } from './rows/company-rows.ts';
import { SCALE_COMPANY } from './scale/scale-rows.ts';
import { writeSetting, setting } from './seed.ts';

/** Days ahead for which calendars look used. */
const CALENDAR_DAYS = 70;
/** Few enough that a visitor hardly waits for a chunk. */
const CHUNK = 100;
const FILLED_UNTIL = 'calendars filled until';
const FILLED_ON = 'calendars filled on';
/** Days ahead for which every seed tells all special days. */
const SPECIAL_DAYS = 180;
const SPECIAL_DAYS_UNTIL = 'special days told until';

interface Filling {
  /** From today on. */
  readonly days?: number;
  /** Ends the work soon: what is not filled yet is filled by the next start. */
  readonly stopped?: AbortSignal;
}

/**
 * Fills the practitioners' calendars for the days ahead. What is there stays: an event that
 * would meet a booking is left out. A day that was filled today is not filled again.
 */
export async function fillCalendars(
  db: Database,
  today: DateKey,
  { days = CALENDAR_DAYS, stopped }: Filling = {},
): Promise<void> {
  const filledOn = await setting(db, FILLED_ON);
  const filledUntil =
    filledOn === today ? ((await setting(db, FILLED_UNTIL)) ?? addDays(today, -1)) : addDays(today, -1);
  const dates = daysFrom(today, days).filter((date) => date > filledUntil);
  if (dates.length === 0) return;
  const people = await db
    .select({ row: resources, timeZone: shops.timeZone, slug: shops.slug })
    .from(resources)
    .innerJoin(shops, and(eq(shops.companyId, resources.companyId), eq(shops.id, resources.shopId)))
    // The big company's calendars are made with it.
    .where(and(eq(resources.kind, 'practitioner'), ne(resources.companyId, SCALE_COMPANY)))
    // The same in every process, so that two that fill at once never wait for each other in a circle.
    .orderBy(resources.companyId, resources.id);
  for (const date of dates) {
    const rows = people.flatMap((person) => eventsOf(person, date, daysBetween(today, date)));
    for (let from = 0; from < rows.length; from += CHUNK) {
      if (stopped?.aborted) return;
      await addEvents(db, rows.slice(from, from + CHUNK));
      // The embedded database would otherwise keep the event loop to itself.
      await letOthersWork();
    }
    await writeSetting(db, FILLED_UNTIL, date);
    await writeSetting(db, FILLED_ON, today);
  }
}

/** As one parameter: five for each of thousands of rows would take twice the time. */
async function addEvents(db: Database, events: ReturnType<typeof eventsOf>): Promise<void> {
  await db.execute(sql`
    insert into ${claims} (company_id, resource_id, kind, owner_id, during)
    select company_id, resource_id, 'event', owner_id, during
    from json_to_recordset(${JSON.stringify(events)}::json)
      as event (company_id text, resource_id text, owner_id text, during tstzrange)
    on conflict do nothing`);
}

interface Person {
  readonly row: ResourceRow;
  readonly timeZone: string;
  readonly slug: string;
}

function eventsOf({ row, timeZone, slug }: Person, date: DateKey, daysAhead: number) {
  const zonedDay = zonedDayOf(date, timeZone);
  const resource = `${row.companyId} ${slug} ${row.name}`;
  const busy = busyEvents({ resource, date, daysAhead, working: workingHours(row, date) });
  return busy.flatMap((event, index) =>
    elapsedRanges(zonedDay, [{ start: wallMinute(event.start), end: wallMinute(event.end) }]).map(
      ({ start, end }) => ({
        company_id: row.companyId,
        resource_id: row.id,
        owner_id: `${row.id} ${date} ${index}`,
        during: rangeText({ start: instantAt(zonedDay, start), end: instantAt(zonedDay, end) }),
      }),
    ),
  );
}

/**
 * Adds the closed and open days that lie beyond those already told, so that they never run out. Days near the day of seeding,
 * as a training, are told once: they do not wander along with each start.
 */
export async function addSpecialDays(
  db: Database,
  seeds: readonly SeedCompany[],
  today: DateKey,
): Promise<void> {
  const until = (await setting(db, SPECIAL_DAYS_UNTIL)) ?? addDays(today, -1);
  const rows = seeds.flatMap((seed) => seed.shops.flatMap((shop) => specialDaysOf(seed, shop, today)));
  const added = rows.filter(({ date }) => date > until);
  if (added.length > 0) await db.insert(specialDays).values(added).onConflictDoNothing();
  const horizon = addDays(today, SPECIAL_DAYS);
  if (horizon > until) await writeSetting(db, SPECIAL_DAYS_UNTIL, horizon);
}

function specialDaysOf(seed: SeedCompany, shop: SeedShop, today: DateKey) {
  return (['closed', 'open'] as const).flatMap((kind) =>
    (kind === 'closed' ? shop.closedDays : shop.openDays).map(({ inDays, from = null, to = null, label }) => {
      const date = addDays(today, inDays);
      return {
        companyId: seed.company.nickname,
        id: `${kind}-${shop.slug}-${date}-${from ?? 'whole'}`,
        shopId: shopRowId(shop.slug),
        kind,
        date,
        from,
        to,
        label,
      };
    }),
  );
}
