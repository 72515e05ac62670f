import { describe, expect, test } from 'vitest';
import { readUserToken } from '#contract/account/passwords.ts';
import { login } from '#contract/people/users.ts';
import { createEmptyUser, register, resendCode } from '#contract/people/users-registration.ts';
import { signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { linkTo, mailsTo } from '../post.ts';
import { askAsStrangers, at, MINUTE, NOBODY, owner } from './guessing.ts';

const { email, phone } = NOBODY;
const FULL = { email, phone, firstname: 'Nova', lastname: 'Roy', password: 'a rose is a rose' };

openSalons();

describe('a link where no code may be sent today', () => {
  test('a newcomer opens an account by it', async () => {
    await askAsStrangers(NOBODY);
    await owner().client.get(register, { body: { email, firstname: '', lastname: '' } });
    expect((await mailsTo(server, salon, email))[0]?.subject).toMatch(/^Un lien à la place d’un code/);
    const code = await linkTo(server, salon, email);
    expect(await owner().client.get(readUserToken, { params: { token: code } })).toEqual({
      purpose: 'sign-in',
      firstname: '',
      email,
      phone: '',
    });
    const entered = await owner().client.get(signInByEmail, { body: { email, code } });
    expect(entered).toMatchObject({ user: { email, phone: '', noPass: true } });
    expect((await owner().client.refusal(signInByEmail, { body: { email, code } })).type).toBe(
      'code_expired',
    );
  });

  test('a newcomer by phone does too', async () => {
    await askAsStrangers(NOBODY);
    await owner().client.get(createEmptyUser, { body: { phone } });
    const code = await linkTo(server, salon, phone);
    const { user } = await owner().client.get(signInByPhone, { body: { phone, code } });
    expect(user).toMatchObject({ email: '', phone });
  });

  test('of a registration with more fields it opens an account of the address alone: no password of another', async () => {
    await askAsStrangers(NOBODY);
    await owner().client.get(register, { body: FULL });
    const [byMail, bySms] = [await linkTo(server, salon, email), await linkTo(server, salon, phone)];
    // What went to the phone proves nothing of the e-mail.
    expect((await owner().client.refusal(signInByEmail, { body: { email, code: bySms } })).type).toBe(
      'code_expired',
    );
    const { user } = await owner().client.get(signInByEmail, { body: { email, code: byMail } });
    expect(user).toMatchObject({
      email,
      phone: '',
      noPass: true,
      profiles: [{ firstname: '', lastname: '' }],
    });
    const withTheirs = { email, password: FULL.password };
    expect((await owner().client.refusal(login, { body: withTheirs })).type).toBe('credentials');
  });

  test('it opens for half an hour, however old its registration is by then', async () => {
    const { userId } = await owner().client.get(register, { body: { email, firstname: '', lastname: '' } });
    later(45 * MINUTE);
    await askAsStrangers(NOBODY);
    await owner().client.get(resendCode, { body: { type: 'email', email, userID: userId } });
    const code = await linkTo(server, salon, email);
    later(29 * MINUTE);
    // Whoever begins one removes those that are over.
    const other = { email: 'other@example.com', firstname: '', lastname: '' };
    await at('203.0.113.9').get(register, { body: other });
    const { user } = await owner().client.get(signInByEmail, { body: { email, code } });
    expect(user).toMatchObject({ email });
  });

  test('none goes out for a registration that nobody began', async () => {
    await askAsStrangers(NOBODY);
    const before = await mailsTo(server, salon, email);
    later(MINUTE);
    const nobodys = { type: 'email' as const, email, userID: 'unknown' };
    expect(await owner().client.get(resendCode, { body: nobodys })).toEqual({});
    expect(await mailsTo(server, salon, email)).toHaveLength(before.length);
  });
});
