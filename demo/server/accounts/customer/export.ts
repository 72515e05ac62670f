import type { UserExportWire } from '#contract/account/own-account.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { customerBirthdays } from '../../database/schema/selling/orders.ts';
import { calendarSince } from '../calendar/calendar-address.ts';
import { appointmentsCalendar } from '../calendar/customer-calendar.ts';
import { requestsOf } from '../../eshop/back-in-stock/requests-of.ts';
import { showCard } from '../../loyalty/show-card.ts';
import { historyOf } from '../../orders/customer-history.ts';
import type { Tenant } from '../../router/route.ts';
import { creditOf } from '../../store-credit/store-credit.ts';
import { passkeysOf, passkeyWire } from '../passkeys/own-passkeys.ts';
import { customerWire, type UserRow } from './customers.ts';

/** Orders, and lines of the loyalty card, that are read at once. */
const AT_ONCE = 100;

/** All that a company has of a customer, for themselves. */
export async function exportCustomer(
  db: Database,
  {
    tenant,
    user,
    locale,
    now,
  }: { readonly tenant: Tenant; readonly user: UserRow; readonly locale: Locale; readonly now: number },
): Promise<UserExportWire> {
  const [birthday] = await db
    .select({ date: customerBirthdays.date })
    .from(customerBirthdays)
    .where(and(eq(customerBirthdays.companyId, tenant.id), eq(customerBirthdays.userId, user.id)));
  const credits = await creditOf(db, tenant.id, user.id);
  return {
    exportedAt: new Date(now).toISOString(),
    account: await customerWire(db, user),
    birthday: birthday?.date ?? '',
    orders: await everyPage(async (page) => {
      const ask = { userId: user.id, page, itemPerPage: AT_ONCE, orderId: null, when: null, now };
      return (await historyOf(db, tenant, ask)).data;
    }),
    deliveries: await deliveriesOf(db, tenant.id, user.id),
    calendarSince: await calendarSince(db, { companyId: tenant.id, userId: user.id }),
    calendar: await appointmentsCalendar(db, {
      companyId: tenant.id,
      userId: user.id,
      name: tenant.profile.identity.displayName,
      locale,
    }),
    credits: toDecimal(credits, currencyOf(tenant.profile.mCurrency.code)),
    loyalty: await showCard(db, tenant, { userId: user.id, now, offset: 0, itemPerPage: AT_ONCE }),
    backInStock: await requestsOf(db, tenant.id, user.email),
    passkeys: (await passkeysOf(db, user)).map(passkeyWire),
  };
}

async function deliveriesOf(
  db: Database,
  companyId: string,
  userId: string,
): Promise<UserExportWire['deliveries']> {
  const rows = await db
    .select({ id: eshopOrders.id, address: eshopOrders.address })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId)));
  return Object.fromEntries(rows.flatMap(({ id, address }) => (address === null ? [] : [[id, address]])));
}

async function everyPage<T>(read: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const some = await read(page);
    all.push(...some);
    if (some.length < AT_ONCE) return all;
  }
}
