import { describe, expect, test } from 'vitest';
import {
  askPasskeyOptions,
  askSignInOptions,
  createPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/account/passkeys.ts';
import { eraseUser, exportUser } from '#contract/account/own-account.ts';
import { currentUser } from '#contract/people/users.ts';
import { passkeyChallenges, passkeys } from '../../../database/schema/people/passkeys.ts';
import { users } from '../../../database/schema/people/people.ts';
import { clientOf } from '../../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { logIn } from '../../../testing/visits.ts';
import { mailsTo } from '../../tests/post.ts';
import {
  creationOptions,
  customerWithPasskey,
  hostOf,
  originOf,
  requestOptions,
} from '../testing/passkey-people.ts';
import { FLAGS, VirtualAuthenticator, type Spoken } from '../testing/virtual-authenticator.ts';

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';

openSalons();

describe('a passkey', () => {
  test('a passkey signs in without an address, and says when it was used last', async () => {
    const { customer, device } = await customerWithPasskey(server, salon);
    later(MINUTE);
    const entered = await visitor.get(signInByPasskey, {
      body: device.sign(await requestOptions(server, salon)),
    });
    expect(entered.user.email).toBe(CAMILLE);
    expect((await clientOf(server, salon, { token: entered.token }).get(currentUser)).id).toBe('user-1');
    const { passkeys: own } = await customer.get(listPasskeys);
    expect(own).toMatchObject([
      { credentialId: device.credentialId, lastUsedAt: '2026-01-12T07:01:00.000Z' },
    ]);
  });

  test('a passkey whose authenticator counts its uses goes on being taken', async () => {
    const { device } = await customerWithPasskey(server, salon);
    for (const counter of [1, 2, 9]) {
      device.counter = counter;
      const body = device.sign(await requestOptions(server, salon));
      expect((await visitor.get(signInByPasskey, { body })).exist).toBe(true);
    }
  });

  test('a passkey is made for the page’s own host, unlocked by its owner and found without an address', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const { device } = await customerWithPasskey(server, salon, customer);
    const options = await creationOptions(customer, salon);
    expect(options).toMatchObject({
      rp: { id: hostOf(salon), name: `Salon ${salon}` },
      user: { name: CAMILLE, id: device.userHandle },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId }],
      extensions: { credProps: true },
    });
    expect(Buffer.from(device.userHandle, 'base64url')).toHaveLength(32);
    const request = await requestOptions(server, salon);
    expect(request).toMatchObject({ rpId: hostOf(salon), userVerification: 'required' });
    expect(request).not.toHaveProperty('allowCredentials');
  });

  test('a passkey is called by the browser and the system it was made in, until its owner names it', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const { passkey } = await customerWithPasskey(server, salon, customer);
    expect(passkey).toMatchObject({ name: '', host: hostOf(salon), lastUsedAt: null });
    const named = await customer.get(renamePasskey, {
      params: { id: passkey.id },
      body: { name: ' Mon téléphone 📱 ' },
    });
    expect(named.name).toBe('Mon téléphone 📱');
    expect((await customer.get(listPasskeys)).passkeys).toEqual([named]);
  });

  test('a passkey that is removed signs in no more, and others do', async () => {
    const { customer, device, passkey } = await customerWithPasskey(server, salon);
    const other = await customerWithPasskey(server, salon, customer);
    expect((await customer.get(listPasskeys)).passkeys).toHaveLength(2);
    await customer.get(removePasskey, { params: { id: passkey.id } });
    await customer.get(removePasskey, { params: { id: passkey.id } });
    const attempt = async (by: VirtualAuthenticator) => ({
      body: by.sign(await requestOptions(server, salon)),
    });
    expect((await visitor.refusal(signInByPasskey, await attempt(device))).type).toBe('credentials');
    expect((await visitor.get(signInByPasskey, await attempt(other.device))).exist).toBe(true);
  });

  test('a passkey is nobody else’s to see, name or remove', async () => {
    const { passkey } = await customerWithPasskey(server, salon);
    const sacha = clientOf(server, salon, { token: await logIn(server, salon, 'sacha@example.com') });
    expect((await sacha.get(listPasskeys)).passkeys).toEqual([]);
    const own = { params: { id: passkey.id } };
    expect((await sacha.refusal(renamePasskey, { ...own, body: { name: 'mine' } })).type).toBe('not_found');
    await sacha.get(removePasskey, own);
    expect(await server.database.db.select().from(passkeys)).toContainEqual(
      expect.objectContaining({ id: passkey.id }),
    );
  });

  test('a passkey that is made is told by mail', async () => {
    await customerWithPasskey(server, salon);
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toContain('clé d’accès');
  });

  test('a passkey that is made is told in the language that the customer has chosen for letters', async () => {
    await server.database.db.update(users).set({ language: 'de' });
    await customerWithPasskey(server, salon);
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toBe('Ein Passkey wurde erstellt');
  });

  test('passkeys are part of what a customer takes along', async () => {
    const { customer, passkey } = await customerWithPasskey(server, salon);
    const { host: website, browser, system, createdAt } = passkey;
    const { name, lastUsedAt } = passkey;
    expect((await customer.get(exportUser)).passkeys).toEqual([
      { name, website, browser, system, createdAt, lastUsedAt },
    ]);
  });

  test('passkeys are twenty at most', async () => {
    const customer = await clientAs(server, salon, 'customer');
    for (let round = 0; round < 20; round += 1) {
      await customerWithPasskey(server, salon, customer);
    }
    const body = new VirtualAuthenticator(originOf(salon)).create(await creationOptions(customer, salon));
    expect((await customer.refusal(createPasskey, { body })).type).toBe('conflict');
  });

  test('passkeys go with the account', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const { device } = await customerWithPasskey(server, salon, customer);
    await creationOptions(customer, salon);
    await customer.get(eraseUser, { body: { password: PASSWORD } });
    const body = device.sign(await requestOptions(server, salon));
    expect((await visitor.refusal(signInByPasskey, { body })).type).toBe('credentials');
    const { db } = server.database;
    expect(
      JSON.stringify([await db.select().from(passkeys), await db.select().from(passkeyChallenges)]),
    ).not.toContain(device.credentialId);
  });
});

