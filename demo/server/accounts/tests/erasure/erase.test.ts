import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseUser, openCalendar } from '#contract/account/own-account.ts';
import { resetPassword } from '#contract/account/passwords.ts';
import { currentUser, login } from '#contract/people/users.ts';
import { signInByEmail } from '#contract/people/users-sign-in.ts';
import { keepBirthday } from '#contract/people/customers.ts';
import { appointments } from '../../../database/schema/booking.ts';
import { deliveries } from '../../../database/schema/records.ts';
import { orders } from '../../../database/schema/selling/orders.ts';
import { forgetMails } from '../../../delivery/forget-mails.ts';
import { addCard, addVoucher } from '../../../testing/commerce.ts';
import { clientOf } from '../../../testing/client.ts';
import { sha256 } from '../../../sha256.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { book, holdVisit, logIn, TUESDAY_1100 } from '../../../testing/visits.ts';
import { tablesNaming } from './tables-naming.ts';

openSalons();

const EMAIL = 'camille@example.com';
const PHONE = '+33199004217';
const WEEKS = 30 * 86_400_000;

test('who is erased is named nowhere any more but where something was paid', async () => {
  const token = await logIn(server, salon);
  const camille = clientOf(server, salon, { token });
  const { id } = await camille.get(currentUser);
  const { db } = server.database;
  const own = { token, customer: { email: EMAIL, phone: PHONE } };
  await book(server, salon, await holdVisit(server, salon), own);
  await book(server, salon, await holdVisit(server, salon, { start: TUESDAY_1100 }), own);
  const [paid] = await db.select().from(orders).where(eq(orders.userId, id));
  await db.update(orders).set({ captured: 8000 }).where(eq(orders.id, paid!.id));
  await camille.get(keepBirthday, { params: { id }, body: { date: '1990-02-28' } });
  await addCard(db, salon, id, 40);
  await addVoucher(db, salon);
  await camille.get(openCalendar);
  expect(await tablesNaming(id)).toContain('customer_calendars');
  await visitor.get(signInByEmail, { body: { email: EMAIL } });
  await visitor.get(resetPassword, { body: { email: EMAIL } });
  expect(await tablesNaming(EMAIL)).toEqual(
    expect.arrayContaining(['appointments', 'idempotency_keys', 'orders', 'outbox', 'users', 'vouchers']),
  );

  expect(await camille.refusal(eraseUser, { body: { password: PASSWORD } })).toMatchObject({
    type: 'conflict',
    message: expect.stringContaining('rendez-vous'),
  });
  later(WEEKS);
  const again = clientOf(server, salon, { token: await logIn(server, salon) });
  expect((await again.refusal(eraseUser, { body: { password: 'wrong password' } })).type).toBe('credentials');
  expect((await again.refusal(eraseUser, { body: {} })).type).toBe('credentials');
  await again.get(eraseUser, { body: { password: PASSWORD } });

  // Until the mail that confirms it has left.
  expect(await tablesNaming(EMAIL)).toEqual(['orders', 'outbox']);
  await db.update(deliveries).set({ dueAt: null }).where(eq(deliveries.companyId, salon));
  await forgetMails(db, server.clock.now());
  expect(await tablesNaming(EMAIL)).toEqual(['orders']);
  expect(await tablesNaming(PHONE)).toEqual(['orders']);
  const sold = await db.select().from(orders).where(eq(orders.companyId, salon));
  expect(sold.filter(({ email }) => email === EMAIL).map(({ id: order }) => order)).toEqual([paid!.id]);
  expect([await tablesNaming(id), await tablesNaming(sha256(EMAIL))]).toEqual([[], []]);
  const visits = await db.select().from(appointments).where(eq(appointments.companyId, salon));
  expect(visits.map(({ firstname, userId }) => [firstname, userId])).toEqual([
    ['', null],
    ['', null],
  ]);
  expect((await again.refusal(currentUser)).type).toBe('unauthorized');
  expect((await visitor.refusal(login, { body: { email: EMAIL, password: PASSWORD } })).type).toBe(
    'credentials',
  );
});

test('an erasure leaves everybody else as they were', async () => {
  await book(server, salon, await holdVisit(server, salon), { customer: { email: 'nina@example.com' } });
  const before = await tablesNaming('nina@example.com');
  const camille = await clientAs(server, salon, 'customer');
  await camille.get(eraseUser, { body: { password: PASSWORD } });
  expect(await tablesNaming('nina@example.com')).toEqual(before);
});
