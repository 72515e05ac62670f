import { describe, expect, test } from 'vitest';
import { signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { currentUser } from '#contract/people/users.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { codeTo, mailsTo, smsTo, wrong } from './post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const CAMILLE = 'camille@example.com';
const PHONE = '+33199004217';
const NOBODY = 'nobody@example.com';

openSalons();

const ask = async (email = CAMILLE, client = visitor) =>
  (await client.get(signInByEmail, { body: { email } })).request ?? '';

describe('a sign-in by code', () => {
  test('a sign-in by code works by e-mail, once, and gives a session', async () => {
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const entered = await visitor.get(signInByEmail, {
      body: { email: ' CAMILLE@example.com', code, request },
    });
    expect(entered).toMatchObject({ request: null, exist: true, user: { email: CAMILLE } });
    const customer = clientOf(server, salon, { token: entered.token ?? '' });
    expect((await customer.get(currentUser)).id).toBe('user-1');
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code, request } })).type).toBe(
      'code_expired',
    );
  });

  test('a sign-in by code works by phone, however it is written', async () => {
    const { request } = await visitor.get(signInByPhone, { body: { phone: '01 99 00 42 17' } });
    const code = await codeTo(server, salon, PHONE);
    const entered = await visitor.get(signInByPhone, {
      body: { phone: PHONE, code, request: request ?? '' },
    });
    expect(entered.user?.id).toBe('user-1');
  });

  test('a sign-in by code speaks the visitor’s language', async () => {
    const words = {
      fr: 'est votre code',
      en: 'is your code',
      de: 'ist Ihr Code',
      es: 'es su código',
      it: 'è il suo codice',
    };
    for (const [locale, text] of Object.entries(words)) {
      const company = await server.addCompany();
      const client = clientOf(server, company, { locale: locale as keyof typeof words });
      await client.get(signInByEmail, { body: { email: CAMILLE } });
      await client.get(signInByPhone, { body: { phone: PHONE } });
      expect((await mailsTo(server, company, CAMILLE))[0]).toMatchObject({
        locale,
        subject: expect.stringContaining(text),
      });
      expect((await smsTo(server, company, PHONE))[0]).toMatchObject({
        locale,
        text: expect.stringContaining(text),
      });
    }
  });

  test('a sign-in by code is good for ten minutes', async () => {
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    later(10 * MINUTE);
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code, request } })).type).toBe(
      'code_expired',
    );
  });

  test('a sign-in by code is good for whoever asked for it alone', async () => {
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const other = clientOf(server, salon, { address: '10.0.0.2' });
    const stolen = { email: CAMILLE, code, request: 'x'.repeat(32) };
    expect((await other.refusal(signInByEmail, { body: stolen })).type).toBe('code_expired');
    expect((await other.refusal(signInByEmail, { body: { email: CAMILLE, code } })).type).toBe(
      'code_expired',
    );
    expect(
      (await visitor.refusal(signInByEmail, { body: { email: 'sacha@example.com', code, request } })).type,
    ).toBe('code_expired');
    expect((await visitor.get(signInByEmail, { body: { email: CAMILLE, code } })).exist).toBe(true);
  });

  test('a sign-in by code is kept as a hash alone, and so is its address', async () => {
    await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const kept = JSON.stringify(await server.database.db.select().from(codes));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(CAMILLE);
    expect(kept).not.toContain('10.0.0.1');
  });

  test('a sign-in by code may be tried five times, then whoever tried gets no other for a quarter of an hour', async () => {
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const guess = (round: number) =>
      visitor.refusal(signInByEmail, { body: { email: CAMILLE, code: wrong(code, round), request } });
    for (let round = 1; round <= 5; round += 1) expect((await guess(round)).type).toBe('code_wrong');
    const refused = await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code, request } });
    expect(refused).toMatchObject({ type: 'too_many_attempts', code: 429, retryAfter: 900 });
    later(2 * MINUTE);
    const paused = await visitor.refusal(signInByEmail, { body: { email: CAMILLE } });
    expect(paused).toMatchObject({
      type: 'too_many_attempts',
      retryAfter: 780,
      message: 'Trop d’essais. Réessayez dans 13 minutes.',
    });
    later(13 * MINUTE);
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code, request } })).type).toBe(
      'code_expired',
    );
    expect((await visitor.get(signInByEmail, { body: { email: CAMILLE } })).request).not.toBeNull();
  });

  test('a sign-in by code is tried five times at most by a hundred at once', async () => {
    const request = await ask();
    const code = await codeTo(server, salon, CAMILLE);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, round) =>
        clientOf(server, salon, { address: `10.1.0.${round}` }).refusal(signInByEmail, {
          body: { email: CAMILLE, code: wrong(code, round + 1), request },
        }),
      ),
    );
    expect(replies.filter(({ type }) => type === 'code_wrong')).toHaveLength(5);
  });

  test('a sign-in by code is sent again after a minute, five times a day', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await ask();
      expect(await visitor.refusal(signInByEmail, { body: { email: CAMILLE } })).toMatchObject({
        type: 'too_soon',
        code: 429,
        retryable: true,
      });
      later(MINUTE);
    }
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE } })).retryAfter).toBe(
      86_400 - 300,
    );
    expect(await mailsTo(server, salon, CAMILLE)).toHaveLength(5);
    later(24 * HOUR - 5 * MINUTE);
    await ask();
    expect(await mailsTo(server, salon, CAMILLE)).toHaveLength(6);
  });

  test('a sign-in by code is sent five times a day to one account, whatever its addresses; then a link, of which nobody else is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      await ask();
      later(MINUTE);
    }
    const { request } = await visitor.get(signInByPhone, { body: { phone: PHONE } });
    expect(request).not.toBeNull();
    const [sms] = await smsTo(server, salon, PHONE);
    expect(sms?.text).toContain('#link=');
    expect(sms?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('a sign-in by code is tried thirty times in a quarter of an hour by one address', async () => {
    const request = 'x'.repeat(32);
    const guess = (address: string) =>
      clientOf(server, salon, { address }).refusal(signInByEmail, {
        body: { email: CAMILLE, code: '000000', request },
      });
    for (let round = 0; round < 30; round += 1) expect((await guess('10.9.9.9')).type).toBe('code_expired');
    expect((await guess('10.9.9.9')).type).toBe('too_many_attempts');
    expect((await guess('10.9.9.8')).type).toBe('code_expired');
  });

  test('a sign-in by code is tried thirty times by all the IPv6 addresses of one household', async () => {
    const guess = (round: number) =>
      clientOf(server, salon, { address: `2001:db8:1:2::${round.toString(16)}` }).refusal(signInByEmail, {
        body: { email: CAMILLE, code: '000000', request: 'x'.repeat(32) },
      });
    for (let round = 1; round <= 30; round += 1) expect((await guess(round)).type).toBe('code_expired');
    expect((await guess(31)).type).toBe('too_many_attempts');
  });

  test('a sign-in by code is not offered by phone where the company sends no SMS', async () => {
    const silent = await server.addCompany({ sms: false } as object);
    const client = clientOf(server, silent);
    expect((await client.refusal(signInByPhone, { body: { phone: PHONE } })).type).toBe('forbidden');
  });
});

