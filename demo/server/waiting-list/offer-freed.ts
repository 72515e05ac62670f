import { and, asc, eq, gte, lte, notInArray } from 'drizzle-orm';
import { dateAt, zonedDayOf, elapsedMinuteAt, wallAt } from '#domain/availability/hours/clock-change.ts';
import { externalShopId } from '#domain/catalogue/ids.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { retryClaims } from '../booking/schedule/attempt.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { addKey, newKey } from '../booking/appointments/appointment-keys.ts';
import { takeHold } from '../booking/hold.ts';
import { startsOn, lockFor } from '../booking/schedule/placing.ts';
import type { Seen } from '../booking/schedule/taken-times.ts';
import type { Visit } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { companies } from '../database/schema/tenants.ts';
import { freedTimes, waitingList, type Claimed } from '../database/schema/waiting-list.ts';
import type { ServerContext } from '../context.ts';
import { runBatch } from '../jobs/batch.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import { tokenHash } from '../router/identify.ts';
import { readMovable, type Movable } from './movable.ts';
import { sendOffer } from './mails/offer-mail.ts';
import { setStatus } from './set-status.ts';
import type { WaitingRow } from './waiting-row.ts';
import { wishedVisit, type Place } from './wished-visit.ts';

type Freed = typeof freedTimes.$inferSelect;
const MINUTE = 60_000;
/** Milliseconds for which a place is kept, unless the server is told otherwise. */
export const OFFER_TIME = 30 * MINUTE;
/** Nobody can be told, and come, sooner than this. */
const SHORTEST_NOTICE = 15 * MINUTE;
/** Of those who waited longest, how many a freed time is tried with. */
const MOST_TRIED = 50;

/**
 * Offers what was given back to who has waited longest for it: one person at a time, for whom it is held. Several processes may
 * do so at once. Of one company, or of all. Returns how many were offered one.
 */
export async function offerFreed(context: ServerContext, companyId: string | null): Promise<number> {
  let offered = 0;
  await runBatch(async (failed, took) => {
    const outcome = await retryClaims<'offered' | 'nobody', 'none'>(context.db, async (tx) => {
      const freed = await nextFreed(tx, companyId, failed);
      if (freed === null) return { kind: 'rollback', reason: 'none' };
      took(freed.id);
      const value = await offer(context, tx, freed);
      // Whoever is told may leave a part of it for another.
      if (value === 'nobody') await forget(tx, freed);
      return { kind: 'commit', value };
    });
    if (outcome.kind === 'commit' && outcome.value === 'offered') offered += 1;
    return outcome.kind === 'commit';
  });
  return offered;
}

/**
 * Offers what a change has just freed, once the change is kept. Where that fails the change is made no less: what it freed
 * stays written down for the next round, which tells what is wrong.
 */
export async function offerAtOnce(context: ServerContext, companyId: string): Promise<void> {
  await offerFreed(context, companyId).catch(() => undefined);
}

async function forget(tx: Database, { companyId, id }: Freed): Promise<void> {
  await tx.delete(freedTimes).where(and(eq(freedTimes.companyId, companyId), eq(freedTimes.id, id)));
}

