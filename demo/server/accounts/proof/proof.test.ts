import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askPasskeyOptions, listPasskeys, removePasskey } from '#contract/account/passkeys.ts';
import { eraseUser, proveCustomer } from '#contract/account/own-account.ts';
import { setPassword } from '#contract/account/passwords.ts';
import { changeEmail, linkProvider, signInByEmail, unlinkProvider } from '#contract/people/users-sign-in.ts';
import { currentUser } from '#contract/people/users.ts';
import { users } from '../../database/schema/people/people.ts';
import type { Incoming } from '../../router/route.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { PASSWORD } from '../../testing/test-server.ts';
import { logIn } from '../../testing/visits.ts';
import { customerWithPasskey, hostOf, requestOptions } from '../passkeys/testing/passkey-people.ts';
import type { VirtualAuthenticator } from '../passkeys/testing/virtual-authenticator.ts';
import { sandboxIssuer, signIdToken } from '../social/sandbox-issuer.ts';
import { sha256 } from '../../sha256.ts';
import { codeTo, mailsTo, smsTo, wrong } from '../tests/post.ts';

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';
const NONCE = 'a secret of this browser';

openSalons();

let customer: Client;
let device: VirtualAuthenticator;
let passkeyId: string;

/** A customer whose session began ten minutes ago; before, they made a passkey. */
beforeEach(async () => {
  customer = await clientFor();
  const made = await customerWithPasskey(server, salon, customer);
  ({ device } = made);
  passkeyId = made.passkey.id;
  later(10 * MINUTE);
});

async function clientFor(email = CAMILLE): Promise<Client> {
  return clientOf(server, salon, { token: await logIn(server, salon, email) });
}

const forgetPassword = () =>
  server.database.db.update(users).set({ passwordHash: null }).where(eq(users.companyId, salon));
const isProven = async (by = customer) =>
  (await tried(() => by.get(proveCustomer, { body: {} }))).refused !== 'proof_missing';
type Shown = Incoming<typeof proveCustomer>['body'];
const prove = (body: Shown, by = customer) => by.get(proveCustomer, { body });
const whyNot = async (body: Shown, by = customer) => (await by.refusal(proveCustomer, { body })).type;
const assertion = async (by = device) => by.sign(await requestOptions(server, salon));

async function identity() {
  const now = server.clock.now();
  const claims = { iss: sandboxIssuer('google'), aud: `vitrine-${salon}`, sub: 'g-1', nonce: sha256(NONCE) };
  const idToken = await signIdToken({ ...claims, email: CAMILLE, email_verified: true }, now);
  return { body: { provider: 'google' as const, nonce: NONCE, idToken } };
}

/** Each change of how one comes in, and what is left of it. */
const CHANGES: Readonly<Record<string, () => Promise<{ refused: string | null }>>> = {
  'create a passkey': () => tried(() => customer.get(askPasskeyOptions, { body: { host: hostOf(salon) } })),
  'remove a passkey': () => tried(() => customer.get(removePasskey, { params: { id: passkeyId } })),
  'link a service': async () => {
    const shown = await identity();
    return tried(() => customer.get(linkProvider, shown));
  },
  'unlink a service': () => tried(() => customer.get(unlinkProvider, { body: { provider: 'google' } })),
  'change the e-mail': () =>
    tried(() => customer.get(changeEmail, { body: { profileId: 'user-1', email: 'new@example.com' } })),
  'end an account that has no password': () => tried(() => customer.get(eraseUser, { body: {} })),
  'set a password': () => tried(() => customer.get(setPassword, { body: { password: 'a rose is a rose' } })),
};

async function tried(act: () => Promise<unknown>): Promise<{ refused: string | null }> {
  try {
    await act();
    return { refused: null };
  } catch (error) {
    return { refused: /"type":"(\w+)"/.exec(String(error))?.[1] ?? String(error) };
  }
}

describe('a change of the ways in', () => {
  test.each(Object.keys(CHANGES))(
    'an older session alone does not %s; after a proof it does',
    async (name) => {
      if (name.endsWith('password')) await forgetPassword();
      const change = CHANGES[name] ?? (() => Promise.reject(new Error(name)));
      expect(await change()).toEqual({ refused: 'proof_missing' });
      expect(await prove({ passkey: await assertion() })).toEqual({ proven: true });
      expect(await change()).toEqual({ refused: null });
    },
  );

  test('a passkey that an older session may not remove still signs in', async () => {
    await customer.refusal(removePasskey, { params: { id: passkeyId } });
    expect((await customer.get(listPasskeys)).passkeys).toHaveLength(1);
  });

  test('what a service gave is not used up by a link that asks for a proof first', async () => {
    const shown = await identity();
    expect((await customer.refusal(linkProvider, shown)).type).toBe('proof_missing');
    await prove({ password: PASSWORD });
    expect((await customer.get(linkProvider, shown)).providers).toEqual(['google']);
  });

  test('whoever has come in within ten minutes by a code proves nothing more', async () => {
    const { request } = await visitor.get(signInByEmail, { body: { email: CAMILLE } });
    const code = await codeTo(server, salon, CAMILLE);
    const body = { email: CAMILLE, code, ...(request !== null && { request }) };
    const { token } = await visitor.get(signInByEmail, { body });
    const fresh = clientOf(server, salon, { token: token ?? '' });
    later(9 * MINUTE);
    expect(await isProven(fresh)).toBe(true);
    await fresh.get(removePasskey, { params: { id: passkeyId } });
    later(MINUTE);
    expect(await isProven(fresh)).toBe(false);
  });
});

