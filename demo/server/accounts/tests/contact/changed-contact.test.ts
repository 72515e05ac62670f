import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProfile, updateProfile } from '#contract/people/profiles.ts';
import { cleanPhoneDuplicates } from '#contract/people/users-registration.ts';
import { changeEmail, changePhone, signInByPhone } from '#contract/people/users-sign-in.ts';
import { readUserToken, resetPassword } from '#contract/account/passwords.ts';
import { currentUser, login } from '#contract/people/users.ts';
import { users } from '../../../database/schema/people/people.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../../testing/people.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { codeTo, linkTo, mailsTo, smsTo, wrong } from '../post.ts';

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

describe('another e-mail', () => {
  const ask = (client: Client, email: string, code?: string) => ({
    body: { profileId: client === camille ? 'user-1' : 'user-2', email, ...(code && { code }) },
  });

  test('another e-mail takes its place once a code that was sent to it comes back, and the old address is told', async () => {
    expect(await camille.get(changeEmail, ask(camille, NEW))).toMatchObject({
      sent: true,
      profile: { email: CAMILLE },
    });
    const code = await codeTo(server, salon, NEW);
    expect((await camille.refusal(changeEmail, ask(camille, NEW, wrong(code)))).type).toBe('code_wrong');
    const changed = await camille.get(changeEmail, ask(camille, NEW, code));
    expect(changed).toMatchObject({ sent: false, profile: { email: NEW } });
    const [notice] = await mailsTo(server, salon, CAMILLE);
    expect(notice?.text).toContain('n•••@example.com');
    // A link to another password would be sent to whoever has the new address.
    expect(notice?.text).not.toContain('forgot-password');
    expect(notice?.text).toContain('01 99 00 00 00');
    expect((await visitor.get(login, { body: { email: NEW, password: PASSWORD } })).user.id).toBe('user-1');
  });

  test('another e-mail ends the links that went to the old one', async () => {
    await visitor.get(resetPassword, { body: { email: CAMILLE } });
    const token = await linkTo(server, salon, CAMILLE);
    await camille.get(changeEmail, ask(camille, NEW));
    await camille.get(changeEmail, ask(camille, NEW, await codeTo(server, salon, NEW)));
    expect((await visitor.refusal(readUserToken, { params: { token } })).type).toBe('not_found');
  });

  test('another e-mail that another account has is refused after its proof, and answered the same before', async () => {
    expect(await sacha.get(changeEmail, ask(sacha, CAMILLE))).toEqual(
      await sacha.get(changeEmail, ask(sacha, NEW)),
    );
    const code = await codeTo(server, salon, CAMILLE);
    expect(await sacha.refusal(changeEmail, ask(sacha, CAMILLE, code))).toMatchObject({
      code: 409,
      field: 'email',
    });
    expect((await sacha.get(currentUser)).email).toBe(SACHA);
  });

  test('another e-mail is proven by who asked, for that very address', async () => {
    await camille.get(changeEmail, ask(camille, NEW));
    const code = await codeTo(server, salon, NEW);
    expect((await sacha.refusal(changeEmail, ask(sacha, NEW, code))).type).toBe('code_expired');
    expect((await camille.refusal(changeEmail, ask(camille, 'other@example.com', code))).type).toBe(
      'code_expired',
    );
  });

  test('another e-mail may be that of somebody whom the customer books for', async () => {
    const { profileId } = await camille.get(createProfile, {
      body: { firstname: 'Lou', lastname: 'Ferrand' },
    });
    await camille.get(changeEmail, { body: { profileId, email: NEW } });
    const code = await codeTo(server, salon, NEW);
    const { profile } = await camille.get(changeEmail, { body: { profileId, email: NEW, code } });
    expect(profile).toMatchObject({ profileId, email: NEW });
    expect((await camille.get(currentUser)).email).toBe(CAMILLE);
  });

  test('an e-mail that they have already is refused at its field, and no code is sent there', async () => {
    for (const own of [CAMILLE, ' Camille@Example.com '])
      expect(await camille.refusal(changeEmail, ask(camille, own))).toMatchObject({
        code: 422,
        type: 'invalid',
        field: 'email',
        message: 'C’est déjà ce qui est enregistré : rien ne changerait.',
      });
    expect(await mailsTo(server, salon, CAMILLE)).toEqual([]);
  });

  test('a change whose answer was lost is done when it is asked for again, by its code or without', async () => {
    await camille.get(changeEmail, ask(camille, NEW));
    const code = await codeTo(server, salon, NEW);
    const changed = await camille.get(changeEmail, ask(camille, NEW, code));
    expect(await camille.get(changeEmail, ask(camille, NEW, code))).toEqual(changed);
    expect(await camille.get(changeEmail, ask(camille, NEW))).toEqual(changed);
    later(31 * MINUTE);
    expect((await camille.refusal(changeEmail, ask(camille, NEW))).field).toBe('email');
    expect(await mailsTo(server, salon, NEW)).toHaveLength(1);
  });

  test('another e-mail has five codes a day for one account, whatever the addresses', async () => {
    for (let round = 0; round < 5; round += 1)
      await camille.get(changeEmail, ask(camille, `new${round}@example.com`));
    expect((await camille.refusal(changeEmail, ask(camille, NEW))).type).toBe('too_soon');
  });
});