test('on a host that is none of the company’s, passkeys are neither made nor asked for', async () => {
  const customer = await clientAs(server, salon, 'customer');
  const other = await server.addCompany();
  for (const host of ['evil.example', 'localhost', hostOf(other), `www.${hostOf(salon)}`, '']) {
    expect(await visitor.get(askSignInOptions, { body: { host } })).toEqual({ publicKey: null });
    expect(await customer.get(askPasskeyOptions, { body: { host } })).toEqual({ publicKey: null });
  }
});

test('a challenge is kept as a hash, and no longer than it is good for', async () => {
  const { challenge } = (await requestOptions(server, salon)) as { challenge: string };
  const { db } = server.database;
  expect(JSON.stringify(await db.select().from(passkeyChallenges))).not.toContain(challenge);
  later(5 * MINUTE);
  await requestOptions(server, salon);
  const kept = await db.select().from(passkeyChallenges);
  expect(kept.filter(({ companyId }) => companyId === salon)).toHaveLength(1);
});

test('what one address may ask and try has an end', async () => {
  const device = new VirtualAuthenticator(originOf(salon));
  const busy = clientOf(server, salon, { address: '10.7.7.7' });
  const options = await requestOptions(server, salon);
  for (let round = 0; round < 30; round += 1)
    expect((await busy.refusal(signInByPasskey, { body: device.sign(options) })).type).not.toBe(
      'too_many_attempts',
    );
  expect((await busy.refusal(signInByPasskey, { body: device.sign(options) })).type).toBe(
    'too_many_attempts',
  );
  for (let round = 0; round < 150; round += 1) await requestOptions(server, salon, '10.7.7.8');
  const asking = clientOf(server, salon, { address: '10.7.7.8' });
  expect((await asking.refusal(askSignInOptions, { body: { host: hostOf(salon) } })).type).toBe(
    'too_many_attempts',
  );
});

const FORGED_MAKINGS: readonly (readonly [string, Partial<Spoken>])[] = [
  ['for another challenge', { challenge: 'x'.repeat(43) }],
  ['on another origin', { origin: 'https://evil.example' }],
  ['within a page of somebody else', { crossOrigin: true }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without its owner', { flags: FLAGS.verified }],
  ['without being unlocked', { flags: FLAGS.present }],
  ['to sign in', { type: 'webauthn.get' }],
];

test.each(FORGED_MAKINGS)('a passkey is not kept that was made %s', async (_, change) => {
  const customer = await clientAs(server, salon, 'customer');
  const body = new VirtualAuthenticator(originOf(salon)).create(
    await creationOptions(customer, salon),
    change,
  );
  expect(['invalid', 'code_expired']).toContain((await customer.refusal(createPasskey, { body })).type);
  expect((await customer.get(listPasskeys)).passkeys).toEqual([]);
});

test('a passkey is kept once, and of what its own customer has asked for', async () => {
  const customer = await clientAs(server, salon, 'customer');
  const sacha = clientOf(server, salon, { token: await logIn(server, salon, 'sacha@example.com') });
  const device = new VirtualAuthenticator(originOf(salon));
  const body = device.create(await creationOptions(customer, salon));
  expect((await sacha.refusal(createPasskey, { body })).type).toBe('code_expired');
  await customer.get(createPasskey, { body });
  expect((await customer.refusal(createPasskey, { body })).type).toBe('code_expired');
  // The same credential again, of somebody else.
  const again = device.create(await creationOptions(sacha, salon));
  expect((await sacha.refusal(createPasskey, { body: again })).type).toBe('invalid');
  const late = new VirtualAuthenticator(originOf(salon)).create(await creationOptions(customer, salon));
  later(5 * MINUTE);
  expect((await customer.refusal(createPasskey, { body: late })).type).toBe('code_expired');
});
