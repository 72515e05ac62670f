import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askSignInOptions, removePasskey, signInByPasskey } from '#contract/account/passkeys.ts';
import { eraseUser } from '#contract/account/own-account.ts';
import { passkeys } from '../../../database/schema/people/passkeys.ts';
import { hosts } from '../../../database/schema/tenants.ts';
import type { Client } from '../../../testing/client.ts';
import { clientOf } from '../../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { logIn } from '../../../testing/visits.ts';
import {
  creationOptions,
  customerWithPasskey,
  hostOf,
  originOf,
  requestOptions,
} from '../testing/passkey-people.ts';
import { FLAGS, VirtualAuthenticator } from '../testing/virtual-authenticator.ts';

const MINUTE = 60_000;
/** Uses that the authenticator of each test has counted before. */
const COUNTED = 5;

openSalons();

interface Scene {
  readonly device: VirtualAuthenticator;
  readonly customer: Client;
  readonly passkeyId: string;
  /** Not used yet. */
  readonly options: object;
}

type Assertion = ReturnType<VirtualAuthenticator['sign']>;

/** A passkey that has signed in before, and what it is asked for the next time. */
async function openScene(): Promise<Scene> {
  const { customer, device, passkey } = await customerWithPasskey(server, salon);
  device.counter = COUNTED;
  await visitor.get(signInByPasskey, { body: device.sign(await requestOptions(server, salon)) });
  device.counter += 1;
  return { device, customer, passkeyId: passkey.id, options: await requestOptions(server, salon) };
}

const flipped = (bytes: string, at: number): string => {
  const changed = Buffer.from(bytes, 'base64url');
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed.toString('base64url');
};

/** Each forges or repeats what a passkey signs in one way, and leaves all else as it has to be. */
const FORGERIES: Readonly<Record<string, (scene: Scene) => Assertion | Promise<Assertion>>> = {
  'a challenge that nobody gave': ({ device, options }) =>
    device.sign(options, { challenge: Buffer.alloc(32, 7).toString('base64url') }),
  'a challenge that was used': async ({ device, options }) => {
    const assertion = device.sign(options);
    await visitor.get(signInByPasskey, { body: assertion });
    return assertion;
  },
  'a used challenge, signed again': async ({ device, options }) => {
    await visitor.get(signInByPasskey, { body: device.sign(options) });
    device.counter += 1;
    return device.sign(options);
  },
  'a challenge that is too old': ({ device, options }) => {
    later(5 * MINUTE);
    return device.sign(options);
  },
  'a challenge to make a passkey': async ({ device, customer, options }) => {
    const { challenge } = (await creationOptions(customer, salon)) as { challenge: string };
    return device.sign(options, { challenge });
  },
  'a challenge of another company': async ({ device, options }) => {
    const { challenge } = (await requestOptions(server, await server.addCompany())) as { challenge: string };
    return device.sign(options, { challenge });
  },
  'another origin': ({ device, options }) => device.sign(options, { origin: 'https://evil.example' }),
  'another port of the origin': ({ device, options }) =>
    device.sign(options, { origin: `http://${hostOf(salon)}:4101` }),
  'another company’s origin': async ({ device, options }) =>
    device.sign(options, { origin: originOf(await server.addCompany()) }),
  'a page within another one': ({ device, options }) => device.sign(options, { crossOrigin: true }),
  'a page under another one': ({ device, options }) =>
    device.sign(options, { topOrigin: 'https://evil.example' }),
  'another relying party': ({ device, options }) => device.sign(options, { rpId: 'evil.example' }),
  'a wider relying party': ({ device, options }) => device.sign(options, { rpId: 'localhost' }),
  'another host of the same company': async ({ device }) => {
    const host = `www.${hostOf(salon)}`;
    await server.database.db.insert(hosts).values({ host, companyId: salon });
    const { publicKey } = await visitor.get(askSignInOptions, { body: { host } });
    return device.sign(publicKey ?? {}, { origin: `http://${host}:4100` });
  },
  'a passkey of another company': async ({ options }) => {
    const { device } = await customerWithPasskey(server, await server.addCompany());
    return device.sign(options, { origin: originOf(salon) });
  },
  'the handle of another customer': async ({ device, options }) => {
    const sacha = clientOf(server, salon, { token: await logIn(server, salon, 'sacha@example.com') });
    const { device: theirs } = await customerWithPasskey(server, salon, sacha);
    return { ...device.sign(options), userHandle: theirs.userHandle };
  },
  'no handle': ({ device, options }) => ({ ...device.sign(options), userHandle: '' }),
  'a changed signature': ({ device, options }) => {
    const assertion = device.sign(options);
    return { ...assertion, signature: flipped(assertion.signature, 12) };
  },
  'the signature of another key': ({ device, options }) => {
    const other = new VirtualAuthenticator(originOf(salon));
    return { ...device.sign(options), signature: other.sign(options).signature };
  },
  'an older signature under a new challenge': async ({ device, options }) => {
    const older = device.sign(options);
    await visitor.get(signInByPasskey, { body: older });
    device.counter += 1;
    return { ...device.sign(await requestOptions(server, salon)), signature: older.signature };
  },
  'a counter that was raised afterwards': ({ device, options }) => {
    const assertion = device.sign(options);
    // The last byte of the counter, which is at the end.
    return { ...assertion, authenticatorData: flipped(assertion.authenticatorData, 36) };
  },
  'a counter that stands still': ({ device, options }) => device.sign(options, { counter: COUNTED }),
  'a counter that went back': ({ device, options }) => device.sign(options, { counter: COUNTED - 1 }),
  'a counter that is gone': ({ device, options }) => device.sign(options, { counter: 0 }),
  'nobody at the device': ({ device, options }) => device.sign(options, { flags: FLAGS.verified }),
  'a device that was not unlocked': ({ device, options }) => device.sign(options, { flags: FLAGS.present }),
  'what is signed to make a passkey': ({ device, options }) =>
    device.sign(options, { type: 'webauthn.create' }),
  'a passkey that was removed': async ({ device, customer, passkeyId, options }) => {
    await customer.get(removePasskey, { params: { id: passkeyId } });
    return device.sign(options);
  },
  'a passkey of who has left': async ({ device, customer, options }) => {
    await customer.get(eraseUser, { body: { password: PASSWORD } });
    return device.sign(options);
  },
  'a passkey that nobody knows': ({ options }) => new VirtualAuthenticator(originOf(salon)).sign(options),
  'data of no length': ({ device, options }) => ({ ...device.sign(options), authenticatorData: '' }),
};

