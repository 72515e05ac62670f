import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  checkEmailCode,
  checkPhoneCode,
  cleanPhoneDuplicates,
  register,
  resendCode,
} from '#contract/people/users-registration.ts';
import { signInByEmail } from '#contract/people/users-sign-in.ts';
import { currentUser } from '#contract/people/users.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { codeTo, mailsTo, wrong } from '../tests/post.ts';

const MINUTE = 60_000;
const NEW = 'new@example.com';
const CAMILLE = 'camille@example.com';
const CAMILLES = '+33199004217';

openSalons();

const customers = () =>
  server.database.db.select().from(users).where(eq(users.companyId, salon)).orderBy(users.email);
const alone = (email: string) => visitor.get(register, { body: { email, firstname: '', lastname: '' } });

test('an e-mail alone enters the account that has it, once its code is right', async () => {
  const { userId, missing } = await alone(CAMILLE);
  expect(missing).toEqual(['email']);
  const code = await codeTo(server, salon, CAMILLE);
  const refused = await visitor.refusal(checkEmailCode, { body: { code: wrong(code), userId } });
  expect(refused).toMatchObject({ type: 'code_wrong', field: 'code' });
  const before = await customers();
  const entered = await visitor.get(checkEmailCode, { body: { code, userId } });
  expect(entered).toMatchObject({ missing: [], exist: true, passwordToken: null, user: { email: CAMILLE } });
  const customer = clientOf(server, salon, { token: entered.token ?? '' });
  expect((await customer.get(currentUser)).email).toBe(CAMILLE);
  // Neither her password nor her name is another one now.
  expect(await customers()).toEqual(before);
  expect((await visitor.refusal(checkEmailCode, { body: { code, userId } })).type).toBe('code_expired');
});

test('an e-mail alone opens an account where nobody has it', async () => {
  const { userId } = await alone(NEW);
  const code = await codeTo(server, salon, NEW);
  const { user, passwordToken } = await visitor.get(checkEmailCode, { body: { code, userId } });
  expect(user).toMatchObject({ email: NEW, noPass: true, profiles: [{ firstname: '', lastname: '' }] });
  expect(passwordToken).not.toBe(null);
  expect(await customers()).toHaveLength(3);
});

test('an e-mail alone is answered alike with an account and without, to the last word', async () => {
  const shape = ({ userId, ...rest }: { userId: string }) => ({ ...rest, length: userId.length });
  expect(shape(await alone(CAMILLE))).toEqual(shape(await alone(NEW)));
  const again = (email: string) =>
    visitor.refusal(register, { body: { email, firstname: '', lastname: '' } });
  expect(await again(CAMILLE)).toEqual(await again(NEW));
  for (const address of [CAMILLE, NEW]) expect(await mailsTo(server, salon, address)).toHaveLength(1);
  later(MINUTE);
  const resend = (email: string) => visitor.get(resendCode, { body: { email, type: 'email' } });
  expect(await resend(CAMILLE)).toEqual(await resend(NEW));
  for (const address of [CAMILLE, NEW]) expect(await mailsTo(server, salon, address)).toHaveLength(2);
});

test('with a password or a phone beside it, an e-mail that has an account is told of by mail and gets no code', async () => {
  for (const more of [{ password: 'a rose is a rose' }, { phone: '+33199004400' }]) {
    await visitor.get(register, { body: { email: CAMILLE, firstname: 'Nova', lastname: 'Roy', ...more } });
    const [newest] = await mailsTo(server, salon, CAMILLE);
    expect(newest?.subject).toContain('déjà un compte');
    later(MINUTE);
  }
  const real = and(eq(codes.companyId, salon), isNotNull(codes.codeHash));
  // That of the phone, which says nothing of the e-mail.
  expect(await server.database.db.select().from(codes).where(real)).toHaveLength(1);
});

test('codes of a registration and of a sign-in count together: five a day for one address', async () => {
  const kinds = [
    () => alone(CAMILLE),
    () => visitor.get(signInByEmail, { body: { email: CAMILLE } }),
    () => alone(CAMILLE),
    () => visitor.get(signInByEmail, { body: { email: CAMILLE } }),
    () => alone(CAMILLE),
  ];
  for (const ask of kinds) {
    await ask();
    later(MINUTE);
  }
  const sixth = { body: { email: CAMILLE, firstname: '', lastname: '' } };
  expect((await visitor.refusal(register, sixth)).type).toBe('too_soon');
});

test('a registration goes on without a phone that is another’s way in, and leaves it to them', async () => {
  const { userId } = await visitor.get(register, {
    body: { email: NEW, phone: CAMILLES, firstname: 'Nova', lastname: 'Roy' },
  });
  const without = { body: { duplicatesProfiles: [], email: NEW, userId } };
  await visitor.get(checkEmailCode, { body: { code: await codeTo(server, salon, NEW), userId } });
  const waiting = await visitor.get(checkPhoneCode, {
    body: { code: await codeTo(server, salon, CAMILLES), userId },
  });
  expect(waiting).toMatchObject({ token: null, duplicates: [{ profileId: 'user-1' }] });
  const done = await visitor.get(cleanPhoneDuplicates, without);
  expect(done).toMatchObject({ exist: true, user: { email: NEW, phone: '' } });
  expect((await customers())[0]).toMatchObject({ email: CAMILLE, phone: CAMILLES, phoneProven: true });
  expect((await visitor.refusal(cleanPhoneDuplicates, without)).type).toBe('not_found');
});

test('nothing is gone without where there is no registration, or none by e-mail', async () => {
  const nobodys = { duplicatesProfiles: [], email: NEW };
  expect((await visitor.refusal(cleanPhoneDuplicates, { body: nobodys })).type).toBe('not_found');
  const body = { phone: '+33199004400', firstname: '', lastname: '' };
  const { userId } = await visitor.get(register, { body });
  const refused = await visitor.refusal(cleanPhoneDuplicates, { body: { ...nobodys, userId } });
  expect(refused.type).toBe('not_found');
});
