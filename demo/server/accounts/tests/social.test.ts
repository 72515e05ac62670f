import { generateKeyPair, exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { endOtherSessions } from '#contract/account/own-account.ts';
import { linkProvider, loginByProvider, unlinkProvider } from '#contract/people/users-sign-in.ts';
import { currentUser } from '#contract/people/users.ts';
import { identities, identityProviders } from '../../database/schema/people/accounts.ts';
import { knownDevices, users } from '../../database/schema/people/people.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import { clientOf } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { book, holdVisit } from '../../testing/visits.ts';
import { sha256 } from '../../sha256.ts';
import { sandboxIssuer, sandboxKeys, signIdToken } from '../social/sandbox-issuer.ts';
import { mailsTo } from './post.ts';

const NONCE = 'a secret of this browser';
const SECONDS = TEST_MONDAY / 1000;
const NEW = 'nova@example.com';
const CAMILLE = 'camille@example.com';

openSalons();

type Change = { readonly [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined };

const claimsOf = (change: Change = {}): JWTPayload => ({
  iss: sandboxIssuer('google'),
  aud: `vitrine-${salon}`,
  sub: 'g-1',
  nonce: sha256(NONCE),
  email: NEW,
  email_verified: true,
  given_name: 'Nova',
  family_name: 'Roy',
  ...(change as JWTPayload),
});
const tokenOf = (change: Change = {}, at = TEST_MONDAY) => signIdToken(claimsOf(change), at);
const shown = (idToken: string, change: object = {}) => ({
  body: { provider: 'google' as const, email: NEW, userID: 'g-1', nonce: NONCE, idToken, ...change },
});
const camilles = async (sub = 'g-1') =>
  shown(await tokenOf({ email: CAMILLE, sub }), { email: CAMILLE, userID: sub });
const accounts = () => server.database.db.select().from(users).where(eq(users.companyId, salon));

describe('signing in by another service', () => {
  test('signing in by another service opens an account for who is new, and enters it from then on', async () => {
    const { user } = await visitor.get(loginByProvider, shown(await tokenOf()));
    expect(user).toMatchObject({
      email: NEW,
      noPass: true,
      providers: ['google'],
      profiles: [{ firstname: 'Nova', lastname: 'Roy' }],
    });
    const again = await visitor.get(loginByProvider, shown(await tokenOf({}, TEST_MONDAY + 1000)));
    expect(again.user.id).toBe(user.id);
    expect((await clientOf(server, salon, { token: again.token }).get(currentUser)).email).toBe(NEW);
  });

  test('signing in by another service makes the browser known, which stays so where its customer logs out elsewhere', async () => {
    const device = randomUUID();
    const known = async () =>
      (await server.database.db.select().from(knownDevices).where(eq(knownDevices.companyId, salon))).length;
    for (const at of [TEST_MONDAY, TEST_MONDAY + 1000]) {
      const { token } = await visitor.get(loginByProvider, shown(await tokenOf({}, at), { device }));
      await clientOf(server, salon, { token }).get(endOtherSessions);
      expect(await known()).toBe(1);
    }
  });

  test('signing in by another service brings along what was booked under its e-mail without an account', async () => {
    const customer = { email: 'Nova@example.com' };
    const { id } = await book(server, salon, await holdVisit(server, salon), { customer });
    const { user } = await visitor.get(loginByProvider, shown(await tokenOf()));
    expect(await appointmentsOf(server, salon)).toMatchObject([{ id, userId: user.id }]);
  });

  test('signing in by another service enters no account that is not linked, whatever the service says', async () => {
    expect(await visitor.refusal(loginByProvider, await camilles())).toMatchObject({
      type: 'conflict',
      field: 'email',
    });
    expect(await server.database.db.select().from(identities).where(eq(identities.companyId, salon))).toEqual(
      [],
    );
  });

  test('signing in by another service is set up by each company for itself', async () => {
    const other = await server.addCompany();
    const client = clientOf(server, other);
    expect((await client.refusal(loginByProvider, shown(await tokenOf()))).type).toBe('credentials');
    const facebook = await tokenOf({ iss: sandboxIssuer('facebook') });
    expect(
      (await visitor.get(loginByProvider, shown(facebook, { provider: 'facebook' }))).user.providers,
    ).toEqual(['facebook']);
    await server.database.db
      .delete(identityProviders)
      .where(and(eq(identityProviders.companyId, salon), eq(identityProviders.provider, 'google')));
    expect((await visitor.refusal(loginByProvider, shown(await tokenOf()))).type).toBe('credentials');
  });

  test('signing in by another service takes the keys that the company has written down', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'theirs', alg: 'ES256' }] };
    await server.database.db
      .update(identityProviders)
      .set({ keys })
      .where(and(eq(identityProviders.companyId, salon), eq(identityProviders.provider, 'google')));
    const signed = await new SignJWT(claimsOf({ iat: SECONDS, exp: SECONDS + 300 }))
      .setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
      .sign(privateKey);
    expect((await visitor.refusal(loginByProvider, shown(await tokenOf()))).type).toBe('credentials');
    expect((await visitor.get(loginByProvider, shown(signed))).user.email).toBe(NEW);
  });
});

