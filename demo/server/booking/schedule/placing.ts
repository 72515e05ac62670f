import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Placement } from '#domain/availability/calendar.ts';
import { dateAt, zonedDayOf, instantAt } from '#domain/availability/hours/clock-change.ts';
import { dayOffer, nearestStarts, visitAt } from '#domain/availability/visit-search.ts';
import { addDays, daysFrom, type DateKey } from '#domain/time/date-key.ts';
import { subtractRanges } from '#domain/time/minutes.ts';
import { occupiedMinutes } from '#domain/catalogue/visit-duration.ts';
import { instant, instantOf, type Instant, type InstantRange } from '#domain/time/instant.ts';
import type { ElapsedMinute } from '#domain/time/minutes-of-day.ts';
import type { Database } from '../../database/database.ts';
import { claims, type holds, type HeldLine } from '../../database/schema/booking.ts';
import { resourcesOf } from '../line-people.ts';
import { openingOn, shopDayOf, spanOfDays } from './shop-days.ts';
import { ownTimes, rangeText, resourceIdsOf, takenTimes, type Seen } from './taken-times.ts';
import { limitsOf, priceOfService, startOfLine, type Visit } from '../visit.ts';

const MINUTE = 60_000;
const NEAREST = 3;

/** What a claim is made for. */
export interface ClaimOwner {
  readonly kind: 'hold' | 'appointment';
  readonly id: string;
  /** Epoch milliseconds; only of a hold. */
  readonly expiresAt: number | null;
  /** The appointment that a hold is to move: what it has already is not claimed again. */
  readonly moving?: string | null;
}

/** Where the whole visit takes place when it begins at an instant, by the scheduler of the domain; null where it does not fit. */
export async function placeVisit(
  db: Database,
  visit: Visit,
  start: Instant,
  seen: Seen,
): Promise<HeldLine[] | null> {
  const { facts, tenant, lines } = visit;
  const date = dateAt(start, facts.shop.timeZone);
  const days = await shopDays(db, visit, [date], seen);
  const day = days[0];
  const found = day && visitAt(day, lines, limitsOf(tenant, seen.now), start);
  if (!found) return null;
  const zonedDay = zonedDayOf(date, facts.shop.timeZone);
  return found.placements.map((placement, index) =>
    heldLine(visit, placement, index, (minute) => instantAt(zonedDay, minute)),
  );
}

function heldLine(
  visit: Visit,
  placement: Placement,
  index: number,
  toInstant: (minute: ElapsedMinute) => Instant,
): HeldLine {
  const { facts, wanted } = visit;
  const article = facts.services.get(placement.externalServiceId)?.article;
  if (article === undefined) throw new Error(`The visit has no service ${placement.externalServiceId}.`);
  const start = toInstant(placement.startMinute);
  return {
    articleId: article.id,
    serviceId: placement.externalServiceId,
    wantedPractitionerId: wanted[index]?.practitionerId ?? null,
    durationMinutes: wanted[index]?.durationMinutes,
    practitionerId: placement.practitionerId,
    ...(placement.otherPractitionerIds.length > 0 && {
      otherPractitionerIds: placement.otherPractitionerIds,
    }),
    cabinId: placement.cabinId,
    equipmentId: placement.equipmentId,
    start: new Date(start).toISOString(),
    end: new Date(toInstant(placement.endMinute)).toISOString(),
    pauseMinutes: visit.lines[index]?.pauseMinutes,
    price: priceOfService(visit, wanted[index] ?? placement, start),
  };
}

async function shopDays(db: Database, { tenant, facts }: Visit, dates: readonly DateKey[], seen: Seen) {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const opening = await openingOn(db, facts, dates);
  const taken = await takenTimes(db, {
    companyId: tenant.id,
    resourceIds: resourceIdsOf(facts.services.values()),
    within: spanOfDays(facts.shop.timeZone, first, last),
    ...seen,
  });
  return dates.map((date) => shopDayOf(facts, date, opening.get(date) ?? [], taken));
}

/** The instants of a date at which the whole visit fits. */
export async function startsOn(db: Database, visit: Visit, date: DateKey, seen: Seen): Promise<Instant[]> {
  const limits = limitsOf(visit.tenant, seen.now);
  const offers = (await shopDays(db, visit, [date], seen)).map((day) => dayOffer(day, visit.lines, limits));
  return offers.flatMap((offer) =>
    offer.kind === 'free' ? offer.starts.map(({ startsAt }) => startsAt) : [],
  );
}

/** The nearest instants around a wanted one at which the visit still fits: from the day before to a week after it. */
export async function nearestTo(db: Database, visit: Visit, start: Instant, seen: Seen): Promise<Instant[]> {
  const { timeZone } = visit.facts.shop;
  const wanted = dateAt(start > seen.now ? start : seen.now, timeZone);
  const today = dateAt(seen.now, timeZone);
  const before = addDays(wanted, -1);
  const days = await shopDays(db, visit, daysFrom(before < today ? today : before, 9), seen);
  const limits = limitsOf(visit.tenant, seen.now);
  return nearestStarts(days, visit.lines, limits, start, NEAREST).map(({ startsAt }) => startsAt);
}

