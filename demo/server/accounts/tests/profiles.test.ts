import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLink, readLink } from '#contract/people/links.ts';
import { createProfile, profileByCode, updateProfile } from '#contract/people/profiles.ts';
import { changeEmail } from '#contract/people/users-sign-in.ts';
import { exportUser } from '#contract/account/own-account.ts';
import { changePassword } from '#contract/account/passwords.ts';
import { currentUser, listUsers, login } from '#contract/people/users.ts';
import { users } from '../../database/schema/people/people.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { PASSWORD, TEST_MONDAY } from '../../testing/test-server.ts';
import { codeTo, mailsTo, wrong } from './post.ts';

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';
const SACHA = 'sacha@example.com';
const NEW = 'new@example.com';
const CAMILLES = '+33199004217';
const PHONE = '+33199004400';

let camille: Client;
let sacha: Client;

openSalons();
beforeEach(async () => {
  camille = await clientAs(server, salon, 'customer');
  const body = { email: SACHA, password: PASSWORD };
  const { token } = await clientOf(server, salon).get(login, { body });
  sacha = clientOf(server, salon, { token });
});

const NAMES = { firstname: 'Camille', lastname: 'Ferrand' };

describe('a profile', () => {
  test('a profile is changed by its customer, and keeps what is not said', async () => {
    const profile = await camille.get(updateProfile, {
      body: { ...NAMES, firstname: '  Camille  Anne ', city: ' Lyon ', country: 'fr' },
    });
    expect(profile).toMatchObject({
      profileId: 'user-1',
      firstname: 'Camille Anne',
      city: 'Lyon',
      country: 'FR',
    });
    const again = await camille.get(updateProfile, { body: { ...NAMES, profileId: 'user-1' } });
    expect(again).toMatchObject({ city: 'Lyon', email: CAMILLE, phone: { number: CAMILLES } });
    expect((await camille.get(currentUser)).profiles).toEqual([again]);
  });

  test('a profile keeps whether letters with offers are agreed to, by which words, and since when', async () => {
    expect(await camille.get(currentUser)).toMatchObject({ marketing: '', marketingAt: '' });
    await camille.get(updateProfile, { body: { marketing: '2026-11' } });
    const agreed = { marketing: '2026-11', marketingAt: new Date(TEST_MONDAY).toISOString() };
    expect(await camille.get(currentUser)).toMatchObject(agreed);
    later(MINUTE);
    await camille.get(updateProfile, { body: { marketing: '2026-11' } });
    expect((await camille.get(exportUser)).offers).toEqual({
      isAgreed: true,
      wording: '2026-11',
      decidedAt: agreed.marketingAt,
    });
    await camille.get(updateProfile, { body: { marketing: '' } });
    expect(await camille.get(currentUser)).toMatchObject({
      marketing: '',
      marketingAt: new Date(TEST_MONDAY + MINUTE).toISOString(),
      profiles: [NAMES],
    });
    expect((await camille.refusal(updateProfile, { body: { marketing: 'yes, always' } })).code).toBe(422);
  });

  test('a profile says the language of the letters that its customer gets', async () => {
    await camille.get(updateProfile, { body: { language: 'de' } });
    expect((await camille.get(currentUser)).language).toBe('de');
    const body = { oldPassword: PASSWORD, password: 'a rose is a rose' };
    await camille.get(changePassword, { body });
    expect((await mailsTo(server, salon, CAMILLE))[0]?.subject).toBe('Ihr Passwort wurde geändert');
  });

  test('a profile gets no e-mail or phone that is not proven, whether another has it or not', async () => {
    const change = (body: object) => camille.refusal(updateProfile, { body: { ...NAMES, ...body } });
    expect(await change({ email: SACHA })).toEqual(await change({ email: NEW }));
    expect(await change({ email: NEW })).toMatchObject({ code: 422, type: 'invalid', field: 'email' });
    expect(await change({ phone: PHONE })).toMatchObject({ type: 'invalid', field: 'phone' });
    const same = { ...NAMES, email: ' Camille@example.com', phone: '01 99 00 42 17' };
    expect((await camille.get(updateProfile, { body: same })).email).toBe(CAMILLE);
  });

  test('a profile may be of somebody else whom the customer books for', async () => {
    const lou = await camille.get(createProfile, { body: { firstname: 'Lou', lastname: 'Ferrand' } });
    expect(lou).toMatchObject({ firstname: 'Lou', email: '', phone: { number: '' } });
    const { profileId } = lou;
    await camille.get(updateProfile, { body: { profileId, firstname: 'Louise', lastname: 'Ferrand' } });
    const names = (await camille.get(currentUser)).profiles.map(({ firstname }) => firstname);
    expect(names).toEqual(['Camille', 'Louise']);
    expect((await sacha.get(currentUser)).profiles).toHaveLength(1);
  });

  test('a profile of another customer is not found', async () => {
    const { profileId } = await camille.get(createProfile, {
      body: { firstname: 'Lou', lastname: 'Ferrand' },
    });
    for (const id of [profileId, 'user-1', 'unknown']) {
      const body = { ...NAMES, profileId: id };
      expect((await sacha.refusal(updateProfile, { body })).type).toBe('not_found');
      const contact = { profileId: id, email: NEW };
      expect((await sacha.refusal(changeEmail, { body: contact })).type).toBe('not_found');
    }
  });

  test('a profile is added once for a key, and twenty times at most', async () => {
    const idempotencyKey = crypto.randomUUID();
    const lou = { body: { firstname: 'Lou', lastname: 'Ferrand' } };
    const one = await camille.get(createProfile, lou, { idempotencyKey });
    expect(await camille.get(createProfile, lou, { idempotencyKey })).toEqual(one);
    for (let round = 1; round < 20; round += 1) await camille.get(createProfile, lou);
    expect((await camille.refusal(createProfile, lou)).type).toBe('conflict');
  });

  test('a profile needs names', async () => {
    expect((await camille.refusal(updateProfile, { body: { ...NAMES, firstname: '  ' } })).field).toBe(
      'firstname',
    );
  });
});