/** Ways to come in without being who one says. */
const FORGED: readonly (readonly [string, () => Promise<ReturnType<typeof shown>>])[] = [
  ['no token at all', async () => shown('')],
  ['no token but words', async () => shown('not.a.token')],
  [
    'a token without a signature',
    async () => shown(new UnsecuredJWT(claimsOf({ iat: SECONDS, exp: SECONDS + 300 })).encode()),
  ],
  ['a cut-off signature', async () => shown((await tokenOf()).replace(/\.[^.]+$/, '.'))],
  ['claims that were changed after signing', async () => shown(await withOtherClaims())],
  ['a signature by other keys', async () => shown(await signedByOthers({ alg: 'RS256', kid: 'sandbox' }))],
  [
    'a signature by a key of the token’s own',
    async () => shown(await signedByOthers({ alg: 'RS256', isOwnKey: true })),
  ],
  ['a shared secret made of the public key', async () => shown(await signedWithPublicKey())],
  ['another issuer', async () => shown(await tokenOf({ iss: 'https://accounts.evil.example' }))],
  ['the issuer of the other service', async () => shown(await tokenOf({ iss: sandboxIssuer('facebook') }))],
  ['another audience', async () => shown(await tokenOf({ aud: 'vitrine-other' }))],
  ['several audiences', async () => shown(await tokenOf({ aud: [`vitrine-${salon}`, 'other'] }))],
  ['another authorised party', async () => shown(await tokenOf({ azp: 'other' }))],
  ['a token that has expired', async () => shown(await tokenOf({}, TEST_MONDAY - 400_000))],
  ['a token of tomorrow', async () => shown(await tokenOf({}, TEST_MONDAY + 86_400_000))],
  ['a nonce of another sign-in', async () => shown(await tokenOf(), { nonce: 'a secret of somebody else' })],
  ['a nonce that is not a secret', async () => shown(await tokenOf({ nonce: NONCE }))],
  ['a key that nobody published', async () => shown(await signedByOthers({ alg: 'RS256', kid: 'other' }))],
  ['a token that is valid from tomorrow on', async () => shown(await tokenOf({ nbf: SECONDS + 86_400 }))],
  ['no subject', async () => shown(await tokenOf({ sub: undefined }), { userID: undefined })],
  ['an empty subject', async () => shown(await tokenOf({ sub: '' }), { userID: '' })],
  ['a subject without an e-mail', async () => shown(await tokenOf({ email: undefined }))],
  ['no nonce', async () => shown(await tokenOf({ nonce: undefined }))],
  [
    'an e-mail that the service has not verified',
    async () => shown(await tokenOf({ email_verified: false })),
  ],
  ['an e-mail or an id other than the token’s', async () => shown(await tokenOf({ sub: 'g-2' }))],
];

async function withOtherClaims(): Promise<string> {
  const [head, , signature] = (await tokenOf({ email: 'other@example.com' })).split('.');
  const claims = Buffer.from(JSON.stringify(claimsOf({ iat: SECONDS, exp: SECONDS + 300 }))).toString(
    'base64url',
  );
  return `${head}.${claims}.${signature}`;
}

async function signedByOthers({
  isOwnKey = false,
  ...header
}: {
  alg: string;
  kid?: string;
  isOwnKey?: boolean;
}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return new SignJWT(claimsOf({ iat: SECONDS, exp: SECONDS + 300 }))
    .setProtectedHeader({ ...header, ...(isOwnKey && { jwk: await exportJWK(publicKey) }) })
    .sign(privateKey);
}

async function signedWithPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify((await sandboxKeys()).keys[0]));
  return new SignJWT(claimsOf({ iat: SECONDS, exp: SECONDS + 300 }))
    .setProtectedHeader({ alg: 'HS256', kid: 'sandbox' })
    .sign(secret);
}

