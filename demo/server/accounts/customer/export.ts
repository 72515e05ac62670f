import type { UserExportWire } from '#contract/account/user-export.schemas.ts';
import type { LoyaltyCardWire } from '#contract/money/loyalty.schemas.ts';
import type { HistoryItemWire } from '#contract/people/customers.schemas.ts';
import type { ProfileWire } from '#contract/people/profiles.schemas.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { customerBirthdays } from '../../database/schema/selling/orders.ts';
import { calendarSince } from '../calendar/calendar-address.ts';
import { appointmentsCalendar } from '../calendar/customer-calendar.ts';
import { requestsOf } from '../../eshop/back-in-stock/requests-of.ts';
import { showCard } from '../../loyalty/show-card.ts';
import { historyOf } from '../../orders/customer-history.ts';
import { shownNumber } from '../../orders/shown-number.ts';
import type { Tenant } from '../../router/route.ts';
import { creditHistory } from '../../store-credit/credit-history.ts';
import { creditOf } from '../../store-credit/store-credit.ts';
import { passkeysOf, passkeyWire } from '../passkeys/own-passkeys.ts';
import { listsOf } from './export-lists.ts';
import { customerWire, type UserRow } from './customers.ts';

/** Orders, and lines of the loyalty card, that are read at once. */
const AT_ONCE = 100;

interface Ask {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly locale: Locale;
  readonly now: number;
}

/** What a company knows of a customer, for themselves; not what only sends, proves or repeats something, and is forgotten after a while. */
export async function exportCustomer(db: Database, ask: Ask): Promise<UserExportWire> {
  const { tenant, user, locale, now } = ask;
  const { code } = tenant.profile.mCurrency;
  const owner = { companyId: tenant.id, userId: user.id };
  const name = tenant.profile.identity.displayName;
  const orders = await everyPage(async (page) => {
    const wanted = { userId: user.id, page, itemPerPage: AT_ONCE, orderId: null, when: null, now };
    return (await historyOf(db, tenant, wanted)).data;
  });
  return {
    version: 1,
    exportedAt: new Date(now).toISOString(),
    company: name,
    ...(await personOf(db, ask)),
    orders: await Promise.all(orders.map((order) => orderOf(db, ask, order))),
    deliveries: await deliveriesOf(db, tenant.id, user.id),
    credit: { amount: toDecimal(await creditOf(db, tenant.id, user.id), currencyOf(code)), currency: code },
    creditChanges: await creditChangesOf(db, ask),
    loyaltyCard: await cardOf(db, ask),
    ...(await listsOf(db, ask)),
    awaitedProducts: await requestsOf(db, tenant.id, user.email),
    passkeys: (await passkeysOf(db, user)).map(passkeyWire).map(({ host, ...passkey }) => ({
      name: passkey.name,
      website: host,
      browser: passkey.browser,
      system: passkey.system,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })),
    calendarAddressSince: (await calendarSince(db, owner)) || null,
    calendar: await appointmentsCalendar(db, { ...owner, name, locale }),
  };
}

const profileOf = ({ firstname, lastname, email, phone, city, country }: ProfileWire) => ({
  firstName: firstname,
  lastName: lastname,
  email,
  phone: phone.number,
  city,
  country,
});

async function personOf(db: Database, { tenant, user }: Ask) {
  const [birthday] = await db
    .select({ date: customerBirthdays.date })
    .from(customerBirthdays)
    .where(and(eq(customerBirthdays.companyId, tenant.id), eq(customerBirthdays.userId, user.id)));
  const account = await customerWire(db, user);
  const [own, ...others] = account.profiles.map(profileOf);
  if (own === undefined) throw new Error('A customer has a profile of their own.');
  return {
    person: {
      ...own,
      email: account.email,
      phone: account.phone,
      isPhoneProven: account.phoneProven,
      birthday: birthday?.date ?? null,
      language: account.language || null,
      hasPassword: !account.noPass,
      loginServices: account.providers,
    },
    otherPeople: others,
    offers: {
      isAgreed: account.marketing !== '',
      wording: account.marketing || null,
      decidedAt: account.marketingAt || null,
    },
  };
}

async function orderOf(
  db: Database,
  { tenant, locale }: Ask,
  { appointment, currency, ...order }: HistoryItemWire,
): Promise<UserExportWire['orders'][number]> {
  const money = (amount: number) => ({ amount, currency });
  const { ideorder: id } = order;
  return {
    number: await shownNumber(db, { companyId: tenant.id, id }),
    status: order.status,
    paymentStatus: order.paymentStatus,
    orderedAt: order.createdAt,
    shopName: order.shopName,
    items: order.lines.map(({ kind, name, quantity, net }) => ({
      kind,
      name: textIn(locale, name),
      quantity,
      price: money(net),
    })),
    total: money(order.total),
    paid: money(order.paid),
    refunded: money(order.refunded),
    appointment: appointment && {
      reference: appointment.reference,
      startsAt: appointment.start,
      endsAt: appointment.end,
      timeZone: appointment.timeZone,
      message: await messageOf(db, tenant.id, appointment.id),
    },
  };
}

/** What the customer wrote to the shop. */
async function messageOf(db: Database, companyId: string, id: string): Promise<string> {
  const [row] = await db
    .select({ message: appointments.customMessage })
    .from(appointments)
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, id)));
  return row?.message ?? '';
}

async function creditChangesOf(
  db: Database,
  { tenant, user }: Ask,
): Promise<UserExportWire['creditChanges']> {
  const { code: currency } = tenant.profile.mCurrency;
  const entries = await everyPage(async (page) => {
    const part = { offset: (page - 1) * AT_ONCE, itemPerPage: AT_ONCE };
    return (await creditHistory(db, tenant, user.id, part)).entries;
  });
  return entries.map(({ date, amount, reason }) => ({ date, change: { amount, currency }, reason }));
}

async function cardOf(db: Database, { tenant, user, now }: Ask): Promise<UserExportWire['loyaltyCard']> {
  let card: LoyaltyCardWire | null = null;
  const history = await everyPage(async (page) => {
    const offset = (page - 1) * AT_ONCE;
    card = await showCard(db, tenant, { userId: user.id, now, offset, itemPerPage: AT_ONCE });
    return card?.history ?? [];
  });
  return cardWith(card, history);
}

function cardWith(
  card: LoyaltyCardWire | null,
  history: LoyaltyCardWire['history'],
): UserExportWire['loyaltyCard'] {
  if (card === null) return null;
  const { number, points, pendingPoints, expiresAt } = card;
  const changes = history.map(({ date, delta, reason, pending }) => ({
    date,
    points: delta,
    reason,
    isPending: pending,
  }));
  return { number, points, pendingPoints, expiresAt, history: changes };
}

async function deliveriesOf(
  db: Database,
  companyId: string,
  userId: string,
): Promise<UserExportWire['deliveries']> {
  const rows = await db
    .select({ order: eshopOrders.number, address: eshopOrders.address })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId)))
    .orderBy(desc(eshopOrders.createdAt));
  return rows.flatMap(({ order, address }) => (address === null ? [] : [{ order, address }]));
}

async function everyPage<T>(read: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const some = await read(page);
    all.push(...some);
    if (some.length < AT_ONCE) return all;
  }
}