describe('a link to the salon’s file', () => {
  const ask = (requireSMSCode: boolean, code?: string, userId = 'user-1') => ({
    body: { userId, requireSMSCode, ...(code && { code }) },
  });

  test('a link to the salon’s file is made at once for who has a proven phone, and stays the same', async () => {
    expect((await camille.refusal(readLink, { query: { userId: 'user-1' } })).type).toBe('not_found');
    const link = await camille.get(createLink, ask(false));
    expect(link).toMatchObject({ userId: 'user-1', requireSMSCode: false, confirmed: true });
    expect(link.artebeauteId).toMatch(/^\d+$/);
    expect(await camille.get(createLink, ask(true))).toEqual(link);
    expect(await camille.get(readLink, { query: { userId: 'user-1' } })).toEqual(link);
    expect((await camille.get(currentUser)).links).toEqual([link]);
  });

  test('a link to the salon’s file is made by a code where one is asked for, which may be looked at before', async () => {
    expect(await camille.get(createLink, ask(true))).toMatchObject({ confirmed: false, artebeauteId: '' });
    const code = await codeTo(server, salon, CAMILLES);
    expect((await camille.refusal(profileByCode, { query: { code: wrong(code) } })).type).toBe('code_wrong');
    for (let round = 0; round < 2; round += 1) {
      expect((await camille.get(profileByCode, { query: { code } })).profileId).toBe('user-1');
    }
    expect(await camille.get(createLink, ask(true, code))).toMatchObject({ confirmed: true });
    expect((await camille.refusal(profileByCode, { query: { code } })).type).toBe('code_expired');
  });

  test('a link to the salon’s file asks for a code whatever is said where the phone is not proven', async () => {
    await server.database.db
      .update(users)
      .set({ phoneProven: false })
      .where(and(eq(users.companyId, salon), eq(users.email, CAMILLE)));
    expect(await camille.get(createLink, ask(false))).toMatchObject({
      requireSMSCode: true,
      confirmed: false,
    });
    expect((await sacha.refusal(createLink, ask(false, undefined, 'user-2'))).field).toBe('phone');
  });

  test('a link to the salon’s file is the customer’s own alone', async () => {
    await camille.get(createLink, ask(false));
    expect((await sacha.refusal(createLink, ask(false))).type).toBe('not_found');
    expect((await sacha.refusal(readLink, { query: { userId: 'user-1' } })).type).toBe('not_found');
  });
});

describe('the list of customers', () => {
  test('the list of customers is for those who run the company, by name, in pages', async () => {
    const manager = await clientAs(server, salon, 'manager');
    const page = await manager.get(listUsers, { query: { itemPerPage: 1 } });
    expect(page).toMatchObject({
      total: 2,
      page: 1,
      data: [{ lastname: 'Ferrand', email: CAMILLE, noPass: false }],
    });
    const next = await manager.get(listUsers, { query: { itemPerPage: 1, page: 2 } });
    expect(next.data.map(({ lastname }) => lastname)).toEqual(['Lindqvist']);
    expect(JSON.stringify(page)).not.toMatch(/argon|passwordHash/i);
  });

  test('the list of customers is nobody else’s', async () => {
    for (const role of ['staff', 'provider', 'access', 'customer'] as const) {
      const refusal = await (await clientAs(server, salon, role)).refusal(listUsers);
      expect([401, 403], role).toContain(refusal.code);
    }
  });
});
