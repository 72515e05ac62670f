import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signInByPasskey } from '#contract/account/passkeys.ts';
import { changePassword, choosePassword, resetPassword } from '#contract/account/passwords.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/account/own-account.ts';
import { login } from '#contract/people/users.ts';
import {
  checkEmailCode,
  checkPhoneCode,
  cleanPhoneDuplicates,
  createEmptyUser,
  register,
  resendCode,
} from '#contract/people/users-registration.ts';
import { changeEmail, createSignInLink, signInByEmail } from '#contract/people/users-sign-in.ts';
import { clientOf } from '../../../testing/client.ts';
import { knownDevices } from '../../../database/schema/people/people.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { customerWithPasskey, requestOptions } from '../../passkeys/testing/passkey-people.ts';
import { codeTo, linkTo, mailsTo, wrong } from '../post.ts';
import {
  askAsOwner,
  askAsStrangers,
  at,
  CAMILLE,
  guessOfCamille,
  lookedAt,
  MINUTE,
  NOBODY,
  owner,
  PHONE,
  WAYS,
} from './guessing.ts';

openSalons();

describe('a known device', () => {
  /** The ways by which a browser becomes known. */
  const entrances: Record<string, (device: string) => Promise<unknown>> = {
    password: (device) => owner().client.get(login, { body: { email: CAMILLE, password: PASSWORD, device } }),
    code: async (device) => {
      const { client, request } = await askAsOwner();
      const code = await codeTo(server, salon, CAMILLE);
      return client.get(signInByEmail, { body: { email: CAMILLE, code, request, device } });
    },
    'code of a phone': async (device) => {
      const { userId } = await owner().client.get(createEmptyUser, { body: { phone: PHONE } });
      const code = await codeTo(server, salon, PHONE);
      return owner().client.get(checkPhoneCode, { body: { userId, code, device } });
    },
    link: async (device) => {
      await owner().client.get(createSignInLink, { body: { email: CAMILLE } });
      const code = await linkTo(server, salon, CAMILLE);
      return owner().client.get(signInByEmail, { body: { email: CAMILLE, code, device } });
    },
    'code of a beginning': async (device) => {
      const { userId } = await owner().client.get(register, {
        body: { email: CAMILLE, firstname: '', lastname: '' },
      });
      const code = await codeTo(server, salon, CAMILLE);
      return owner().client.get(checkEmailCode, { body: { userId, code, device } });
    },
  };

  test.each(Object.keys(entrances))(
    'a browser in which the owner came in by a %s gets codes, whatever strangers at its own address tried',
    async (way) => {
      const device = randomUUID();
      await entrances[way]!(device);
      later(MINUTE);
      const stranger = await WAYS[0]!(owner().client, { email: CAMILLE, phone: PHONE });
      for (let digits = 1; digits <= 5; digits += 1) await stranger(String(digits).padStart(6, '0'));
      later(MINUTE);
      await guessOfCamille();
      const { client, request, subject } = await askAsOwner(device);
      expect(subject).toMatch(/^\d{6} /);
      const code = await codeTo(server, salon, CAMILLE);
      const missed = await client.refusal(signInByEmail, {
        body: { email: CAMILLE, code: wrong(code), request },
      });
      expect(missed.type).toBe('code_wrong');
      expect((await client.get(signInByEmail, { body: { email: CAMILLE, code, request } })).user?.id).toBe(
        'user-1',
      );
    },
  );

  /** Sessions that were begun by no password and no code of a letter. */
  const others: Record<string, (device: string) => Promise<{ readonly token: string }>> = {
    passkey: async (device) => {
      const { device: authenticator } = await customerWithPasskey(server, salon);
      const signed = authenticator.sign(await requestOptions(server, salon));
      return owner().client.get(signInByPasskey, { body: { ...signed, device } });
    },
    'password that a link let them choose': async (device) => {
      await owner().client.get(resetPassword, { body: { email: CAMILLE } });
      const params = { token: await linkTo(server, salon, CAMILLE) };
      return owner().client.get(choosePassword, { params, body: { password: PASSWORD, device } });
    },
  };

  test.each(Object.entries(others))(
    'a browser in which the owner came in by a %s stays known where they log out everywhere else, and by another password',
    async (_, enter) => {
      const device = randomUUID();
      await owner().client.get(login, { body: { email: CAMILLE, password: PASSWORD, device } });
      const { token } = await enter(device);
      const client = clientOf(server, salon, { token });
      const count = async () =>
        (await server.database.db.select().from(knownDevices).where(eq(knownDevices.companyId, salon)))
          .length;
      await client.get(endOtherSessions);
      expect(await count()).toBe(1);
      await client.get(changePassword, { body: { oldPassword: PASSWORD, password: 'a rose is a rose' } });
      expect(await count()).toBe(1);
    },
  );

  /** What ends that browsers are known: the other one, that in which it is done, or both. */
  const ends: Record<string, { act: (own: Known, other: Known) => Promise<unknown>; left: string[] }> = {
    'another password': {
      act: ({ client }) =>
        client.get(changePassword, { body: { oldPassword: PASSWORD, password: 'a rose is a rose' } }),
      left: ['own'],
    },
    'another e-mail': {
      async act({ client }) {
        const body = { profileId: 'user-1', email: 'camille@example.org' };
        await client.get(changeEmail, { body });
        const code = await codeTo(server, salon, body.email);
        return client.get(changeEmail, { body: { ...body, code } });
      },
      left: [],
    },
    'logging out everywhere else': { act: ({ client }) => client.get(endOtherSessions), left: ['own'] },
    'logging the other one out': {
      async act({ client }, other) {
        const theirs = (await other.client.get(listSessions)).find(({ isCurrent }) => isCurrent);
        return client.get(endSession, { params: { id: theirs?.id ?? '' } });
      },
      left: ['own'],
    },
  };

  interface Known {
    readonly client: ReturnType<typeof at>;
    readonly hash: string;
  }

  async function comeIn(): Promise<Known> {
    const kept = async () =>
      (await server.database.db.select().from(knownDevices).where(eq(knownDevices.companyId, salon))).map(
        ({ deviceHash }) => deviceHash,
      );
    const before = await kept();
    const { token } = await owner().client.get(login, {
      body: { email: CAMILLE, password: PASSWORD, device: randomUUID() },
    });
    const hash = (await kept()).find((each) => !before.includes(each)) ?? '';
    return { client: clientOf(server, salon, { token }), hash };
  }

  test.each(Object.entries(ends))('who is known after %s', async (_, { act, left }) => {
    const [own, other] = [await comeIn(), await comeIn()];
    await act(own, other);
    const rows = await server.database.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.companyId, salon));
    const names: Record<string, string> = { [own.hash]: 'own', [other.hash]: 'other' };
    expect(rows.map(({ deviceHash }) => names[deviceHash])).toEqual(left);
  });

  test('a browser stays known as long as its customer has a session in it, whichever they end', async () => {
    const device = randomUUID();
    const enter = async () => {
      const body = { email: CAMILLE, password: PASSWORD, device };
      const { token } = await owner().client.get(login, { body });
      return clientOf(server, salon, { token });
    };
    const count = async () =>
      (await server.database.db.select().from(knownDevices).where(eq(knownDevices.companyId, salon))).length;
    const [older, now] = [await enter(), await enter()];
    const idOf = async (client: typeof now) =>
      (await client.get(listSessions)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const [olderId, ownId] = [await idOf(older), await idOf(now)];
    await now.get(endSession, { params: { id: olderId } });
    expect(await count()).toBe(1);
    await now.get(endSession, { params: { id: ownId } });
    expect(await count()).toBe(0);
  });

  test('the browser in which a password was changed is known by its new session, too', async () => {
    const own = await comeIn();
    const body = { oldPassword: PASSWORD, password: 'a rose is a rose' };
    const { token } = await own.client.get(changePassword, { body });
    await clientOf(server, salon, { token }).get(endOtherSessions);
    const rows = await server.database.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.companyId, salon));
    expect(rows.map(({ deviceHash }) => deviceHash)).toEqual([own.hash]);
  });

  test('whoever settles whose a phone is comes in, and is known', async () => {
    const device = randomUUID();
    const body = { ...NOBODY, phone: PHONE, firstname: 'Nova', lastname: 'Roy' };
    const { userId } = await owner().client.get(register, { body });
    const [byMail, bySms] = [await codeTo(server, salon, body.email), await codeTo(server, salon, PHONE)];
    await owner().client.get(checkEmailCode, { body: { userId, code: byMail, device } });
    await owner().client.get(checkPhoneCode, { body: { userId, code: bySms, device } });
    const without = { duplicatesProfiles: [], email: body.email, userId, device };
    await owner().client.get(cleanPhoneDuplicates, { body: without });
    later(MINUTE);
    await askAsStrangers({ email: body.email, phone: PHONE });
    const again = { email: body.email, device };
    await owner().client.get(signInByEmail, { body: again });
    expect((await mailsTo(server, salon, body.email))[0]?.subject).toMatch(/^\d{6} /);
  });

  test('another word of a browser gets none, and neither does one that came into another account', async () => {
    const device = randomUUID();
    const nobody = { email: NOBODY.email, firstname: '', lastname: '' };
    const { userId } = await owner().client.get(register, { body: nobody });
    const code = await codeTo(server, salon, NOBODY.email);
    await owner().client.get(checkEmailCode, { body: { userId, code, device } });
    await guessOfCamille();
    expect((await askAsOwner(device)).subject).toMatch(/^Un lien/);
    later(MINUTE);
    expect((await askAsOwner(randomUUID())).subject).toMatch(/^Un lien/);
  });

  test('a known device tries no more codes in a day than strangers do', async () => {
    const device = randomUUID();
    await entrances['password']!(device);
    for (let round = 0; round < 12; round += 1) {
      const client = at(`198.51.${round}.7`);
      const { request } = await client
        .get(signInByEmail, { body: { email: CAMILLE, device } })
        .catch(() => ({ request: null }));
      const body = { email: CAMILLE, request: request ?? 'x'.repeat(32) };
      for (let digits = 1; digits <= 6; digits += 1)
        await client.refusal(signInByEmail, { body: { ...body, code: String(digits).padStart(6, '0') } });
      later(16 * MINUTE);
    }
    const tries = await lookedAt();
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(25);
  });

  test('a known device gets another code when it asks again, and need not wait for strangers', async () => {
    const device = randomUUID();
    await entrances['password']!(device);
    await guessOfCamille();
    const { client } = owner();
    const nobody = { email: CAMILLE, firstname: '', lastname: '', device };
    await WAYS[0]!(at('203.0.200.7'), { email: CAMILLE, phone: PHONE });
    const { userId } = await client.get(register, { body: nobody });
    expect(await codeTo(server, salon, CAMILLE)).toMatch(/^\d{6}$/);
    later(MINUTE);
    const again = { type: 'email' as const, email: CAMILLE, userID: userId };
    await client.get(resendCode, { body: { ...again, device } });
    const code = await codeTo(server, salon, CAMILLE);
    expect((await client.get(checkEmailCode, { body: { userId, code } })).user?.id).toBe('user-1');
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toMatch(/^\d{6} /);
  });
});