type Need = InstantRange & { readonly resourceId: string };

/** Who and what the lines need, and when: pauses included. */
function needsOf(visit: Visit, lines: readonly HeldLine[]): Need[] {
  return lines.flatMap((line, index) => {
    const wanted = visit.lines[index];
    if (wanted === undefined) throw new Error('A line of the visit was not asked for.');
    const start = startOfLine(line);
    const end = instant(start + occupiedMinutes(wanted) * MINUTE);
    return resourcesOf(line).map((resourceId) => ({ resourceId, start, end }));
  });
}

/**
 * Whether the shop would still take a visit where it is held, whoever else wants to come: it is open, and those who were to
 * perform it, and the rooms, are still there. A hold keeps other visitors away, not the shop from closing.
 */
export async function isStillOffered(
  db: Database,
  { facts, tenant, lines: wanted }: Visit,
  { lines, startsAt }: Pick<typeof holds.$inferSelect, 'lines' | 'startsAt'>,
): Promise<boolean> {
  const start = instantOf(startsAt);
  const there = resourceIdsOf(facts.services.values());
  if (!lines.flatMap(resourcesOf).every((id) => there.includes(id))) return false;
  const date = dateAt(start, facts.shop.timeZone);
  const opening = await openingOn(db, facts, [date]);
  const day = shopDayOf(facts, date, opening.get(date) ?? [], new Map());
  const asHeld = wanted.map((line, index) => ({
    ...line,
    practitionerId: lines[index]?.practitionerId ?? null,
  }));
  return visitAt(day, asHeld, limitsOf(tenant, start), start) !== null;
}

/** Whether nobody else has any of what the lines need. */
export async function isStillFree(
  db: Database,
  visit: Visit,
  lines: readonly HeldLine[],
  seen: Seen,
): Promise<boolean> {
  const needs = needsOf(visit, lines);
  const taken = await takenTimes(db, {
    companyId: visit.tenant.id,
    resourceIds: needs.map(({ resourceId }) => resourceId),
    within: {
      start: instant(Math.min(...needs.map(({ start }) => start))),
      end: instant(Math.max(...needs.map(({ end }) => end))),
    },
    ...seen,
  });
  return needs.every(({ resourceId, start, end }) =>
    (taken.get(resourceId) ?? []).every((other) => other.end <= start || other.start >= end),
  );
}

/** Claims all that the lines need. Fails with the database's exclusion violation when any of it is taken. */
export async function claimLines(
  tx: Database,
  visit: Visit,
  lines: readonly HeldLine[],
  owner: ClaimOwner,
): Promise<void> {
  const { moving = null } = owner;
  const own =
    moving === null ? new Map<string, InstantRange[]>() : await ownTimes(tx, visit.tenant.id, moving);
  const rows = needsOf(visit, lines).flatMap(({ resourceId, ...span }) =>
    subtractRanges([span], own.get(resourceId) ?? []).map((part) => ({
      companyId: visit.tenant.id,
      resourceId,
      kind: owner.kind,
      ownerId: owner.id,
      during: rangeText(part),
      expiresAt: owner.expiresAt === null ? null : new Date(owner.expiresAt),
    })),
  );
  // All that is wanted is the appointment's already.
  if (rows.length === 0) return;
  // In one order for everyone, so that two visits never wait for each other in a circle.
  await tx.insert(claims).values(rows.toSorted((a, b) => (a.resourceId < b.resourceId ? -1 : 1)));
}

/** Gives back what expired holds still claim of these resources: the constraint knows no clock. */
export async function freeExpired(tx: Database, visit: Visit, now: Instant): Promise<void> {
  const ids = resourceIdsOf(visit.facts.services.values());
  if (ids.length === 0) return;
  await tx
    .delete(claims)
    .where(
      and(
        eq(claims.companyId, visit.tenant.id),
        inArray(claims.resourceId, ids),
        eq(claims.kind, 'hold'),
        lte(claims.expiresAt, new Date(now)),
      ),
    );
}

/** Lets one transaction at a time work on a subject of a company, until it ends. */
export async function lockFor(tx: Database, companyId: string, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${subject}`}, 0))`);
}

/**
 * Lets one visit at a time claim anything of a shop on the day of an instant. The constraint alone would keep them apart as
 * well, but two inserts at once that exclude each other wait for one another until the database breaks the deadlock.
 */
export async function lockShop(tx: Database, { facts }: Visit, start: Instant): Promise<void> {
  const { companyId, id, timeZone } = facts.shop;
  await lockFor(tx, companyId, `shop ${id} ${dateAt(start, timeZone)}`);
}
