import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { registerStep1, registerStep2, resendCode, verifyCode } from '#contract/people/users-registration.ts';
import { currentUser, login } from '#contract/people/users.ts';
import { registrations } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { clientOf } from '../../testing/client.ts';
import { enterSalon, later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { codeTo, mailsTo, smsTo, wrong } from './post.ts';

const MINUTE = 60_000;
const NEW = 'new@example.com';
const PHONE = '+33199004400';
const CAMILLES = '+33199004217';
const CAMILLE = 'camille@example.com';
const PASSWORD = 'a rose is a rose';

openSalons();

const first = (email = NEW, phone = PHONE, client = visitor) =>
  client.get(registerStep1, { body: { email, phone, password: PASSWORD } });
const customers = () =>
  server.database.db.select().from(users).where(eq(users.companyId, salon)).orderBy(users.email);

describe('a registration in two steps', () => {
  test('a registration in two steps opens an account once the e-mail and the phone are proven', async () => {
    const { userID, requireSMSCode } = await first();
    expect(requireSMSCode).toBe(true);
    expect(await customers()).toHaveLength(2);
    expect(
      await visitor.get(registerStep2, { body: { email: NEW, phone: PHONE, password: PASSWORD } }),
    ).toEqual({
      userID,
      requireSMSCode: true,
    });
    const codes = { code: await codeTo(server, salon, NEW), smsCode: await codeTo(server, salon, PHONE) };
    const entered = await visitor.get(verifyCode, { body: { userID, ...codes } });
    expect(entered).toMatchObject({
      exist: true,
      user: { email: NEW, phone: PHONE, phoneProven: true, noPass: false },
    });
    const customer = clientOf(server, salon, { token: entered.token });
    expect((await customer.get(currentUser)).id).toBe(entered.user.id);
    expect((await visitor.get(login, { body: { email: NEW, password: PASSWORD } })).exist).toBe(true);
    expect((await visitor.refusal(verifyCode, { body: { userID, ...codes } })).type).toBe('code_expired');
  });

  test('a registration in two steps counts a right code where the other is wrong, and names the wrong one', async () => {
    const { userID } = await first();
    await visitor.get(registerStep2, { body: { email: NEW, phone: PHONE, password: PASSWORD, userID } });
    const [code, smsCode] = [await codeTo(server, salon, NEW), await codeTo(server, salon, PHONE)];
    const verify = (body: { code: string; smsCode?: string }) =>
      visitor.refusal(verifyCode, { body: { userID, ...body } });
    expect(await verify({ code: wrong(code), smsCode })).toMatchObject({ type: 'code_wrong', field: 'code' });
    expect(await verify({ code })).toMatchObject({ type: 'invalid', field: 'smsCode' });
    expect(await verify({ code, smsCode: wrong(smsCode) })).toMatchObject({
      type: 'code_wrong',
      field: 'smsCode',
    });
    expect((await visitor.get(verifyCode, { body: { userID, code, smsCode } })).exist).toBe(true);
  });

  test('a registration in two steps needs no SMS where the company sends none; the phone is no way in then', async () => {
    enterSalon(await server.addCompany({ sms: false } as object));
    const { userID, requireSMSCode } = await first();
    expect(requireSMSCode).toBe(false);
    const code = await codeTo(server, salon, NEW);
    const { user } = await visitor.get(verifyCode, { body: { userID, code } });
    expect(user).toMatchObject({ phone: PHONE, phoneProven: false });
    expect(await smsTo(server, salon, PHONE)).toHaveLength(0);
  });

  test('a registration in two steps changes its phone in the second step, by its password alone', async () => {
    const { userID } = await first();
    const step = (password: string) => ({ body: { email: NEW, phone: '01 99 00 44 01', password } });
    expect((await visitor.refusal(registerStep2, step('something else'))).type).toBe('credentials');
    await visitor.get(registerStep2, step(PASSWORD));
    const codes = {
      code: await codeTo(server, salon, NEW),
      smsCode: await codeTo(server, salon, '+33199004401'),
    };
    const { user } = await visitor.get(verifyCode, { body: { userID, ...codes } });
    expect(user.phone).toBe('+33199004401');
  });

  test('a registration in two steps says to an address that has an account that it has one, and to nobody else', async () => {
    const [known, unknown] = [await first(CAMILLE), await first(NEW, '+33199004401')];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known.requireSMSCode).toBe(unknown.requireSMSCode);
    const [mail] = await mailsTo(server, salon, CAMILLE);
    expect(mail?.subject).toContain('Vous avez déjà un compte');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    const [one, other] = [
      await visitor.refusal(verifyCode, { body: { userID: known.userID, code: '12345' } }),
      await visitor.refusal(verifyCode, { body: { userID: unknown.userID, code: '12345' } }),
    ];
    expect(one).toEqual(other);
    const [again, anew] = [CAMILLE, NEW].map((email) =>
      visitor.refusal(resendCode, { body: { email, type: 'email' } }),
    );
    expect(await again).toEqual(await anew);
    expect(await customers()).toHaveLength(2);
  });

  test('a registration in two steps takes no account over: a mailed code for somebody else’s is never right', async () => {
    const { userID } = await first(CAMILLE);
    for (let round = 0; round < 5; round += 1) {
      const body = { userID, code: String(100_000 + round) };
      expect((await visitor.refusal(verifyCode, { body })).type).toBe('code_wrong');
    }
    expect((await visitor.refusal(verifyCode, { body: { userID, code: '100005' } })).type).toBe(
      'too_many_attempts',
    );
  });

  test('a registration in two steps is refused after its proof where the phone is the way in of another account', async () => {
    const { userID } = await first(NEW, CAMILLES);
    await visitor.get(registerStep2, { body: { email: NEW, phone: CAMILLES, password: PASSWORD } });
    const codes = { code: await codeTo(server, salon, NEW), smsCode: await codeTo(server, salon, CAMILLES) };
    expect(await visitor.refusal(verifyCode, { body: { userID, ...codes } })).toMatchObject({
      type: 'conflict',
      field: 'phone',
    });
  });

  test('a registration in two steps opens one account where two began with the same e-mail', async () => {
    const one = await first();
    const oneCode = await codeTo(server, salon, NEW);
    later(MINUTE);
    const other = await first(NEW, '+33199004401');
    const otherCode = await codeTo(server, salon, NEW);
    await visitor.get(resendCode, { body: { phone: PHONE, type: 'phone' } });
    await visitor.get(resendCode, { body: { phone: '+33199004401', type: 'phone' } });
    const smsCode = await codeTo(server, salon, PHONE);
    await visitor.get(verifyCode, { body: { userID: one.userID, code: oneCode, smsCode } });
    const late = {
      userID: other.userID,
      code: otherCode,
      smsCode: await codeTo(server, salon, '+33199004401'),
    };
    expect(await visitor.refusal(verifyCode, { body: late })).toMatchObject({
      type: 'conflict',
      field: 'email',
    });
  });

  test('a registration in two steps ends after an hour', async () => {
    const { userID } = await first();
    later(60 * MINUTE);
    await first('later@example.com', '+33199004409');
    expect(
      await server.database.db.select().from(registrations).where(eq(registrations.companyId, salon)),
    ).toHaveLength(1);
    expect((await visitor.refusal(verifyCode, { body: { userID, code: '123456' } })).type).toBe(
      'code_expired',
    );
  });

  test('a registration in two steps refuses a password that is too common, a phone that is none and an address that is none', async () => {
    const ask = (change: object) =>
      visitor.refusal(registerStep1, { body: { email: NEW, phone: PHONE, password: PASSWORD, ...change } });
    expect((await ask({ password: 'password123' })).field).toBe('password');
    expect((await ask({ phone: '01 23' })).field).toBe('phone');
    expect((await ask({ email: 'nobody' })).field).toBe('email');
  });
});

