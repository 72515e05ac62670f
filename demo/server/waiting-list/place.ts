import { and, eq, or } from 'drizzle-orm';
import type { leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import type { WaitingWire } from '#contract/booking/waiting-list.schemas.ts';
import { readHeldVisit } from '../booking/held-visit.ts';
import { instantOf } from '#domain/time/instant.ts';
import { totalOf } from '../booking/hold.ts';
import { holdWire } from '../booking/wire.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { holds } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { tokenHash } from '../router/identify.ts';
import type { Incoming, Tenant } from '../router/route.ts';
import { offerAtOnce } from './offer-freed.ts';
import type { WaitingRow } from './waiting-row.ts';
import { giveBack } from './pass-on.ts';
import { setStatus } from './set-status.ts';

interface Found {
  readonly waiting: WaitingRow;
  /** External id. */
  readonly shopId: string;
}

async function placeOf(db: Database, { id }: Tenant, place: string, key: string): Promise<Found | null> {
  const [found] = await db
    .select({ waiting: waitingList, shopId: shops.externalId })
    .from(waitingList)
    .innerJoin(shops, and(eq(shops.companyId, waitingList.companyId), eq(shops.id, waitingList.shopId)))
    .where(
      and(
        eq(waitingList.companyId, id),
        eq(waitingList.id, place),
        or(eq(waitingList.keyHash, tokenHash(key)), eq(waitingList.joinedKeyHash, tokenHash(key))),
      ),
    );
  return found ?? null;
}

function findHold(db: Database, { companyId, holdId }: WaitingRow) {
  return db
    .select()
    .from(holds)
    .where(and(eq(holds.companyId, companyId), eq(holds.id, holdId ?? '')));
}

async function holdOf(db: Database, waiting: WaitingRow) {
  const [hold] = await findHold(db, waiting);
  return hold ?? null;
}

/** Waits for whoever is booking it. */
async function lockHold(tx: Database, waiting: WaitingRow) {
  const [hold] = await findHold(tx, waiting).for('update');
  return hold ?? null;
}

/** What is offered, as long as it is. */
export async function readEntry(
  db: Database,
  { tenant, params, query, now }: Incoming<typeof readWaiting>,
): Promise<WaitingWire | Refusal> {
  const found = await placeOf(db, tenant, params.id, query.key);
  if (found === null) return refuse('not_found');
  const { waiting, shopId } = found;
  const moving = waiting.appointmentId;
  const hold = await holdOf(db, waiting);
  const isTaken = hold?.status === 'booked';
  const isHeld = waiting.status === 'offered' && hold?.status === 'active' && hold.expiresAt.getTime() > now;
  const held = isHeld
    ? await readHeldVisit(db, tenant, { holdId: hold.id, visitKey: hold.visitKey }, moving)
    : null;
  const facts = {
    shopid: shopId,
    serviceids: [...waiting.serviceIds],
    ...(moving !== null && { appointmentid: moving }),
    first: waiting.firstDate,
    last: waiting.lastDate,
    from: waiting.fromMinute,
    until: waiting.untilMinute,
  };
  if (held === null || held instanceof Refusal) {
    const status = isTaken ? 'taken' : waiting.status === 'offered' ? 'missed' : waiting.status;
    return { ...facts, status, offer: null };
  }
  const { id, visitKey, expiresAt, lines } = held.hold;
  const wire = holdWire(held.visit, { id, lines, expiresAt: instantOf(expiresAt), total: totalOf(lines) });
  return { ...facts, status: 'offered', offer: { visitKey, hold: wire } };
}

/** Off the list: what was offered is offered to the next. Done before, or over, it is no fault. */
export async function leaveList(
  context: ServerContext,
  { tenant, params, query, now }: Incoming<typeof leaveWaitingList>,
): Promise<{ status: string } | Refusal> {
  const { db } = context;
  const left = await inTransaction(db, async (tx) => {
    const found = await placeOf(tx, tenant, params.id, query.key);
    if (found === null) return refuse('not_found');
    const { waiting } = found;
    if (waiting.status !== 'offered' && waiting.status !== 'waiting') return { status: waiting.status };
    const hold = await lockHold(tx, waiting);
    if (hold?.status === 'booked') return { status: 'taken' };
    await setStatus(tx, waiting, 'left');
    if (hold !== null) await giveBack(tx, hold, now);
    return { status: 'left' };
  });
  if (!(left instanceof Refusal)) await offerAtOnce(context, tenant.id);
  return left;
}