describe('another phone', () => {
  const ask = (phone: string, code?: string) => ({
    body: { profileId: 'user-2', phone, ...(code && { code }) },
  });

  test('another phone takes its place once its code comes back, and is a way in then', async () => {
    await sacha.get(changePhone, ask('01 99 00 44 00'));
    const code = await codeTo(server, salon, PHONE);
    const { profile } = await sacha.get(changePhone, ask(PHONE, code));
    expect(profile.phone.number).toBe(PHONE);
    later(MINUTE);
    await visitor.get(signInByPhone, { body: { phone: PHONE } });
    const body = { phone: PHONE, code: await codeTo(server, salon, PHONE) };
    expect((await visitor.get(signInByPhone, { body })).user?.email).toBe(SACHA);
  });

  test('another phone that is the way in of another is refused after its proof, and given up by it', async () => {
    await sacha.get(changePhone, ask(CAMILLES));
    const code = await codeTo(server, salon, CAMILLES);
    expect(await sacha.refusal(changePhone, ask(CAMILLES, code))).toMatchObject({
      code: 409,
      field: 'phone',
    });
    await camille.get(updateProfile, { body: { language: 'de' } });
    const named = { duplicatesProfiles: ['user-1'], email: SACHA };
    expect((await sacha.get(cleanPhoneDuplicates, { body: named })).duplicates).toEqual([]);
    // In the language of who is told, not of who takes it.
    expect((await mailsTo(server, salon, CAMILLE))[0]?.text).toContain('Telefon');
    const changed = await sacha.get(changePhone, ask(CAMILLES));
    expect(changed).toMatchObject({ sent: false, profile: { phone: { number: CAMILLES } } });
    expect(await camille.get(currentUser)).toMatchObject({ phone: '', phoneProven: false });
  });

  test('a phone that is their way in already is refused at its field, and one that nobody has proven gets a code', async () => {
    const own = (phone: string) => ({ body: { profileId: 'user-1', phone } });
    for (const phone of [CAMILLES, '01 99 00 42 17'])
      expect(await camille.refusal(changePhone, own(phone))).toMatchObject({ code: 422, field: 'phone' });
    expect(await smsTo(server, salon, CAMILLES)).toEqual([]);
    await server.database.db.update(users).set({ phoneProven: false }).where(eq(users.id, 'user-1'));
    expect((await camille.get(changePhone, own(CAMILLES))).sent).toBe(true);
  });

  test('another phone needs no code, and is no way in, where the company sends no SMS', async () => {
    const silent = await server.addCompany({ sms: false } as object);
    const client = clientOf(server, silent, { token: await tokenOfRole(server, silent, 'customer') });
    const body = { profileId: 'user-1', phone: PHONE };
    expect(await client.get(changePhone, { body })).toMatchObject({
      sent: false,
      profile: { phone: { number: PHONE } },
    });
    expect((await client.get(currentUser)).phoneProven).toBe(false);
    expect(await smsTo(server, silent, PHONE)).toHaveLength(0);
  });
});
