import type { UserExportWire } from '#contract/account/user-export.schemas.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles, shops } from '../../database/schema/catalogue.ts';
import { customerLinks } from '../../database/schema/people/accounts.ts';
import { trackedCarts } from '../../database/schema/records.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { waitingList } from '../../database/schema/waiting-list.ts';
import type { Tenant } from '../../router/route.ts';
import { decimalOf } from '../../sales/pricing/wire-amounts.ts';
import { sessionsOf } from '../sessions.ts';
import type { UserRow } from './customers.ts';

interface Ask {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly locale: Locale;
  readonly now: number;
}

type Lists = Pick<
  UserExportWire,
  'vouchersBought' | 'vouchersReceived' | 'waitingList' | 'carts' | 'sessions' | 'customerFile'
>;

/** What a customer has, wants and uses besides what they have bought for themselves. */
export async function listsOf(db: Database, ask: Ask): Promise<Lists> {
  return {
    ...(await vouchersOf(db, ask)),
    waitingList: await wishesOf(db, ask),
    carts: await cartsOf(db, ask),
    sessions: await startedSessions(db, ask),
    customerFile: await fileOf(db, ask.user),
  };
}

/** Codes are kept as hashes. What is on its way to somebody as a surprise is theirs once it has gone out. */
async function vouchersOf(db: Database, { tenant, user, locale }: Ask) {
  const isTheirs = (column: typeof vouchers.buyerEmail | typeof vouchers.recipientEmail) =>
    user.email === '' ? sql`false` : sql`lower(${column}) = ${user.email}`;
  const select = (whose: ReturnType<typeof or>) =>
    db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.companyId, tenant.id), whose))
      .orderBy(desc(vouchers.createdAt), vouchers.id);
  const currency = tenant.profile.mCurrency.code;
  const shown = (row: typeof vouchers.$inferSelect) => ({
    name: textIn(locale, row.name),
    codeEnding: row.last4,
    value: { amount: decimalOf(tenant, row.initial), currency },
    left: { amount: decimalOf(tenant, row.balance), currency },
    sender: row.sender,
    message: row.message,
    sentAt: row.deliveredAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  });
  const bought = await select(or(eq(vouchers.buyerId, user.id), isTheirs(vouchers.buyerEmail)));
  const received = await select(and(isTheirs(vouchers.recipientEmail), isNotNull(vouchers.deliveredAt)));
  return {
    vouchersBought: bought.map((row) => ({
      ...shown(row),
      recipientName: row.recipientName,
      recipientEmail: row.recipientEmail,
      boughtAt: row.createdAt.toISOString(),
    })),
    vouchersReceived: received.map(shown),
  };
}

async function wishesOf(db: Database, { tenant, user, locale }: Ask): Promise<Lists['waitingList']> {
  if (user.email === '') return [];
  const rows = await db
    .select({ wish: waitingList, shopName: shops.name })
    .from(waitingList)
    .innerJoin(shops, and(eq(shops.companyId, waitingList.companyId), eq(shops.id, waitingList.shopId)))
    .where(and(eq(waitingList.companyId, tenant.id), eq(waitingList.email, user.email)))
    .orderBy(desc(waitingList.createdAt), waitingList.id);
  const names = await namesOf(
    db,
    { tenant, locale },
    rows.flatMap(({ wish }) => wish.serviceIds),
  );
  return rows.map(({ wish, shopName }) => ({
    shopName,
    services: wish.serviceIds.map(names),
    firstDay: dayOf(wish.firstDate),
    lastDay: dayOf(wish.lastDate),
    fromTime: timeOf(wish.fromMinute),
    untilTime: timeOf(wish.untilMinute),
    status: wish.status,
    askedAt: wish.createdAt.toISOString(),
  }));
}

async function cartsOf(db: Database, { tenant, user, locale }: Ask): Promise<Lists['carts']> {
  const rows = await db
    .select()
    .from(trackedCarts)
    .where(and(eq(trackedCarts.companyId, tenant.id), eq(trackedCarts.userId, user.id)))
    .orderBy(desc(trackedCarts.changedAt), trackedCarts.id);
  const ids = rows.flatMap(({ items }) => items.map(({ id }) => id));
  const names = await namesOf(db, { tenant, locale }, ids);
  return rows.map(({ type, items, status, changedAt }) => ({
    kind: type,
    items: items.map(({ id, quantity = 1 }) => ({ name: names(id), quantity })),
    status,
    changedAt: changedAt.toISOString(),
  }));
}

async function startedSessions(db: Database, { tenant, user, now }: Ask): Promise<Lists['sessions']> {
  const person = { companyId: tenant.id, realm: 'customer', userId: user.id } as const;
  const all = await sessionsOf(db, person, { hash: '', now });
  return all.map(({ browser, system, startedAt }) => ({ browser, system, startedAt }));
}

async function fileOf(db: Database, { companyId, id }: UserRow): Promise<Lists['customerFile']> {
  const [link] = await db
    .select()
    .from(customerLinks)
    .where(and(eq(customerLinks.companyId, companyId), eq(customerLinks.userId, id)));
  if (link === undefined) return null;
  const { artebeauteId: number, confirmed: isConfirmed, createdAt } = link;
  return { number, isConfirmed, linkedAt: createdAt.toISOString() };
}

/** Names of services and products by either of their ids; that of one which is gone is its id. */
async function namesOf(
  db: Database,
  { tenant, locale }: Pick<Ask, 'tenant' | 'locale'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: articles.id, externalId: articles.externalId, name: articles.name })
          .from(articles)
          .where(
            and(
              eq(articles.companyId, tenant.id),
              or(inArray(articles.id, wanted), inArray(articles.externalId, wanted)),
            ),
          );
  const names = new Map(
    rows.flatMap(({ id, externalId, name }) => {
      const shown = textIn(locale, name);
      return [
        [id, shown],
        [externalId, shown],
      ];
    }),
  );
  return (id) => names.get(id) ?? id;
}

const dayOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
