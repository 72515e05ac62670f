import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import { checkEmail } from '#domain/people/contact-details.ts';
import { daysBetween, isDateKey } from '#domain/time/date-key.ts';
import { spokenLocale } from '../booking/appointments/confirm.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import { shopFacts } from '../booking/schedule/shop-facts.ts';
import { visitOf } from '../booking/visit.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import { addressGroup } from '../http/requests/client-address.ts';
import { invalidField, refuse, Refusal } from '../http/refusal.ts';
import type { Incoming } from '../router/route.ts';
import { admitTry } from '../redemption/tries.ts';

/** Days that one wish may span, and how far ahead it may reach. */
const LONGEST = 31;
const HORIZON = 400;
/** Wishes of one e-mail address that may wait at a time, and that may be made a day: each is one mail at most. */
const MOST_WISHES = 5;
const DAY = 86_400_000;
const OF_EMAIL = [{ most: MOST_WISHES, within: DAY }];
/** Of one address, or network of IPv6, which several people may have. */
const OF_ADDRESS = [{ most: 20, within: DAY }];

/** Puts a wish on the list. The same wish again changes nothing, and no answer tells who waits. */
export async function addToWaitingList(
  db: Database,
  { tenant, body, locale, address, now }: Incoming<typeof joinWaitingList>,
): Promise<{ first: string; last: string } | Refusal> {
  const { shopid, serviceids, practitionerId = null, first, last, from = 0, until = 1440 } = body;
  const checked = checkEmail(body.email);
  if (checked.kind !== 'ok') return invalidField('email');
  const email = checked.value.toLowerCase();
  const wanted = serviceids.map(externalServiceId);
  const facts = await shopFacts(db, tenant, externalShopId(shopid), wanted);
  if (facts === null) return refuse('not_found', { field: 'shopid' });
  const visit = visitOf(
    tenant,
    facts,
    wanted.map((one) => ({ externalServiceId: one, practitionerId: null })),
  );
  if (visit instanceof Refusal) return visit;
  const people = [...facts.services.values()].flatMap(({ practitioners }) => practitioners);
  if (practitionerId !== null && !people.some(({ id, selectable }) => id === practitionerId && selectable)) {
    return invalidField('practitionerId');
  }
  const today = dateAt(now, facts.shop.timeZone);
  if (!isDateKey(first) || daysBetween(today, first) > HORIZON) return invalidField('first');
  if (!isDateKey(last) || last < first || last < today || daysBetween(first, last) >= LONGEST) {
    return invalidField('last');
  }
  if (until <= from) return invalidField('until');
  const wish = {
    shopId: facts.shop.id,
    practitionerId,
    email,
    firstDate: first,
    lastDate: last,
    fromMinute: from,
    untilMinute: until,
  };
  return inTransaction(db, async (tx) => {
    await lockFor(tx, tenant.id, `waiting ${email}`);
    if (await isKnown(tx, tenant.id, { ...wish, serviceIds: serviceids })) return { first, last };
    const [waiting] = await tx
      .select({ total: count() })
      .from(waitingList)
      .where(and(eq(waitingList.companyId, tenant.id), isWaiting(email)));
    if ((waiting?.total ?? 0) >= MOST_WISHES) return refuse('too_many_attempts', { retryAfter: 3600 });
    const admitted = await admit(tx, tenant.id, { email, address, now });
    if (admitted !== null) return admitted;
    await tx.insert(waitingList).values({
      ...wish,
      companyId: tenant.id,
      id: randomUUID(),
      serviceIds: [...serviceids],
      locale: spokenLocale(tenant, locale),
      status: 'waiting',
      createdAt: new Date(now),
    });
    return { first, last };
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

type Wish = Pick<
  typeof waitingList.$inferSelect,
  | 'shopId'
  | 'serviceIds'
  | 'practitionerId'
  | 'email'
  | 'firstDate'
  | 'lastDate'
  | 'fromMinute'
  | 'untilMinute'
>;

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
      row.firstDate === wish.firstDate &&
      row.lastDate === wish.lastDate &&
      row.fromMinute === wish.fromMinute &&
      row.untilMinute === wish.untilMinute &&
      row.serviceIds.join() === wish.serviceIds.join(),
  );
}
