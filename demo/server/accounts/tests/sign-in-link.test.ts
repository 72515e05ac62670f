import { describe, expect, test } from 'vitest';
import { createSignInLink, signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import { readUserToken } from '#contract/account/passwords.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { logIn } from '../../testing/visits.ts';
import { linkTo, mailsTo } from './post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const CAMILLE = 'camille@example.com';
const PHONE = '+33199004217';

openSalons();

describe('a link to sign in', () => {
  test('a link to sign in works once, within half an hour, for its address', async () => {
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    expect(await visitor.get(readUserToken, { params: { token } })).toMatchObject({
      purpose: 'sign-in',
      email: CAMILLE,
    });
    const other = { email: 'sacha@example.com', code: token };
    expect((await visitor.refusal(signInByEmail, { body: other })).type).toBe('code_expired');
    const elsewhere = clientOf(server, salon, { address: '10.0.0.2' });
    expect((await elsewhere.get(signInByEmail, { body: { email: CAMILLE, code: token } })).user?.id).toBe(
      'user-1',
    );
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code: token } })).type).toBe(
      'code_expired',
    );
    expect((await visitor.refusal(readUserToken, { params: { token } })).type).toBe('not_found');
    later(MINUTE);
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    const late = await linkTo(server, salon, CAMILLE);
    later(30 * MINUTE);
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code: late } })).type).toBe(
      'code_expired',
    );
  });

  test('a link to sign in, and a code, come in the language that their customer has chosen for letters', async () => {
    const camille = clientOf(server, salon, { token: await logIn(server, salon, CAMILLE) });
    await camille.get(updateProfile, { body: { language: 'de' } });
    const locales = async () => (await mailsTo(server, salon, CAMILLE)).map(({ locale }) => locale);
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    later(MINUTE);
    await visitor.get(signInByEmail, { body: { email: CAMILLE } });
    expect(await locales()).toEqual(['de', 'de']);
  });

  test('a link to sign in comes by SMS too', async () => {
    await visitor.get(createSignInLink, { body: { phone: PHONE } });
    const token = await linkTo(server, salon, PHONE);
    expect((await visitor.get(signInByPhone, { body: { phone: PHONE, code: token } })).user?.id).toBe(
      'user-1',
    );
  });

  test('a link to sign in takes the place of the one before', async () => {
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    const first = await linkTo(server, salon, CAMILLE);
    later(MINUTE);
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    expect((await visitor.refusal(signInByEmail, { body: { email: CAMILLE, code: first } })).type).toBe(
      'code_expired',
    );
  });

  test('a link to sign in of another company opens nothing', async () => {
    await visitor.get(createSignInLink, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    const other = clientOf(server, await server.addCompany());
    expect((await other.refusal(readUserToken, { params: { token } })).type).toBe('not_found');
    expect((await other.refusal(signInByEmail, { body: { email: CAMILLE, code: token } })).type).toBe(
      'code_expired',
    );
  });
});
