import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import type { RecordData, RecordWire } from '#contract/records.schemas.ts';
import type { Database } from '../database/database.ts';
import { records } from '../database/schema/collections.ts';

/** A family of one company's records. */
export interface Collection {
  readonly companyId: string;
  readonly family: string;
}

const LONGEST_TYPE = 64;

const inCollection = ({ companyId, family }: Collection) =>
  and(eq(records.companyId, companyId), eq(records.family, family));
const one = (collection: Collection, id: string) => and(inCollection(collection), eq(records.id, id));

/** A page of them, the newest first, and how many there are; of one type where one is given. */
export async function listRecords(
  db: Database,
  collection: Collection,
  { offset, itemPerPage, type }: { offset: number; itemPerPage: number; type?: string | undefined },
): Promise<{ data: RecordWire[]; total: number }> {
  const asked = and(inCollection(collection), type === undefined ? undefined : eq(records.type, type));
  const rows = await db
    .select()
    .from(records)
    .where(asked)
    .orderBy(desc(records.createdAt), records.id)
    .offset(offset)
    .limit(itemPerPage);
  const [counted] = await db.select({ total: count() }).from(records).where(asked);
  return { data: rows.map(recordWire), total: counted?.total ?? 0 };
}

export async function readRecord(
  db: Database,
  collection: Collection,
  id: string,
): Promise<RecordWire | null> {
  const [row] = await db.select().from(records).where(one(collection, id));
  return row === undefined ? null : recordWire(row);
}

/** Null where the id is taken; without an id it gets a random one. */
export async function addRecord(
  tx: Database,
  collection: Collection,
  { id = randomUUID(), data, now }: { id?: string | undefined; data: RecordData; now: number },
): Promise<RecordWire | null> {
  const moment = new Date(now);
  const [row] = await tx
    .insert(records)
    .values({ ...collection, id, type: typeOf(data), data, createdAt: moment, changedAt: moment })
    .onConflictDoNothing()
    .returning();
  return row === undefined ? null : recordWire(row);
}

/** Everything that it held gives way to the new. Null where there is none. */
export async function changeRecord(
  tx: Database,
  collection: Collection,
  { id, data, now }: { id: string; data: RecordData; now: number },
): Promise<RecordWire | null> {
  const [row] = await tx
    .update(records)
    .set({ type: typeOf(data), data, changedAt: new Date(now) })
    .where(one(collection, id))
    .returning();
  return row === undefined ? null : recordWire(row);
}

export async function removeRecord(tx: Database, collection: Collection, id: string): Promise<boolean> {
  const removed = await tx.delete(records).where(one(collection, id)).returning({ id: records.id });
  return removed.length > 0;
}

function typeOf({ type }: RecordData): string {
  return typeof type === 'string' ? type.slice(0, LONGEST_TYPE) : '';
}

function recordWire({ id, data, createdAt, changedAt }: typeof records.$inferSelect): RecordWire {
  return { ...data, id, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
}
