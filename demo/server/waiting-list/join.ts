import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { addKey, newKey } from '../booking/appointments/appointment-keys.ts';
import { spokenLocale } from '../booking/appointments/confirm.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import { addressGroup } from '../http/requests/client-address.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { admitTry } from '../redemption/tries.ts';
import { tokenHash } from '../router/identify.ts';
import type { Incoming } from '../router/route.ts';
import { sendJoined } from './mails/join-mail.ts';
import { OFFER_TIME } from './offer-freed.ts';
import { readWish, type ReadWish, type Wish } from './read-wish.ts';

/** Wishes of one e-mail address that may wait at a time, and that may be made a day: each is two mails at most. */
const MOST_WISHES = 5;
const DAY = 86_400_000;
const OF_EMAIL = [{ most: MOST_WISHES, within: DAY }];
/** Of one address, or network of IPv6, which several people may have. */
const OF_ADDRESS = [{ most: 20, within: DAY }];

/** Puts a wish on the list. The same wish again changes nothing, and no answer tells who waits. */
export async function addToWaitingList(
  context: ServerContext,
  incoming: Incoming<typeof joinWaitingList>,
): Promise<Record<never, never> | Refusal> {
  const { db } = context;
  const { tenant, address, now } = incoming;
  const read = await readWish(db, incoming);
  if (read instanceof Refusal) return read;
  const { wish } = read;
  const { email } = wish;
  return inTransaction(db, async (tx) => {
    await lockFor(tx, tenant.id, `waiting ${email}`);
    if (await isKnown(tx, tenant.id, wish)) return {};
    const [listed] = await tx
      .select({ total: count() })
      .from(waitingList)
      .where(and(eq(waitingList.companyId, tenant.id), isWaiting(email)));
    if ((listed?.total ?? 0) >= MOST_WISHES) return refuse('too_many_attempts', { retryAfter: 3600 });
    const admitted = await admit(tx, tenant.id, { email, address, now });
    if (admitted !== null) return admitted;
    await keep(context, tx, read, incoming);
    return {};
  });
}

/** Writes a wish down, and acknowledges it. */
async function keep(
  context: ServerContext,
  tx: Database,
  { wish, visit, movable }: ReadWish,
  { tenant, locale, now }: Incoming<typeof joinWaitingList>,
): Promise<void> {
  // It opens what is to move as well: whoever takes the place moves it there.
  const key = movable === null ? newKey() : await addKey(tx, movable.appointment);
  const waiting = {
    ...wish,
    companyId: tenant.id,
    id: randomUUID(),
    locale: spokenLocale(tenant, locale),
    status: 'waiting' as const,
    joinedKeyHash: tokenHash(key),
    createdAt: new Date(now),
  };
  await tx.insert(waitingList).values(waiting);
  const origin = await companyOrigin(context, tenant.id, tx);
  const { offerTime = OFFER_TIME } = context;
  await sendJoined(tx, {
    waiting,
    visit,
    moving: movable?.appointment ?? null,
    key,
    origin,
    offerTime,
    now,
  });
}

/** Nobody fills a stranger's mailbox, neither by many wishes nor by one that is made again and again. */
async function admit(
  tx: Database,
  companyId: string,
  { email, address, now }: { readonly email: string; readonly address: string; readonly now: number },
): Promise<Refusal | null> {
  const ask = (subject: string, limits: typeof OF_EMAIL) =>
    admitTry(tx, { companyId, what: 'waiting list', subjects: [subject], limits, now });
  const byAddress = await ask(`address ${addressGroup(address)}`, OF_ADDRESS);
  const admission = byAddress.kind === 'wait' ? byAddress : await ask(`e-mail ${email}`, OF_EMAIL);
  return admission.kind === 'wait' ? refuse('too_many_attempts', { retryAfter: admission.seconds }) : null;
}

function isWaiting(email: string) {
  return and(eq(waitingList.email, email), eq(waitingList.status, 'waiting'));
}

async function isKnown(tx: Database, companyId: string, wish: Wish): Promise<boolean> {
  const rows = await tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.companyId, companyId), isWaiting(wish.email)));
  return rows.some(
    (row) =>
      row.shopId === wish.shopId &&
      row.practitionerId === wish.practitionerId &&
      row.appointmentId === wish.appointmentId &&
      row.firstDate === wish.firstDate &&
      row.lastDate === wish.lastDate &&
      row.fromMinute === wish.fromMinute &&
      row.untilMinute === wish.untilMinute &&
      row.serviceIds.join() === wish.serviceIds.join() &&
      row.serviceIds.every((id) => row.durations[id] === wish.durations[id]),
  );
}
