import { and, asc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { zonedDayOf, endOfDay } from '#domain/availability/hours/clock-change.ts';
import { civilDate, dayNumber, toCivilDate, toDateKey, type DateKey } from '#domain/time/date-key.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';

/** Far before and far after all that was ever sold: days beyond are written in ways that no database reads. */
const FIRST_DAY = dayNumber(toCivilDate('19000101'));
const LAST_DAY = dayNumber(toCivilDate('99990101'));

/** The zones in which the shops of a company count their days. */
export interface ShopCalendars {
  /** Of what belongs to no shop: the first shop's. */
  readonly home: string;
  /** Each once. */
  readonly zones: readonly [string, ...string[]];
}

export async function shopCalendars(db: Database, companyId: string): Promise<ShopCalendars> {
  const rows = await db
    .select({ timeZone: shops.timeZone })
    .from(shops)
    .where(eq(shops.companyId, companyId))
    .orderBy(asc(shops.removed), asc(shops.position), asc(shops.id));
  const home = rows[0]?.timeZone ?? 'UTC';
  return {
    home,
    zones: [home, ...new Set(rows.map(({ timeZone }) => timeZone).filter((zone) => zone !== home))],
  };
}

/** Days as they are asked for, YYYYMMDD with or without hyphens; both included. */
interface Period {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Whether a moment lies on the days of a period, by the calendar of the shop whose zone is `zone`; null is that of no shop. */
export function onDays(
  moment: AnyPgColumn,
  zone: SQL | AnyPgColumn,
  { start, end }: Period,
  { home, zones }: ShopCalendars,
): SQL | undefined {
  if (start === undefined && end === undefined) return undefined;
  const inZone = (timeZone: string) => {
    const first = start === undefined ? null : zonedDayOf(dayOf(start), timeZone);
    const last = end === undefined ? null : zonedDayOf(dayOf(end), timeZone);
    return and(
      zones.length === 1 ? undefined : sql`coalesce(${zone}, ${home}) = ${timeZone}`,
      first === null ? undefined : gte(moment, new Date(first.startsAt)),
      last === null ? undefined : lt(moment, new Date(endOfDay(last))),
    );
  };
  return or(...zones.map(inZone));
}

/** Of no day at all, as the 31st of June, what the calendar makes of it. */
function dayOf(text: string): DateKey {
  const { year, month, day } = toCivilDate(text.replaceAll('-', ''));
  const months = year * 12 + month - 1;
  const first = dayNumber({ year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: 1 });
  return toDateKey(civilDate(Math.min(LAST_DAY, Math.max(FIRST_DAY, first + day - 1))));
}