describe('another code', () => {
  test('another code takes the place of the first, after a minute', async () => {
    const { userID } = await first();
    const old = await codeTo(server, salon, NEW);
    const again = { body: { email: NEW, phone: PHONE, type: 'email' as const } };
    expect(await visitor.refusal(resendCode, again)).toMatchObject({ type: 'too_soon', retryAfter: 60 });
    later(MINUTE);
    await visitor.get(resendCode, again);
    const code = await codeTo(server, salon, NEW);
    if (old !== code) {
      expect((await visitor.refusal(verifyCode, { body: { userID, code: old } })).type).toBe('code_wrong');
    }
    await visitor.get(resendCode, { body: { phone: PHONE, type: 'phone' } });
    const smsCode = await codeTo(server, salon, PHONE);
    expect((await visitor.get(verifyCode, { body: { userID, code, smsCode } })).exist).toBe(true);
  });

  test('another code is answered the same where nobody registers, and is sent to nobody then', async () => {
    await first();
    later(MINUTE);
    const ask = (email: string) => visitor.get(resendCode, { body: { email, type: 'email' } });
    expect(await ask('nobody@example.com')).toEqual(await ask(NEW));
    expect(await mailsTo(server, salon, 'nobody@example.com')).toHaveLength(0);
    await visitor.get(resendCode, { body: { phone: '+33199004499', type: 'phone' } });
    expect(await smsTo(server, salon, '+33199004499')).toHaveLength(0);
  });
});
