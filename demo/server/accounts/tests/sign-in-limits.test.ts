import { describe, expect, test } from 'vitest';
import { createSignInLink, signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { allowances } from '../../database/schema/people/accounts.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { sha256 } from '../../sha256.ts';
import { codeTo, mailsTo, smsTo, wrong } from './post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const CAMILLE = 'camille@example.com';
const PHONE = '+33199004217';

openSalons();

const ask = async (email = CAMILLE, client = visitor) =>
  (await client.get(signInByEmail, { body: { email } })).request ?? '';

describe('a stranger', () => {
  const stranger = () => clientOf(server, salon, { address: '203.0.113.7' });
  const guessAll = async () => {
    const client = stranger();
    const { request } = await client.get(signInByEmail, { body: { email: CAMILLE } });
    const body = { email: CAMILLE, code: 'none', request: request ?? '' };
    const code = await codeTo(server, salon, CAMILLE);
    for (let round = 1; round <= 5; round += 1)
      await client.refusal(signInByEmail, { body: { ...body, code: wrong(code, round) } });
  };

  test('a stranger who guesses at codes for an address does not keep its owner from one', async () => {
    await guessAll();
    later(MINUTE);
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const entered = await visitor.get(signInByEmail, { body: { email: CAMILLE, code, request } });
    expect(entered.user?.id).toBe('user-1');
    expect((await stranger().refusal(signInByEmail, { body: { email: CAMILLE } })).type).toBe(
      'too_many_attempts',
    );
  });

  test('after the guesses of strangers each code is good for one try, a right one as before', async () => {
    await guessAll();
    later(MINUTE);
    const body = async () => ({ email: CAMILLE, request: await ask() });
    const first = await body();
    const code = await codeTo(server, salon, CAMILLE);
    const missed = await visitor.refusal(signInByEmail, { body: { ...first, code: wrong(code) } });
    expect(missed.type).toBe('code_wrong');
    expect((await visitor.refusal(signInByEmail, { body: { ...first, code } })).type).toBe(
      'too_many_attempts',
    );
    later(16 * MINUTE);
    const second = await body();
    const fresh = await codeTo(server, salon, CAMILLE);
    expect((await visitor.get(signInByEmail, { body: { ...second, code: fresh } })).user?.id).toBe('user-1');
  });

  test('a stranger who asks for all their codes of a day leaves the owner of the address theirs', async () => {
    const client = stranger();
    for (let round = 0; round < 5; round += 1) {
      await client.get(signInByEmail, { body: { email: CAMILLE } });
      later(MINUTE);
    }
    expect((await client.refusal(signInByEmail, { body: { email: CAMILLE } })).type).toBe('too_soon');
    await ask();
    expect(await mailsTo(server, salon, CAMILLE)).toHaveLength(6);
    // By phone as well, which is of the same account.
    await visitor.get(signInByPhone, { body: { phone: PHONE } });
    expect(await smsTo(server, salon, PHONE)).toHaveLength(1);
  });

  test('strangers at many addresses do not fill the letter box of one', async () => {
    for (let round = 0; round < 45; round += 1) {
      await clientOf(server, salon, { address: `203.0.113.${round}` }).get(signInByEmail, {
        body: { email: CAMILLE },
      });
      later(MINUTE);
    }
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE } })).type).toBe('too_soon');
  });
});

describe('SMS', () => {
  test('SMS go five times an hour to one phone, codes and links together', async () => {
    const kinds = [signInByPhone, createSignInLink, signInByPhone, createSignInLink, signInByPhone] as const;
    for (const call of kinds) {
      await visitor.get(call, { body: { phone: PHONE } });
      later(MINUTE);
    }
    const refused = await visitor.refusal(createSignInLink, { body: { phone: PHONE } });
    expect(refused).toMatchObject({ type: 'too_soon', retryAfter: 3600 - 300 });
    expect(await smsTo(server, salon, PHONE)).toHaveLength(5);
  });

  test('SMS are caused ten times an hour by one address', async () => {
    const phone = (round: number) => `+3319900${5000 + round}`;
    for (let round = 0; round < 10; round += 1) {
      await visitor.get(signInByPhone, { body: { phone: phone(round) } });
    }
    expect((await visitor.refusal(signInByPhone, { body: { phone: phone(10) } })).type).toBe('too_soon');
    const other = clientOf(server, salon, { address: '10.0.0.2' });
    expect((await other.get(signInByPhone, { body: { phone: phone(10) } })).request).not.toBeNull();
  });

  test('SMS are sent five hundred times a day by one company', async () => {
    const subject = sha256('sms company');
    const expiresAt = new Date(TEST_MONDAY + 24 * HOUR);
    await server.database.db
      .insert(allowances)
      .values(Array.from({ length: 499 }, () => ({ companyId: salon, subject, expiresAt })));
    await visitor.get(signInByPhone, { body: { phone: PHONE } });
    const other = { phone: '+33199005001' };
    expect((await visitor.refusal(signInByPhone, { body: other })).retryAfter).toBe(86_400);
    const elsewhere = clientOf(server, await server.addCompany());
    expect((await elsewhere.get(signInByPhone, { body: other })).request).not.toBeNull();
  });
});