test('nobody learns whether an address has an account', async () => {
  const shapeOf = (value: object) => JSON.stringify(value).replace(/"[\w-]{32}"/g, '"…"');
  const [known, unknown] = [
    await visitor.get(signInByEmail, { body: { email: CAMILLE } }),
    await visitor.get(signInByEmail, { body: { email: NOBODY } }),
  ];
  expect(shapeOf(unknown)).toBe(shapeOf(known));
  const tries = [
    { email: CAMILLE, code: wrong(await codeTo(server, salon, CAMILLE)), request: known.request ?? '' },
    { email: NOBODY, code: '123456', request: unknown.request ?? '' },
  ];
  for (let round = 0; round < 6; round += 1) {
    const [one, other] = [
      await visitor.refusal(signInByEmail, { body: tries[0] ?? { email: '' } }),
      await visitor.refusal(signInByEmail, { body: tries[1] ?? { email: '' } }),
    ];
    expect(other).toEqual(one);
  }
  const phones = ['+33199004217', '+33199004299'];
  const byPhone = await Promise.all(phones.map((phone) => visitor.get(signInByPhone, { body: { phone } })));
  expect(shapeOf(byPhone[1] ?? {})).toBe(shapeOf(byPhone[0] ?? {}));
  expect(await smsTo(server, salon, '+33199004299')).toHaveLength(0);
  const mails = await mailsTo(server, salon, NOBODY);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Aucun compte');
});
