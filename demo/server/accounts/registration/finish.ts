import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { lockFor } from '../../booking/schedule/placing.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { users } from '../../database/schema/people/people.ts';
import { findCustomer, type UserRow } from '../customer/customers.ts';
import { keepPhone } from '../customer/keep-phone.ts';
import { dropRegistration, type RegistrationRow } from './registrations.ts';

type Finished =
  | { readonly kind: 'opened'; readonly user: UserRow }
  /** Another account has an address that both have proven. */
  | { readonly kind: 'taken'; readonly field: 'email' | 'phone'; readonly holder: UserRow };

/** Opens the account of a registration whose addresses are proven as far as they can be. */
export async function finishRegistration(
  tx: Database,
  registration: RegistrationRow,
  now: number,
): Promise<Finished> {
  const { companyId, email, phone, phoneProven, passwordHash } = registration;
  await takeAddresses(tx, companyId, [email, phoneProven ? phone : '']);
  const byEmail = email === '' ? null : await findCustomer(tx, companyId, { email });
  if (byEmail !== null) return { kind: 'taken', field: 'email', holder: byEmail };
  const byPhone = phoneProven ? await findCustomer(tx, companyId, { phone }) : null;
  if (byPhone !== null) return { kind: 'taken', field: 'phone', holder: byPhone };
  const { firstname, lastname, city, country, marketing } = registration;
  const user = {
    companyId,
    id: randomUUID(),
    email,
    passwordHash,
    firstname,
    lastname,
    phone,
    phoneProven,
    city,
    country,
    noPass: false,
    passkeyHandle: null,
    language: '',
    marketing,
    // The box was ticked, or not, when the form was sent.
    marketingAt: marketing === '' ? null : registration.createdAt,
    createdAt: new Date(now),
  };
  await tx.insert(users).values(user);
  const opened = email === '' ? user : await takeGuestOrders(tx, user);
  await dropRegistration(tx, registration);
  return { kind: 'opened', user: opened };
}

/**
 * What was booked and bought without an account, under an e-mail that is proven now, belongs to the account; a phone that was given
 * with it is kept where the account has none. Returns the account as it is then.
 */
export async function takeGuestOrders(tx: Database, user: UserRow): Promise<UserRow> {
  const { companyId, id, email } = user;
  const [newest] = await tx
    .select({ phone: appointments.phone })
    .from(appointments)
    .where(
      and(
        eq(appointments.companyId, companyId),
        eq(sql`lower(${appointments.email})`, email),
        isNull(appointments.userId),
        ne(appointments.phone, ''),
      ),
    )
    .orderBy(desc(appointments.createdAt))
    .limit(1);
  for (const table of [appointments, orders]) {
    const isGuests = and(eq(table.companyId, companyId), eq(sql`lower(${table.email})`, email));
    await tx
      .update(table)
      .set({ userId: id })
      .where(and(isGuests, isNull(table.userId)));
  }
  await takeEshopOrders(tx, user);
  if (newest === undefined || user.phone !== '') return user;
  const { phone } = newest;
  await keepPhone(tx, { companyId, userId: id, email, phone });
  return { ...user, phone, phoneProven: false };
}

/** The orders of products have no e-mail of their own: they belong to whom their sale does. */
async function takeEshopOrders(
  tx: Database,
  { companyId, id }: Pick<UserRow, 'companyId' | 'id'>,
): Promise<void> {
  const own = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.userId, id)));
  await tx
    .update(eshopOrders)
    .set({ userId: id })
    .where(
      and(eq(eshopOrders.companyId, companyId), isNull(eshopOrders.userId), inArray(eshopOrders.id, own)),
    );
}

/** One account at a time comes to an address. */
export async function takeAddresses(
  tx: Database,
  companyId: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses.filter(Boolean).toSorted())
    await lockFor(tx, companyId, `account ${address}`);
}