describe('of twenty-five forged tokens', () => {
  test.each(FORGED)('a forged token, %s, lets nobody in', async (_, forge) => {
    expect(await visitor.refusal(loginByProvider, await forge())).toMatchObject({
      code: 422,
      type: 'credentials',
      message: 'Cette connexion n’a pas pu être vérifiée. Recommencez.',
    });
    expect(await accounts()).toHaveLength(2);
  });

  test('all twenty-five forged tokens were tried, and a genuine one that is shown twice is good once', async () => {
    expect(FORGED).toHaveLength(25);
    const token = await tokenOf();
    await visitor.get(loginByProvider, shown(token));
    expect((await visitor.refusal(loginByProvider, shown(token))).type).toBe('credentials');
  });

  test('one address may show thirty tokens in a quarter of an hour', async () => {
    for (let round = 0; round < 30; round += 1) await visitor.refusal(loginByProvider, shown('x.y.z'));
    expect((await visitor.refusal(loginByProvider, shown(await tokenOf()))).type).toBe('too_many_attempts');
  });
});

describe('linking an account to another service', () => {
  test('linking an account to another service takes a session and the very e-mail of the account, and is told to it', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const user = await customer.get(linkProvider, await camilles());
    expect(user.providers).toEqual(['google']);
    const entered = await visitor.get(loginByProvider, {
      body: { ...(await camilles()).body, idToken: await tokenOf({ email: CAMILLE }, TEST_MONDAY + 1000) },
    });
    expect(entered.user.id).toBe('user-1');
    expect((await mailsTo(server, salon, CAMILLE))[0]?.text).toContain('avec Google');
  });

  test('linking an account to another service is refused with an e-mail that is not the account’s', async () => {
    const customer = await clientAs(server, salon, 'customer');
    expect(await customer.refusal(linkProvider, shown(await tokenOf()))).toMatchObject({
      type: 'conflict',
      field: 'email',
    });
    expect((await customer.get(currentUser)).providers).toEqual([]);
  });

  test('linking an account to another service is refused where either is linked already to somebody else', async () => {
    const customer = await clientAs(server, salon, 'customer');
    await customer.get(linkProvider, await camilles('g-1'));
    expect((await customer.refusal(linkProvider, await camilles('g-2'))).type).toBe('conflict');
    const { token } = await visitor.get(
      loginByProvider,
      shown(await tokenOf({ sub: 'g-3' }), { userID: 'g-3' }),
    );
    const nova = clientOf(server, salon, { token });
    const theirs = shown(await tokenOf({ sub: 'g-1' }), { userID: 'g-1' });
    expect((await nova.refusal(linkProvider, theirs)).type).toBe('conflict');
  });

  test('linking an account to another service is refused with a forged token, without ending the session', async () => {
    const customer = await clientAs(server, salon, 'customer');
    expect((await customer.refusal(linkProvider, shown('x.y.z'))).code).toBe(422);
    expect((await customer.get(currentUser)).id).toBe('user-1');
  });

  test('linking an account to another service ends when the customer says so, as often as they like', async () => {
    const customer = await clientAs(server, salon, 'customer');
    await customer.get(linkProvider, await camilles());
    for (let round = 0; round < 2; round += 1) {
      expect((await customer.get(unlinkProvider, { body: { provider: 'google' } })).providers).toEqual([]);
    }
    const token = await tokenOf({ email: CAMILLE }, TEST_MONDAY + 1000);
    expect((await visitor.refusal(loginByProvider, shown(token, { email: CAMILLE }))).type).toBe('conflict');
  });

  test('linking an account to another service does not end while nothing else lets the customer in', async () => {
    const customer = await clientAs(server, salon, 'customer');
    await customer.get(linkProvider, await camilles());
    const set = (values: Partial<typeof users.$inferInsert>) =>
      server.database.db
        .update(users)
        .set(values)
        .where(and(eq(users.companyId, salon), eq(users.id, 'user-1')));
    await set({ email: '', phoneProven: false });
    const unlink = { body: { provider: 'google' as const } };
    expect(await customer.refusal(unlinkProvider, unlink)).toMatchObject({ code: 409, type: 'last_way_in' });
    expect((await customer.get(currentUser)).providers).toEqual(['google']);
    await set({ phoneProven: true });
    expect((await customer.get(unlinkProvider, unlink)).providers).toEqual([]);
  });
});
