import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signInByEmail } from '#contract/people/users-sign-in.ts';
import {
  changePassword,
  choosePassword,
  readUserToken,
  resetPassword,
  setPassword,
} from '#contract/account/passwords.ts';
import { proveCustomer } from '#contract/account/own-account.ts';
import { currentUser, login } from '#contract/people/users.ts';
import { accountLinks } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { idempotencyKeys } from '../../database/schema/records.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { PASSWORD } from '../../testing/test-server.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { linkTo, mailsTo, codeTo } from './post.ts';

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';
const NEW = 'a rose is a rose';

openSalons();

const enters = async (password: string, address = '10.0.0.7') => {
  const client = clientOf(server, salon, { address });
  return (await client.get(login, { body: { email: CAMILLE, password } })).exist;
};
const forgetPassword = () =>
  server.database.db
    .update(users)
    .set({ passwordHash: null })
    .where(and(eq(users.companyId, salon), eq(users.email, CAMILLE)));
const isOut = async (client: Client) => (await client.refusal(currentUser)).type === 'unauthorized';

describe('a forgotten password', () => {
  test('a forgotten password is chosen anew by a mailed link, which ends every session and works once', async () => {
    const [phone, laptop] = [
      await clientAs(server, salon, 'customer'),
      await clientAs(server, salon, 'customer'),
    ];
    await visitor.get(resetPassword, { body: { email: ' CAMILLE@example.com ' } });
    const [mail] = await mailsTo(server, salon, CAMILLE);
    expect(mail?.text).toMatch(/http:\/\/\S+:4100\/profile\/password-reset#[\w-]{43}\s/);
    const token = await linkTo(server, salon, CAMILLE);
    expect(await visitor.get(readUserToken, { params: { token } })).toEqual({
      purpose: 'password',
      firstname: 'Camille',
      email: CAMILLE,
      phone: '+33199004217',
    });
    const entered = await visitor.get(choosePassword, { params: { token }, body: { password: NEW } });
    expect(entered.user.email).toBe(CAMILLE);
    expect((await clientOf(server, salon, { token: entered.token }).get(currentUser)).id).toBe('user-1');
    expect([await isOut(phone), await isOut(laptop)]).toEqual([true, true]);
    expect(await enters(NEW)).toBe(true);
    expect((await visitor.refusal(login, { body: { email: CAMILLE, password: PASSWORD } })).type).toBe(
      'credentials',
    );
    const again = { params: { token }, body: { password: 'another one then' } };
    expect((await visitor.refusal(choosePassword, again)).type).toBe('not_found');
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toBe('Votre mot de passe a changé');
  });

  test('who is told of another password reads when, by which number to tell, and has a link to yet another one', async () => {
    const customer = await clientAs(server, salon, 'customer');
    await customer.get(changePassword, { body: { oldPassword: PASSWORD, password: NEW } });
    const [mail] = await mailsTo(server, salon, CAMILLE);
    expect(mail?.text).toContain('lundi 12 janvier à 8\u202fh (heure normale d’Europe centrale)');
    expect(mail?.text).toContain('Ce n’était pas vous\u202f? Choisissez tout de suite un autre mot de passe');
    expect(mail?.text).toMatch(/http:\/\/\S+:4100\/auth\/forgot-password\s/);
    expect(mail?.text).toContain('Téléphone\u00a0: 01 99 00 00 00');
    expect(mail?.html).toContain('href="tel:+33199000000"');
    expect(mail?.html).toContain('href="mailto:salon@');
  });

  test('a forgotten password whose answer was lost is answered again, until it is another one', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    const choice = { params: { token }, body: { password: NEW } };
    const once = { idempotencyKey: randomUUID() };
    await visitor.get(choosePassword, choice, once);
    const again = await visitor.get(choosePassword, choice, once);
    const customer = clientOf(server, salon, { token: again.token });
    expect((await customer.get(currentUser)).email).toBe(CAMILLE);
    const notices = await mailsTo(server, salon, CAMILLE);
    expect(notices.filter(({ subject }) => subject === 'Votre mot de passe a changé')).toHaveLength(1);
    const kept = JSON.stringify(await server.database.db.select().from(idempotencyKeys));
    for (const secret of [again.token, token, NEW]) expect(kept).not.toContain(secret);
    await customer.get(changePassword, { body: { oldPassword: NEW, password: 'another one then' } });
    expect((await visitor.refusal(choosePassword, choice, once)).type).toBe('not_found');
  });

  test('a forgotten password has one link, where the answer was lost as well', async () => {
    const asked = { body: { email: CAMILLE } };
    const once = { idempotencyKey: randomUUID() };
    await visitor.get(resetPassword, asked, once);
    expect(await visitor.get(resetPassword, asked, once)).toEqual({});
    expect(await mailsTo(server, salon, CAMILLE)).toHaveLength(1);
  });

  test('a forgotten password has a link that lasts half an hour, and is kept as a hash', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    expect(JSON.stringify(await server.database.db.select().from(accountLinks))).not.toContain(token);
    later(30 * MINUTE);
    expect((await visitor.refusal(readUserToken, { params: { token } })).type).toBe('not_found');
    const choice = { params: { token }, body: { password: NEW } };
    expect((await visitor.refusal(choosePassword, choice)).type).toBe('not_found');
  });

  test('a forgotten password can be chosen by one of two at once', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    const outcomes = await Promise.allSettled(
      ['the first choice', 'the second choice'].map((password) =>
        visitor.get(choosePassword, { params: { token }, body: { password } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a forgotten password is answered the same where there is no account, which is told to the address alone', async () => {
    expect(await visitor.get(resetPassword, { body: { email: 'nobody@example.com' } })).toEqual(
      await visitor.get(resetPassword, { body: { email: CAMILLE } }),
    );
    const [mail] = await mailsTo(server, salon, 'nobody@example.com');
    expect(mail?.subject).toContain('Aucun compte');
    expect(await visitor.refusal(resetPassword, { body: { email: 'nobody@example.com' } })).toEqual(
      await visitor.refusal(resetPassword, { body: { email: CAMILLE } }),
    );
  });

  test('a forgotten password is not chosen by a link to sign in, nor does its own sign in', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    const entry = { email: CAMILLE, code: token };
    expect((await visitor.refusal(signInByEmail, { body: entry })).type).toBe('code_expired');
  });

  test('a forgotten password can be replaced while somebody guesses at it, and the guesses are forgotten', async () => {
    const guess = () => visitor.refusal(login, { body: { email: CAMILLE, password: 'guess' } });
    for (let round = 0; round < 5; round += 1) await guess();
    expect((await guess()).type).toBe('too_many_attempts');
    const victim = clientOf(server, salon, { address: '10.0.0.1' });
    const own = { email: CAMILLE, password: PASSWORD };
    expect((await victim.refusal(login, { body: own })).type).toBe('too_many_attempts');
    await victim.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    await victim.get(choosePassword, { params: { token }, body: { password: NEW } });
    expect(await enters(NEW, '10.0.0.1')).toBe(true);
  });

  test('a forgotten password gets one link a minute and ten a day, each ending the one before', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const first = await linkTo(server, salon, CAMILLE);
    expect((await visitor.refusal(resetPassword, { body: { email: CAMILLE } })).retryAfter).toBe(60);
    for (let round = 1; round < 10; round += 1) {
      later(MINUTE);
      await visitor.get(resetPassword, { body: { email: CAMILLE } });
    }
    later(MINUTE);
    expect((await visitor.refusal(resetPassword, { body: { email: CAMILLE } })).type).toBe('too_soon');
    expect((await visitor.refusal(readUserToken, { params: { token: first } })).type).toBe('not_found');
  });
});