describe('a proof', () => {
  test('a proof by the password holds for ten minutes, in its session alone', async () => {
    const other = await clientFor();
    later(10 * MINUTE);
    expect(await prove({ password: PASSWORD })).toEqual({ proven: true });
    expect([await isProven(), await isProven(other)]).toEqual([true, false]);
    later(10 * MINUTE);
    expect(await isProven()).toBe(false);
  });

  test('a wrong password proves nothing, and guesses wait', async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await whyNot({ password: 'guess' })).toBe('credentials');
    expect(await whyNot({ password: PASSWORD })).toBe('too_many_attempts');
    expect(await isProven()).toBe(false);
  });

  test('an account without a password is proven by none', async () => {
    await forgetPassword();
    expect(await whyNot({ password: '' })).toBe('credentials');
    expect(await isProven()).toBe(false);
  });

  test('a code goes to the e-mail of the account, proves once, and only in the session that asked', async () => {
    const other = await clientFor();
    later(10 * MINUTE);
    expect(await prove({ channel: 'email' })).toEqual({ proven: false });
    const code = await codeTo(server, salon, CAMILLE);
    expect((await mailsTo(server, salon, CAMILLE))[0]?.text).toContain('c’est bien vous');
    expect(await whyNot({ channel: 'email', code }, other)).toBe('code_expired');
    expect(await whyNot({ channel: 'email', code: wrong(code) })).toBe('code_wrong');
    expect(await prove({ channel: 'email', code })).toEqual({ proven: true });
    expect([await isProven(), await isProven(other)]).toEqual([true, false]);
    expect(await whyNot({ channel: 'email', code })).toBe('code_expired');
  });

  test('a code that was sent for something else proves nothing, and an old one neither', async () => {
    await visitor.get(signInByEmail, { body: { email: CAMILLE } });
    const entering = await codeTo(server, salon, CAMILLE);
    expect(await whyNot({ channel: 'email', code: entering })).toBe('code_expired');
    later(MINUTE);
    await prove({ channel: 'email' });
    const code = await codeTo(server, salon, CAMILLE);
    later(10 * MINUTE);
    expect(await whyNot({ channel: 'email', code })).toBe('code_expired');
    expect(await isProven()).toBe(false);
  });

  test('all codes of a day for a new e-mail leave those by which the customer proves who they are', async () => {
    await prove({ password: PASSWORD });
    for (let round = 0; round < 5; round += 1)
      await customer.get(changeEmail, { body: { profileId: 'user-1', email: `new${round}@example.com` } });
    expect(await prove({ channel: 'email' })).toEqual({ proven: false });
    expect(await prove({ channel: 'email', code: await codeTo(server, salon, CAMILLE) })).toEqual({
      proven: true,
    });
  });

  test('codes that prove who a customer is are five a day, and leave those for a new e-mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      await prove({ channel: 'email' });
      later(MINUTE);
    }
    expect(await whyNot({ channel: 'email' })).toBe('too_soon');
    await prove({ password: PASSWORD });
    const asked = await customer.get(changeEmail, {
      body: { profileId: 'user-1', email: 'new@example.com' },
    });
    expect(asked.sent).toBe(true);
  });

  test('a code goes to a phone that is proven, and to no other', async () => {
    const { phone } = await customer.get(currentUser);
    expect(await prove({ channel: 'phone' })).toEqual({ proven: false });
    expect(await prove({ channel: 'phone', code: await codeTo(server, salon, phone) })).toEqual({
      proven: true,
    });
    await server.database.db.update(users).set({ phoneProven: false });
    later(10 * MINUTE);
    expect(await whyNot({ channel: 'phone' })).toBe('invalid');
    expect(await smsTo(server, salon, phone)).toHaveLength(1);
  });

  test('the passkey of somebody else, a forged and a repeated one prove nothing', async () => {
    const sacha = await customerWithPasskey(server, salon, await clientFor('sacha@example.com'));
    expect(await whyNot({ passkey: await assertion(sacha.device) })).toBe('credentials');
    const right = await assertion();
    expect(
      await whyNot({ passkey: { ...right, signature: (await assertion(sacha.device)).signature } }),
    ).toBe('credentials');
    expect(await isProven()).toBe(false);
    const used = await assertion();
    expect(await prove({ passkey: used })).toEqual({ proven: true });
    later(10 * MINUTE);
    expect(await whyNot({ passkey: used })).toBe('code_expired');
    expect(await isProven()).toBe(false);
  });
});
