import { expect, test } from 'vitest';
import { currentUser } from '#contract/people/users.ts';
import { clientOf } from '../../../testing/client.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { findCustomer } from '../../customer/customers.ts';
import { book, holdVisit, logIn, TUESDAY_1000, TUESDAY_1100 } from '../../../testing/visits.ts';

openSalons();

const SACHA = 'sacha@example.com';
const PHONE = '+33612345678';

async function booked(customer: { email?: string; phone?: string } = {}, start = TUESDAY_1000) {
  const token = await logIn(server, salon, SACHA);
  await book(server, salon, await holdVisit(server, salon, { token, start }), {
    customer: { email: SACHA, phone: PHONE, ...customer },
    token,
  });
  return (await clientOf(server, salon, { token }).get(currentUser)).phone;
}

test('a customer without a phone has the one that was given for a booking in the profile', async () => {
  expect(await booked()).toBe(PHONE);
});

test('a phone that was kept so is proven by nobody, and no way in', async () => {
  await booked();
  const { db } = server.database;
  expect(await findCustomer(db, salon, { phone: PHONE })).toBeNull();
  expect(await findCustomer(db, salon, { email: SACHA })).toMatchObject({ phone: PHONE, phoneProven: false });
});

test('a phone that is in the profile stays, whatever is given for a booking', async () => {
  await booked();
  expect(await booked({ phone: '+33698765432' }, TUESDAY_1100)).toBe(PHONE);
});

test('a phone that is given for somebody else’s e-mail is not the customer’s', async () => {
  expect(await booked({ email: 'friend@example.com' })).toBe('');
});
