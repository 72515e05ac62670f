import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { phoneAvailable, profilesByPhone } from '#contract/people/profiles.ts';
import {
  checkEmailCode,
  checkPhoneCode,
  cleanPhoneDuplicates,
  createEmptyUser,
  register,
} from '#contract/people/users-registration.ts';
import { signInByPhone } from '#contract/people/users-sign-in.ts';
import { choosePassword } from '#contract/account/passwords.ts';
import { users } from '../../database/schema/people/people.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { codeTo, mailsTo } from './post.ts';

const MINUTE = 60_000;
const NEW = 'new@example.com';
const PHONE = '+33199004400';
const CAMILLES = '+33199004217';
const CAMILLE = 'camille@example.com';
const PASSWORD = 'a rose is a rose';

openSalons();

const customers = () =>
  server.database.db.select().from(users).where(eq(users.companyId, salon)).orderBy(users.email);

const begin = (body: { email?: string; phone?: string }) =>
  visitor.get(register, { body: { firstname: 'Nova', lastname: 'Roy', ...body } });

describe('a registration by codes', () => {
  test('a registration by codes proves both addresses, in any order, and leaves the password for later', async () => {
    const { userId, missing } = await begin({ email: NEW, phone: PHONE });
    expect(missing).toEqual(['email', 'phone']);
    const code = { email: await codeTo(server, salon, NEW), phone: await codeTo(server, salon, PHONE) };
    const half = await visitor.get(checkPhoneCode, { body: { code: code.phone, phone: PHONE, userId } });
    expect(half).toMatchObject({ missing: ['email'], token: null, user: null, exist: false, duplicates: [] });
    const done = await visitor.get(checkEmailCode, { body: { code: code.email, userId } });
    expect(done).toMatchObject({
      missing: [],
      exist: true,
      user: { email: NEW, noPass: true, profiles: [{ firstname: 'Nova', lastname: 'Roy' }] },
    });
    const token = done.passwordToken ?? '';
    const chosen = await visitor.get(choosePassword, { params: { token }, body: { password: PASSWORD } });
    expect(chosen.user.noPass).toBe(false);
  });

  test('a registration by codes refuses a phone or an e-mail that is another than the registration’s', async () => {
    const { userId } = await begin({ email: NEW, phone: PHONE });
    const code = await codeTo(server, salon, PHONE);
    const other = { code, phone: CAMILLES, userId };
    expect((await visitor.refusal(checkPhoneCode, { body: other })).field).toBe('phone');
    expect((await visitor.get(checkPhoneCode, { body: { ...other, phone: PHONE } })).missing).toEqual([
      'email',
    ]);
  });

  test('a registration by codes needs an address, and sends nothing where one of two has to wait', async () => {
    const nobody = { firstname: 'Nova', lastname: 'Roy' };
    expect((await visitor.refusal(register, { body: nobody })).type).toBe('invalid');
    await begin({ phone: PHONE });
    const both = { ...nobody, email: NEW, phone: PHONE };
    expect((await visitor.refusal(register, { body: both })).type).toBe('too_soon');
    expect(await mailsTo(server, salon, NEW)).toHaveLength(0);
  });

  test('a registration by codes waits where the phone is the way in of another, until it is given up', async () => {
    const { userId } = await begin({ email: NEW, phone: CAMILLES });
    await visitor.get(checkEmailCode, { body: { code: await codeTo(server, salon, NEW), userId } });
    const code = await codeTo(server, salon, CAMILLES);
    const waiting = await visitor.get(checkPhoneCode, { body: { code, userId } });
    expect(waiting).toMatchObject({
      missing: [],
      token: null,
      duplicates: [{ profileId: 'user-1', firstname: 'C.', email: 'c•••@example.com' }],
    });
    const done = await visitor.get(cleanPhoneDuplicates, {
      body: { duplicatesProfiles: ['user-1'], email: NEW, userId },
    });
    expect(done).toMatchObject({ exist: true, duplicates: [], user: { email: NEW, phone: CAMILLES } });
    const [camille] = await customers();
    expect(camille).toMatchObject({ email: CAMILLE, phone: '', phoneProven: false });
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toContain('retiré de votre compte');
  });
});

