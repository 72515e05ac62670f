import { and, eq, gt, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Instant, InstantRange } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import { claims, holds } from '../../database/schema/booking.ts';
import type { Claimed } from '../../database/schema/waiting-list.ts';
import type { ServiceFacts } from './shop-facts.ts';

/** By resource id, in the order of their starts. */
export type TakenTimes = ReadonlyMap<string, readonly InstantRange[]>;

/** Who looks, and when: what they have themselves does not stand in their way. */
export interface Seen {
  /** Holds that have expired by then count no more. */
  readonly now: Instant;
  /** The visit whose own hold does not count. */
  readonly visitKey: string | null;
  /** The appointment that is on its way to another time: its own times do not count. */
  readonly moving?: string | null;
  /** Times that are looked at as if they were taken as well. */
  readonly alsoTaken?: readonly Claimed[];
}

interface TakenQuery extends Seen {
  readonly companyId: string;
  readonly resourceIds: readonly string[];
  readonly within: InstantRange;
}

/** The range as the database writes it, half-open. */
export function rangeText({ start, end }: InstantRange): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}

export const startOfClaim = sql<Instant>`(extract(epoch from lower(${claims.during})) * 1000)::float8`;
export const endOfClaim = sql<Instant>`(extract(epoch from upper(${claims.during})) * 1000)::float8`;

/** A claim with the moment at which it runs out, where it is a hold. */
export const claimFields = {
  resourceId: claims.resourceId,
  start: startOfClaim,
  end: endOfClaim,
  expiresAt: claims.expiresAt,
};

/** When resources are taken, as seen at a moment by a visit. */
export async function takenTimes(db: Database, query: TakenQuery): Promise<TakenTimes> {
  const { alsoTaken = [] } = query;
  const rows = await takenRows(db, query);
  return byResource(
    alsoTaken.length === 0 ? rows : [...rows, ...alsoTaken].toSorted((a, b) => a.start - b.start),
  );
}

/** The same one by one, in the order of their starts, with the moment at which a hold runs out. */
export async function takenRows(db: Database, query: TakenQuery) {
  const { companyId, resourceIds, within, now, visitKey, moving = null } = query;
  if (resourceIds.length === 0) return [];
  return db
    .select(claimFields)
    .from(claims)
    .where(
      and(
        eq(claims.companyId, companyId),
        inArray(claims.resourceId, [...resourceIds]),
        eq(claims.active, true),
        sql`${claims.during} && ${rangeText(within)}::tstzrange`,
        or(isNull(claims.expiresAt), gt(claims.expiresAt, new Date(now))),
        visitKey === null ? undefined : or(ne(claims.kind, 'hold'), notOf(companyId, visitKey)),
        moving === null ? undefined : not(ofAppointment(moving)),
      ),
    )
    .orderBy(sql`lower(${claims.during})`);
}

/** Gives back all that a hold or an appointment has claimed, and tells what that was. */
export function dropClaims(
  tx: Database,
  companyId: string,
  { kind, id }: { readonly kind: 'hold' | 'appointment'; readonly id: string },
): Promise<Claimed[]> {
  return tx
    .delete(claims)
    .where(and(eq(claims.companyId, companyId), eq(claims.kind, kind), eq(claims.ownerId, id)))
    .returning({ resourceId: claims.resourceId, start: startOfClaim, end: endOfClaim });
}

function ofAppointment(id: string): SQL {
  return sql`(${eq(claims.kind, 'appointment')} and ${eq(claims.ownerId, id)})`;
}

/** What an appointment has claimed, by resource. */
export async function ownTimes(db: Database, companyId: string, appointment: string): Promise<TakenTimes> {
  const rows = await db
    .select({ resourceId: claims.resourceId, start: startOfClaim, end: endOfClaim })
    .from(claims)
    .where(and(eq(claims.companyId, companyId), ofAppointment(appointment)));
  return byResource(rows);
}

export function byResource(rows: readonly (InstantRange & { readonly resourceId: string })[]): TakenTimes {
  const times = new Map<string, InstantRange[]>();
  for (const { resourceId, start, end } of rows) {
    times.set(resourceId, [...(times.get(resourceId) ?? []), { start, end }]);
  }
  return times;
}

function notOf(companyId: string, visitKey: string) {
  return sql`${claims.ownerId} not in (select ${holds.id} from ${holds} where ${holds.companyId} = ${companyId} and ${holds.visitKey} = ${visitKey})`;
}

/** Everything that may take part in these services. */
export function resourceIdsOf(services: Iterable<ServiceFacts>): string[] {
  const ids = new Set<string>();
  for (const { practitioners, cabins, equipment } of services) {
    for (const { id } of [...practitioners, ...cabins, ...equipment]) ids.add(id);
  }
  return [...ids];
}
