import { expect, test, describe } from 'vitest';
import { proveCustomer } from '#contract/account/own-account.ts';
import { login } from '#contract/people/users.ts';
import { register } from '#contract/people/users-registration.ts';
import { signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { clientOf } from '../../../testing/client.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { codeTo, linkTo, mailsTo, smsTo } from '../post.ts';
import {
  askAsOwner,
  askAsStrangers,
  at,
  CAMILLE,
  DAY,
  guess,
  guessOfCamille,
  lookedAt,
  MINUTE,
  NOBODY,
  owner,
  PHONE,
  WAYS,
} from './guessing.ts';

openSalons();

describe('guesses of strangers', () => {
  test('strangers at many addresses try at most 25 codes of an account in a day, by all ways in together', async () => {
    const answers = await guessOfCamille();
    expect(answers.filter((type) => type === 'code_wrong').length).toBeGreaterThan(25);
    const tries = await lookedAt();
    expect(tries).toBeLessThanOrEqual(25);
    expect(tries).toBeGreaterThanOrEqual(20);
  });

  test('an account and none are guessed at with the same answers', async () => {
    expect(await guessOfCamille()).toEqual(await guess(NOBODY));
  });

  test('once strangers have tried all codes of a day, the owner comes in by a link in their place', async () => {
    await guessOfCamille();
    const { client, subject } = await askAsOwner();
    expect(subject).toMatch(/^Un lien à la place d’un code/);
    const code = await linkTo(server, salon, CAMILLE);
    const { user } = await client.get(signInByEmail, { body: { email: CAMILLE, code } });
    expect(user?.id).toBe('user-1');
  });

  test('so do those who ask by phone, or where a new account would begin', async () => {
    await guessOfCamille();
    const { client } = owner();
    await client.get(signInByPhone, { body: { phone: PHONE } });
    const bySms = await linkTo(server, salon, PHONE);
    expect((await client.get(signInByPhone, { body: { phone: PHONE, code: bySms } })).user?.id).toBe(
      'user-1',
    );
    later(MINUTE);
    await client.get(register, { body: { email: CAMILLE, firstname: '', lastname: '' } });
    const byMail = await linkTo(server, salon, CAMILLE);
    expect((await client.get(signInByEmail, { body: { email: CAMILLE, code: byMail } })).user?.id).toBe(
      'user-1',
    );
  });

  test('a code that was sent is good, whatever strangers try after it', async () => {
    const { client, request } = await askAsOwner();
    const code = await codeTo(server, salon, CAMILLE);
    for (let round = 0; round < 4; round += 1) {
      later(MINUTE);
      const attempt = await WAYS[round]!(at(`203.0.${round}.7`), { email: CAMILLE, phone: PHONE });
      for (let digits = 1; digits <= 5; digits += 1) await attempt(String(digits).padStart(6, '0'));
    }
    expect((await client.get(signInByEmail, { body: { email: CAMILLE, code, request } })).user?.id).toBe(
      'user-1',
    );
  });

  test('codes are sent again when the guesses are a day old', async () => {
    await guessOfCamille();
    later(DAY + 10 * MINUTE);
    expect((await askAsOwner()).subject).toMatch(/^\d{6} /);
  });

  test('a session of the customer gets a code that proves it, whatever strangers tried', async () => {
    const { token } = await at('198.51.100.7').get(login, { body: { email: CAMILLE, password: PASSWORD } });
    await guessOfCamille();
    const client = clientOf(server, salon, { token, address: '198.51.100.7' });
    expect(await client.get(proveCustomer, { body: { channel: 'email' } })).toEqual({ proven: false });
    const code = await codeTo(server, salon, CAMILLE);
    expect(await client.get(proveCustomer, { body: { channel: 'email', code } })).toEqual({ proven: true });
  });

  test('whoever is signed in is told where their own guesses leave them no code', async () => {
    const sessions = [];
    for (let round = 0; round < 5; round += 1) {
      const { token } = await at('198.51.100.7').get(login, { body: { email: CAMILLE, password: PASSWORD } });
      const session = clientOf(server, salon, { token, address: '198.51.100.7' });
      await session.get(proveCustomer, { body: { channel: 'email' } });
      sessions.push(session);
      later(MINUTE);
    }
    for (const session of sessions)
      for (let digits = 1; digits <= 5; digits += 1)
        await session.refusal(proveCustomer, {
          body: { channel: 'email', code: `${digits}`.padStart(6, '0') },
        });
    later(DAY - 4 * MINUTE);
    const mails = await mailsTo(server, salon, CAMILLE);
    expect(await sessions[0]!.refusal(proveCustomer, { body: { channel: 'email' } })).toMatchObject({
      type: 'too_soon',
      retryAfter: 600,
    });
    expect(await mailsTo(server, salon, CAMILLE)).toHaveLength(mails.length);
  });
});

test('strangers’ guesses are told to nobody: those at the e-mail change no answer about the phone', async () => {
  const camille = { email: CAMILLE, phone: PHONE };
  const untouched = await WAYS[1]!(at('192.0.2.1'), NOBODY);
  const answersOf = async (attempt: (code: string) => Promise<{ type: string }>) => {
    const answers: string[] = [];
    for (let digits = 1; digits <= 6; digits += 1)
      answers.push((await attempt(String(digits).padStart(6, '0'))).type);
    return answers;
  };
  const expected = await answersOf(untouched);
  for (let round = 0; round < 15; round += 1) {
    const attempt = await WAYS[0]!(at(`203.0.${round}.7`), camille);
    for (let digits = 1; digits <= 5; digits += 1) await attempt(String(digits).padStart(6, '0'));
    later(MINUTE);
  }
  expect(await answersOf(await WAYS[1]!(at('192.0.2.1'), camille))).toEqual(expected);
  expect(await smsTo(server, salon, PHONE)).toHaveLength(1);
});

describe('codes that strangers ask for', () => {
  test('codes that nobody can try leave the owner theirs', async () => {
    for (let round = 0; round < 5; round += 1) {
      await WAYS[0]!(at(`203.0.${round}.7`), NOBODY);
      later(MINUTE);
    }
    await owner().client.get(register, { body: { email: NOBODY.email, firstname: '', lastname: '' } });
    expect(await codeTo(server, salon, NOBODY.email)).toMatch(/^\d{6}$/);
  });

  test('all that strangers may ask for in a day leaves the owner a link', async () => {
    for (let round = 0; round < 15; round += 1) {
      await WAYS[0]!(at(`203.0.${round}.7`), { email: CAMILLE, phone: PHONE });
      later(15 * MINUTE);
    }
    const { client, subject } = await askAsOwner();
    expect(subject).toMatch(/^Un lien à la place d’un code/);
    const code = await linkTo(server, salon, CAMILLE);
    expect((await client.get(signInByEmail, { body: { email: CAMILLE, code } })).user?.id).toBe('user-1');
  });

  test('what may be guessed at an address counts on when its account begins', async () => {
    await askAsStrangers(NOBODY);
    await owner().client.get(register, { body: { email: NOBODY.email, firstname: '', lastname: '' } });
    const code = await linkTo(server, salon, NOBODY.email);
    await owner().client.get(signInByEmail, { body: { email: NOBODY.email, code } });
    later(MINUTE);
    await WAYS[0]!(at('203.0.200.7'), NOBODY);
    expect(await linkTo(server, salon, NOBODY.email)).toHaveLength(43);
  });
});