describe('a phone that others gave too', () => {
  test('a phone that others gave too is taken from nobody by who has not proven it', async () => {
    const { userId } = await begin({ email: NEW, phone: CAMILLES });
    const clean = (change: object) =>
      visitor.refusal(cleanPhoneDuplicates, {
        body: { duplicatesProfiles: ['user-1'], email: NEW, userId, ...change },
      });
    const refusals = [
      await clean({}),
      await clean({ userId: 'unknown' }),
      await clean({ duplicatesProfiles: ['unknown'] }),
    ];
    expect(refusals.map(({ type }) => type)).toEqual(['not_found', 'not_found', 'not_found']);
    const code = await codeTo(server, salon, CAMILLES);
    await visitor.get(checkPhoneCode, { body: { code, userId } });
    expect((await clean({ duplicatesProfiles: ['user-2'] })).type).toBe('not_found');
    expect((await clean({ duplicatesProfiles: ['user-1', 'user-2'] })).type).toBe('not_found');
    expect((await clean({ email: CAMILLE })).field).toBe('email');
    later(31 * MINUTE);
    expect((await clean({})).type).toBe('not_found');
    expect((await customers())[0]?.phone).toBe(CAMILLES);
  });

  test('a phone that others gave too is said to be free, and nobody’s, until it is proven', async () => {
    const { userId } = await begin({ email: NEW, phone: CAMILLES });
    const query = { phone: '01 99 00 42 17', country: 'FR', userId };
    expect(await visitor.get(phoneAvailable, { query })).toEqual({ available: true });
    expect(await visitor.get(profilesByPhone, { query })).toEqual({ exist: false, profiles: [] });
    await visitor.get(checkPhoneCode, { body: { code: await codeTo(server, salon, CAMILLES), userId } });
    expect(await visitor.get(phoneAvailable, { query })).toEqual({ available: false });
    expect(await visitor.get(profilesByPhone, { query })).toEqual({
      exist: true,
      profiles: [{ profileId: 'user-1', firstname: 'C.', email: 'c•••@example.com' }],
    });
    expect(await visitor.get(phoneAvailable, { query: { phone: CAMILLES } })).toEqual({ available: true });
  });
});

describe('an account of a phone alone', () => {
  const empty = async (phone: string) => (await visitor.get(createEmptyUser, { body: { phone } })).userId;

  test('an account of a phone alone is opened by its code, and entered by codes from then on', async () => {
    const userId = await empty(PHONE);
    expect(await customers()).toHaveLength(2);
    const code = await codeTo(server, salon, PHONE);
    const done = await visitor.get(checkPhoneCode, { body: { code, phone: PHONE, userId } });
    expect(done.user).toMatchObject({ email: '', phone: PHONE, noPass: true });
    later(MINUTE);
    await visitor.get(signInByPhone, { body: { phone: PHONE } });
    const next = await codeTo(server, salon, PHONE);
    const { user } = await visitor.get(signInByPhone, { body: { phone: PHONE, code: next } });
    expect(user?.id).toBe(done.user?.id);
  });

  test('an account of a phone alone may be opened many times over: an empty e-mail is nobody’s', async () => {
    for (const phone of [PHONE, '+33199004401']) {
      const userId = await empty(phone);
      await visitor.get(checkPhoneCode, { body: { code: await codeTo(server, salon, phone), userId } });
    }
    expect(await customers()).toHaveLength(4);
  });

  test('an account of a phone alone is the account that the phone has already', async () => {
    const userId = await empty(CAMILLES);
    const code = await codeTo(server, salon, CAMILLES);
    const { user } = await visitor.get(checkPhoneCode, { body: { code, userId } });
    expect(user?.email).toBe(CAMILLE);
    expect(await customers()).toHaveLength(2);
  });

  test('an account of a phone alone is not the account of who only wrote the phone down', async () => {
    await server.database.db
      .update(users)
      .set({ phoneProven: false })
      .where(and(eq(users.companyId, salon), eq(users.email, CAMILLE)));
    const userId = await empty(CAMILLES);
    const code = await codeTo(server, salon, CAMILLES);
    const { user, duplicates } = await visitor.get(checkPhoneCode, { body: { code, userId } });
    expect(user?.email).toBe('');
    expect(duplicates).toHaveLength(1);
  });
});
