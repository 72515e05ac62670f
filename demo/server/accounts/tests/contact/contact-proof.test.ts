import { beforeEach, expect, test } from 'vitest';
import { createProfile } from '#contract/people/profiles.ts';
import { changeEmail, changePhone } from '#contract/people/users-sign-in.ts';
import { proveCustomer } from '#contract/account/own-account.ts';
import { setPassword } from '#contract/account/passwords.ts';
import { currentUser } from '#contract/people/users.ts';
import { register } from '#contract/people/users-registration.ts';
import { users } from '../../../database/schema/people/people.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { logIn } from '../../../testing/visits.ts';
import { codeTo, mailsTo, smsTo } from '../post.ts';

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';
const NEW = 'new@example.com';
const PHONE = '+33199004400';

let customer: Client;

openSalons();
beforeEach(async () => {
  customer = clientOf(server, salon, { token: await logIn(server, salon) });
});

const email = (destination: string, code?: string) => ({
  body: { profileId: 'user-1', email: destination, ...(code !== undefined && { code }) },
});
const phone = { body: { profileId: 'user-1', phone: PHONE } };

test('an older session alone gives the account no other e-mail and no other phone, and sends no code', async () => {
  later(10 * MINUTE);
  expect(await customer.refusal(changeEmail, email(NEW))).toMatchObject({ code: 403, type: 'proof_missing' });
  expect(await customer.refusal(changePhone, phone)).toMatchObject({ code: 403, type: 'proof_missing' });
  expect([await mailsTo(server, salon, NEW), await smsTo(server, salon, PHONE)]).toEqual([[], []]);
});

test('an older session changes the e-mail once a code has shown that the one before is theirs', async () => {
  later(10 * MINUTE);
  await customer.get(proveCustomer, { body: { channel: 'email' } });
  const code = await codeTo(server, salon, CAMILLE);
  await customer.get(proveCustomer, { body: { channel: 'email', code } });
  expect((await customer.get(changeEmail, email(NEW))).sent).toBe(true);
  const changed = await customer.get(changeEmail, email(NEW, await codeTo(server, salon, NEW)));
  expect(changed.profile.email).toBe(NEW);
});

test('a code for somebody whom the customer books for does not change the customer’s own e-mail', async () => {
  later(10 * MINUTE);
  const lou = { firstname: 'Lou', lastname: 'Ferrand' };
  const { profileId } = await customer.get(createProfile, { body: lou });
  await customer.get(changeEmail, { body: { profileId, email: NEW } });
  const code = await codeTo(server, salon, NEW);
  expect((await customer.refusal(changeEmail, email(NEW, code))).type).toBe('proof_missing');
  await customer.get(changeEmail, { body: { profileId, email: NEW, code } });
  expect((await customer.refusal(changeEmail, email(NEW))).type).toBe('proof_missing');
  expect((await customer.get(currentUser)).email).toBe(CAMILLE);
});

test('a code to a phone that is not proven shows nothing of whose the account is', async () => {
  await server.database.db.update(users).set({ phone: PHONE, phoneProven: false, passwordHash: null });
  later(10 * MINUTE);
  expect((await customer.refusal(changePhone, phone)).type).toBe('proof_missing');
  const chosen = { body: { password: 'a rose is a rose' } };
  expect((await customer.refusal(setPassword, chosen)).type).toBe('proof_missing');
});

test('an account without an e-mail asks for a code to its phone', async () => {
  await server.database.db.update(users).set({ email: '' });
  later(10 * MINUTE);
  expect((await customer.refusal(changeEmail, email(NEW))).type).toBe('proof_missing');
  const { phone: own } = await customer.get(currentUser);
  await customer.get(proveCustomer, { body: { channel: 'phone' } });
  const code = await codeTo(server, salon, own);
  await customer.get(proveCustomer, { body: { channel: 'phone', code } });
  expect((await customer.get(changeEmail, email(NEW))).sent).toBe(true);
});

test('codes that strangers ask for at a new e-mail keep no customer from changing to it', async () => {
  const stranger = clientOf(server, salon, { address: '203.0.113.7' });
  for (let round = 0; round < 5; round += 1) {
    await stranger.get(register, { body: { email: NEW, firstname: '', lastname: '' } });
    later(MINUTE);
  }
  expect((await customer.get(changeEmail, email(NEW))).sent).toBe(true);
  const changed = await customer.get(changeEmail, email(NEW, await codeTo(server, salon, NEW)));
  expect(changed.profile.email).toBe(NEW);
});