describe('a change of password', () => {
  test('a change of password asks for the one before, ends every session, and goes on with a new one', async () => {
    const [here, there] = [
      await clientAs(server, salon, 'customer'),
      await clientAs(server, salon, 'customer'),
    ];
    const { token } = await here.get(changePassword, { body: { oldPassword: PASSWORD, password: NEW } });
    expect([await isOut(here), await isOut(there)]).toEqual([true, true]);
    expect((await clientOf(server, salon, { token }).get(currentUser)).email).toBe(CAMILLE);
    expect(await enters(NEW)).toBe(true);
  });

  test('a change of password is refused with a wrong one, without ending the session, and slower each time', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const wrong = { oldPassword: 'wrong', password: NEW };
    for (let round = 0; round < 5; round += 1) {
      expect(await customer.refusal(changePassword, { body: wrong })).toMatchObject({
        code: 422,
        type: 'credentials',
        field: 'oldPassword',
        message: 'Le mot de passe actuel n’est pas le bon.',
      });
    }
    const right = { oldPassword: PASSWORD, password: NEW };
    expect((await customer.refusal(changePassword, { body: right })).retryAfter).toBe(30);
    expect((await customer.get(currentUser)).id).toBe('user-1');
    expect(await enters(PASSWORD)).toBe(true);
  });
});

