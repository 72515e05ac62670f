import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkEmailCode, register } from '#contract/people/users-registration.ts';
import { changeEmail } from '#contract/people/users-sign-in.ts';
import { exportUser } from '#contract/account/own-account.ts';
import { myEshopOrders } from '#contract/orders/eshop.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { ADDRESS, ordered } from '../../eshop/hand-over/testing/ordered.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import { clientOf } from '../../testing/client.ts';
import { enterSalon, later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { book, CUSTOMER, holdVisit, logIn, TUESDAY_0930, TUESDAY_1100 } from '../../testing/visits.ts';
import { findCustomer } from '../customer/customers.ts';
import { startSession } from '../sessions.ts';
import { codeTo } from './post.ts';

openSalons();

/** An account of that e-mail, opened by the code that went to it. */
async function openAccount(email: string): Promise<string> {
  const { userId } = await visitor.get(register, { body: { firstname: 'Zoé', lastname: 'Martin', email } });
  const code = await codeTo(server, salon, email.toLowerCase());
  const { user } = await visitor.get(checkEmailCode, { body: { code, userId } });
  return user?.id ?? '';
}

/** By appointment whose it is; the order of each is theirs as well. */
const owners = async () => {
  const booked = await appointmentsOf(server, salon);
  const sold = await server.database.db.select().from(orders).where(eq(orders.companyId, salon));
  const byAppointment = new Map(sold.map(({ appointmentId, userId }) => [appointmentId, userId]));
  for (const { id, userId } of booked) expect(byAppointment.get(id)).toBe(userId);
  return new Map(booked.map(({ id, userId }) => [id, userId]));
};

test('what was booked without an account belongs to the one that is opened with its e-mail, in any case', async () => {
  const own = await book(server, salon, await holdVisit(server, salon), {
    customer: { email: 'Zoe@Example.com' },
  });
  const anothers = await book(server, salon, await holdVisit(server, salon, { start: TUESDAY_1100 }), {
    customer: { email: 'nina@example.com' },
  });
  const user = await openAccount(CUSTOMER.email);
  expect(await owners()).toEqual(
    new Map([
      [own.id, user],
      [anothers.id, null],
    ]),
  );
});

test('products that were ordered without an account are in the one that is opened, with where they are sent', async () => {
  enterSalon(await addPayingCompany(server));
  const { id, number } = await ordered({ mode: 'delivery' });
  const user = await openAccount(CUSTOMER.email);
  const token = await startSession(server.database.db, {
    companyId: salon,
    realm: 'customer',
    userId: user,
    now: server.clock.now(),
  });
  const zoe = clientOf(server, salon, { token });
  expect(await zoe.get(myEshopOrders)).toMatchObject({ total: 1, data: [{ id, number }] });
  expect((await zoe.get(exportUser)).deliveries).toEqual([{ order: number, address: ADDRESS }]);
  const camille = await clientAs(server, salon, 'customer');
  expect(await camille.get(myEshopOrders)).toMatchObject({ total: 0 });
});

test('what was booked without an account stays as it is until the e-mail is proven', async () => {
  const { id } = await book(server, salon, await holdVisit(server, salon));
  const body = { firstname: 'Zoé', lastname: 'Martin', email: CUSTOMER.email };
  await visitor.get(register, { body });
  expect(await owners()).toEqual(new Map([[id, null]]));
});

test('what a customer booked for somebody else’s e-mail stays theirs', async () => {
  const token = await logIn(server, salon);
  const held = await holdVisit(server, salon, { start: TUESDAY_0930 });
  const { id } = await book(server, salon, held, { token });
  const before = (await owners()).get(id);
  expect(before).not.toBeNull();
  await openAccount(CUSTOMER.email);
  expect((await owners()).get(id)).toBe(before);
});

test('an account takes nothing that was booked at another company', async () => {
  const other = await server.addCompany();
  const { id } = await book(server, other, await holdVisit(server, other));
  await openAccount(CUSTOMER.email);
  expect(await appointmentsOf(server, other)).toMatchObject([{ id, userId: null }]);
});

test('what was booked without an account is found by who enters theirs by a code of its e-mail', async () => {
  const user = await openAccount(CUSTOMER.email);
  const booked = await book(server, salon, await holdVisit(server, salon));
  expect(await owners()).toEqual(new Map([[booked.id, null]]));
  later(60_000);
  expect(await openAccount(CUSTOMER.email)).toBe(user);
  expect(await owners()).toEqual(new Map([[booked.id, user]]));
});

test('what was booked without an account belongs to the customer who proves its e-mail later', async () => {
  const { id } = await book(server, salon, await holdVisit(server, salon));
  const customer = await clientAs(server, salon, 'customer');
  const change = { profileId: 'user-1', email: CUSTOMER.email };
  await customer.get(changeEmail, { body: change });
  const code = await codeTo(server, salon, CUSTOMER.email);
  await customer.get(changeEmail, { body: { ...change, code } });
  expect(await owners()).toEqual(new Map([[id, 'user-1']]));
});

test('a phone that was given without an account is in the one that is opened, proven by nobody', async () => {
  await book(server, salon, await holdVisit(server, salon));
  const id = await openAccount(CUSTOMER.email);
  expect(await findCustomer(server.database.db, salon, { id })).toMatchObject({
    phone: CUSTOMER.phone,
    phoneProven: false,
  });
  // It is no way in.
  expect(await findCustomer(server.database.db, salon, { phone: CUSTOMER.phone })).toBeNull();
});