test.each(Object.entries(FORGERIES))('a sign-in is refused by %s', async (name, forge) => {
  const body = await forge(await openScene());
  const problem = await visitor.refusal(signInByPasskey, { body });
  if (name.includes('challenge') && !name.includes('under'))
    expect(problem).toMatchObject({ type: 'code_expired', code: 410 });
  else expect(problem).toEqual(await refusalOfUnknown());
});

/** What somebody is told whose passkey was never known. */
async function refusalOfUnknown() {
  const body = new VirtualAuthenticator(originOf(salon)).sign(await requestOptions(server, salon));
  const problem = await visitor.refusal(signInByPasskey, { body });
  expect(problem).toMatchObject({ type: 'credentials', code: 422 });
  return problem;
}

test('of two sign-ins with one count, one is let in', async () => {
  const { device } = await openScene();
  const bodies = [
    device.sign(await requestOptions(server, salon)),
    device.sign(await requestOptions(server, salon)),
  ];
  const outcomes = await Promise.allSettled(bodies.map((body) => visitor.get(signInByPasskey, { body })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a challenge that is sent twice at once lets one in', async () => {
  const { device, options } = await openScene();
  const body = device.sign(options);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => visitor.get(signInByPasskey, { body })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a refused sign-in leaves the passkey as it was', async () => {
  const { device, options, passkeyId } = await openScene();
  const kept = () =>
    server.database.db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.companyId, salon), eq(passkeys.id, passkeyId)));
  const before = await kept();
  expect(before).toMatchObject([{ counter: COUNTED }]);
  later(MINUTE);
  await visitor.refusal(signInByPasskey, { body: device.sign(options, { counter: 1 }) });
  expect(await kept()).toEqual(before);
});