describe('a first password', () => {
  test('a first password is set by whoever has none, and ends every session', async () => {
    await forgetPassword();
    const [here, there] = [
      await clientAs(server, salon, 'customer'),
      await clientAs(server, salon, 'customer'),
    ];
    expect((await here.get(currentUser)).noPass).toBe(true);
    const { token } = await here.get(setPassword, { body: { password: NEW } });
    expect(await isOut(there)).toBe(true);
    expect((await clientOf(server, salon, { token }).get(currentUser)).noPass).toBe(false);
    expect(await enters(NEW)).toBe(true);
  });

  test('a first password is set by an older session once a code has shown that the e-mail is theirs', async () => {
    await forgetPassword();
    const customer = await clientAs(server, salon, 'customer');
    later(10 * MINUTE);
    const chosen = { body: { password: NEW } };
    expect(await customer.refusal(setPassword, chosen)).toMatchObject({ code: 403, type: 'proof_missing' });
    const common = { body: { password: 'password123' } };
    expect(await customer.refusal(setPassword, common)).toMatchObject({ code: 422, field: 'password' });
    await customer.get(proveCustomer, { body: { channel: 'email' } });
    const code = await codeTo(server, salon, CAMILLE);
    await customer.get(proveCustomer, { body: { channel: 'email', code } });
    const { token } = await customer.get(setPassword, chosen);
    expect((await clientOf(server, salon, { token }).get(currentUser)).noPass).toBe(false);
  });

  test('a first password is not set over another', async () => {
    const customer = await clientAs(server, salon, 'customer');
    expect((await customer.refusal(setPassword, { body: { password: NEW } })).type).toBe('conflict');
    expect(await enters(PASSWORD)).toBe(true);
  });

  test('a first password is asked for in vain by a log-in until it is set', async () => {
    await forgetPassword();
    const empty = { email: CAMILLE, password: '' };
    expect((await visitor.refusal(login, { body: empty })).type).toBe('credentials');
    await visitor.get(signInByEmail, { body: { email: CAMILLE } });
    const code = await codeTo(server, salon, CAMILLE);
    expect((await visitor.get(signInByEmail, { body: { email: CAMILLE, code } })).user?.noPass).toBe(true);
  });
});

describe('a password that everybody would choose', () => {
  test.each([
    'Password123',
    'motdepasse',
    '12345678',
    'AZERTYUIOP',
    '        ',
    'aaaaaaaaaaaa',
    CAMILLE,
    'Camille@Example.com',
  ])('a password that everybody would choose, "%s", is refused', async (password) => {
    const customer = await clientAs(server, salon, 'customer');
    expect(
      await customer.refusal(changePassword, { body: { oldPassword: PASSWORD, password } }),
    ).toMatchObject({
      code: 422,
      type: 'invalid',
      field: 'password',
      errors: [{ field: 'password', message: 'Ce mot de passe est trop courant. Choisissez-en un autre.' }],
    });
  });

  test('a password that everybody would choose is refused by a mailed link, which still works with a better one', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    const choose = (password: string) => ({ params: { token }, body: { password } });
    expect((await visitor.refusal(choosePassword, choose('password123'))).field).toBe('password');
    expect((await visitor.refusal(choosePassword, choose('short'))).type).toBe('invalid');
    expect((await visitor.get(choosePassword, choose(NEW))).exist).toBe(true);
  });

  test('a password that everybody would choose is not what anybody else would choose', () => {
    for (const password of ['vitrine-demo', NEW, 'Tr0ub4dor&3', 'correct horse battery staple']) {
      expect(isCommonPassword(password, { company: 'Salon', email: CAMILLE })).toBe(false);
    }
  });
});