/** The oldest that no other process is at. */
async function nextFreed(
  tx: Database,
  companyId: string | null,
  failed: readonly string[],
): Promise<Freed | null> {
  const [freed] = await tx
    .select()
    .from(freedTimes)
    .where(
      and(
        companyId === null ? undefined : eq(freedTimes.companyId, companyId),
        notInArray(freedTimes.id, [...failed]),
      ),
    )
    .orderBy(asc(freedTimes.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return freed ?? null;
}

async function offer(context: ServerContext, tx: Database, freed: Freed): Promise<'offered' | 'nobody'> {
  const now = context.clock.now();
  const place = await placeOf(tx, freed);
  if (place === null || freed.endsAt.getTime() <= now + SHORTEST_NOTICE) return 'nobody';
  // One freed time of a shop after the other: two at once would take the same people for each other's.
  await lockFor(tx, freed.companyId, `waiting list ${freed.shopId}`);
  const date = dateAt(instantOf(freed.startsAt), place.timeZone);
  const given = await givenBack(tx, freed);
  for (const waiting of await whoWaits(tx, freed, date)) {
    const movable = await movableFor(tx, place, waiting, now);
    if (movable === 'over') continue;
    const visit = await wishedVisit(tx, place, waiting, movable);
    if (visit === null) continue;
    const visitKey = crypto.randomUUID();
    const moving = waiting.appointmentId;
    const seen = { now, visitKey, moving };
    const startsAt = await bestStart(tx, { visit, waiting, movable, freed, given, date, seen });
    if (startsAt === undefined) continue;
    const holdTime = Math.min(context.offerTime ?? OFFER_TIME, startsAt - now - MINUTE);
    const outcome = await takeHold(tx, visit, { visitKey, startsAt, now, holdTime, moving });
    if (outcome.kind === 'none') continue;
    // Where it moves an appointment, whoever takes it has to open that too.
    const key = movable === null ? newKey() : await addKey(tx, movable.appointment);
    const change = {
      status: 'offered' as const,
      keyHash: tokenHash(key),
      holdId: outcome.hold.id,
      offeredUntil: new Date(outcome.hold.expiresAt),
    };
    await tx
      .update(waitingList)
      .set(change)
      .where(and(eq(waitingList.companyId, waiting.companyId), eq(waitingList.id, waiting.id)));
    const origin = await companyOrigin(context, place.tenant.id, tx);
    await sendOffer(tx, { waiting, visit, movable, hold: outcome.hold, key, origin, now });
    return 'offered';
  }
  return 'nobody';
}

/** The appointment that somebody waits to move, null where there is none; `over`: it cannot be moved any more, and the wish ends. */
async function movableFor(
  tx: Database,
  { tenant }: Place,
  waiting: WaitingRow,
  now: Instant,
): Promise<Movable | null | 'over'> {
  if (waiting.appointmentId === null) return null;
  const movable = await readMovable(tx, tenant, waiting.appointmentId, now);
  if (movable !== null) return movable;
  await setStatus(tx, waiting, 'left');
  return 'over';
}

/** Two people who become free at once are news to whoever can do with either. */
async function givenBack(tx: Database, { companyId, shopId }: Freed): Promise<Claimed[]> {
  const pending = await tx
    .select({ claims: freedTimes.claims })
    .from(freedTimes)
    .where(and(eq(freedTimes.companyId, companyId), eq(freedTimes.shopId, shopId)));
  return pending.flatMap(({ claims }) => claims);
}

async function placeOf(tx: Database, { companyId, shopId }: Freed): Promise<Place | null> {
  const [found] = await tx
    .select({ tenant: companies, externalShopId: shops.externalId, timeZone: shops.timeZone })
    .from(shops)
    .innerJoin(companies, eq(companies.id, shops.companyId))
    .where(and(eq(shops.companyId, companyId), eq(shops.id, shopId)));
  return found ? { ...found, externalShopId: externalShopId(found.externalShopId) } : null;
}

/** Whoever waits longest first. */
function whoWaits(tx: Database, { companyId, shopId }: Freed, date: string): Promise<WaitingRow[]> {
  return tx
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.companyId, companyId),
        eq(waitingList.shopId, shopId),
        eq(waitingList.status, 'waiting'),
        lte(waitingList.firstDate, date),
        gte(waitingList.lastDate, date),
      ),
    )
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(MOST_TRIED)
    .for('update');
}

interface Occasion {
  readonly visit: Visit;
  readonly waiting: WaitingRow;
  /** What is to move there, if anything is. */
  readonly movable: Movable | null;
  readonly freed: Freed;
  /** All that was given back and not offered to everybody yet, this one included. */
  readonly given: readonly Claimed[];
  readonly date: DateKey;
  readonly seen: Seen;
}

/**
 * Of the starts at which the whole visit fits, and did not before, the one nearest to the beginning of what was given back, so
 * that no bits are left that nobody can use.
 */
async function bestStart(tx: Database, occasion: Occasion): Promise<Instant | undefined> {
  const { visit, freed, given, date, seen } = occasion;
  const distance = (startsAt: Instant) => Math.abs(startsAt - instantOf(freed.startsAt));
  const now = (await startsOn(tx, visit, date, seen)).filter((startsAt) => suits(startsAt, occasion));
  if (now.length === 0) return undefined;
  const before = new Set(await startsOn(tx, visit, date, { ...seen, alsoTaken: given }));
  return now.filter((startsAt) => !before.has(startsAt)).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Whether a start is within the wished hours of the shop's clock, and known soon enough. */
function suits(moment: Instant, { visit, waiting, movable, date, seen }: Occasion): boolean {
  if (movable !== null && instantOf(movable.appointment.startsAt) === moment) return false;
  const zonedDay = zonedDayOf(date, visit.facts.shop.timeZone);
  const minute = wallAt(zonedDay, elapsedMinuteAt(zonedDay, moment));
  return minute >= waiting.fromMinute && minute < waiting.untilMinute && moment >= seen.now + SHORTEST_NOTICE;
}
