import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import {
  customerHistory,
  customerRemaining,
  isFirstBooking,
  keepBirthday,
  readBirthday,
  readCustomer,
  remainingAmount,
  searchCustomers,
} from '#contract/people/customers.ts';
import type { CustomerWire } from '#contract/people/customers.schemas.ts';
import { pageRange } from '../../http/pagination.ts';
import { creditHistory } from '../../store-credit/credit-history.ts';
import { creditOf } from '../../store-credit/store-credit.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { customerBirthdays } from '../../database/schema/selling/orders.ts';
import { users } from '../../database/schema/people/people.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { historyOf } from '../../orders/customer-history.ts';
import { answer, type Caller, type Incoming, type ServerRoute, type Tenant } from '../../router/route.ts';
import { decimalOf } from '../../sales/pricing/wire-amounts.ts';

export function customersRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(searchCustomers, (incoming) => search(db, incoming)),
    answer(readCustomer, async ({ tenant, caller, query }) => {
      const customer = await customerOf(db, tenant, caller, query.customerId);
      return customer instanceof Refusal ? customer : customerWire(customer);
    }),
    answer(customerRemaining, async ({ tenant, caller, query }) => {
      const left = await remaining(db, tenant, caller, query.customerId);
      if (left instanceof Refusal) return left;
      const { page = 1, itemPerPage = 10 } = query;
      const { entries, total } = await creditHistory(
        db,
        tenant,
        left.customerId,
        pageRange({ page, itemPerPage }),
      );
      return { ...left, history: entries, historyTotal: total };
    }),
    answer(remainingAmount, ({ tenant, caller, query }) => remaining(db, tenant, caller, query.customerId)),
    answer(customerHistory, async ({ tenant, caller, query, now }) => {
      const customer = await customerOf(db, tenant, caller, query.customerId);
      if (customer instanceof Refusal) return customer;
      const { page = 1, itemPerPage = 10, ideorder = null, when = null } = query;
      return historyOf(db, tenant, {
        userId: customer.id,
        page,
        itemPerPage,
        orderId: ideorder,
        when,
        now,
      });
    }),
    answer(readBirthday, async ({ tenant, caller, params }) => {
      const customer = await customerOf(db, tenant, caller, params.id);
      return customer instanceof Refusal ? customer : { date: customer.birthday };
    }),
    answer(keepBirthday, (incoming) => storeBirthday(db, incoming)),
    answer(isFirstBooking, async ({ tenant, caller, params }) => {
      const customer = await customerOf(db, tenant, caller, params.id);
      if (customer instanceof Refusal) return customer;
      const [booked] = await db
        .select({ id: appointments.id })
        .from(appointments)
        .where(
          and(
            eq(appointments.companyId, tenant.id),
            eq(appointments.userId, customer.id),
            ne(appointments.status, 'failed'),
          ),
        )
        .limit(1);
      return { isFirstBooking: booked === undefined };
    }),
  ];
}

const columns = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  birthday: customerBirthdays.date,
};

type Customer = Omit<Static<typeof CustomerWire>, 'artebeauteId'>;

function customerWire(customer: Customer): Static<typeof CustomerWire> {
  return { ...customer, artebeauteId: customer.id };
}

function withBirthdays(db: Database) {
  return db
    .select(columns)
    .from(users)
    .leftJoin(
      customerBirthdays,
      and(eq(customerBirthdays.companyId, users.companyId), eq(customerBirthdays.userId, users.id)),
    );
}

/** The customer whom a call speaks of: customers speak of themselves, the back office of whom it names. */
async function customerOf(
  db: Database,
  tenant: Tenant,
  caller: Caller | null,
  id: string | undefined,
): Promise<Customer | Refusal> {
  const isOwn = caller?.role === 'customer';
  const wanted = isOwn ? caller.userId : id;
  if (wanted === undefined) return refuse('param_missing', { field: 'customerId' });
  if (isOwn && id !== undefined && id !== wanted) return refuse('not_found', { field: 'customerId' });
  const [customer] = await withBirthdays(db).where(and(eq(users.companyId, tenant.id), eq(users.id, wanted)));
  return customer ?? refuse('not_found', { field: 'customerId' });
}

async function remaining(db: Database, tenant: Tenant, caller: Caller | null, id: string | undefined) {
  const customer = await customerOf(db, tenant, caller, id);
  if (customer instanceof Refusal) return customer;
  const credits = await creditOf(db, tenant.id, customer.id);
  return {
    customerId: customer.id,
    credits: decimalOf(tenant, credits),
    currency: tenant.profile.mCurrency.code,
  };
}

async function search(db: Database, { tenant, body }: Incoming<typeof searchCustomers>) {
  const { page = 1, enregbypage: itemPerPage = 20 } = body;
  const words = (body.search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 5);
  const matches = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return or(
      ...[users.firstname, users.lastname, users.email, users.phone].map(
        (column) => sql`${column} ilike ${pattern}`,
      ),
    );
  });
  const condition = and(eq(users.companyId, tenant.id), ...matches);
  const rows = await withBirthdays(db)
    .where(condition)
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id))
    .limit(itemPerPage)
    .offset((page - 1) * itemPerPage);
  const [counted] = await db.select({ total: count() }).from(users).where(condition);
  return { data: rows.map(customerWire), total: counted?.total ?? 0, page, itemPerPage };
}

async function storeBirthday(
  db: Database,
  { tenant, caller, params, body, now }: Incoming<typeof keepBirthday>,
) {
  const customer = await customerOf(db, tenant, caller, params.id);
  if (customer instanceof Refusal) return customer;
  const { date } = body;
  if (date === '') {
    const own = and(eq(customerBirthdays.companyId, tenant.id), eq(customerBirthdays.userId, customer.id));
    await db.delete(customerBirthdays).where(own);
    return { date };
  }
  const instant = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  if (!isDay || instant > now || date < '1900-01-01') {
    return invalidField('date');
  }
  await db
    .insert(customerBirthdays)
    .values({ companyId: tenant.id, userId: customer.id, date })
    .onConflictDoUpdate({ target: [customerBirthdays.companyId, customerBirthdays.userId], set: { date } });
  return { date };
}
