import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseUser } from '#contract/account/own-account.ts';
import type { Locale } from '#domain/locale.ts';
import { users } from '../../../database/schema/people/people.ts';
import { deliveries } from '../../../database/schema/records.ts';
import { forgetMails } from '../../../delivery/forget-mails.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { clientOf } from '../../../testing/client.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { logIn } from '../../../testing/visits.ts';
import { mailsTo } from '../post.ts';

openSalons();

const EMAIL = 'camille@example.com';
const DAY = 86_400_000;

async function camilleIn(locale: Locale = 'fr') {
  return clientOf(server, salon, { token: await logIn(server, salon), locale });
}
const erase = async (locale?: Locale) =>
  (await camilleIn(locale)).get(eraseUser, { body: { password: PASSWORD } });
const sent = () => mailsTo(server, salon, EMAIL);
const forget = () => forgetMails(server.database.db, server.clock.now());

test('an erasure is confirmed to the address that was erased, by one mail that says what is kept and how to object', async () => {
  await erase();
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Votre compte est supprimé', locale: 'fr' });
  expect(mail?.text).toContain('factures');
  expect(mail?.text).toContain(`salon@${salon}.example`);
  // An account that is gone has no password to change.
  expect(mail?.text).not.toContain('mot de passe');
});

test('the mail is in the language that the customer has chosen, not in that of the page', async () => {
  await server.database.db
    .update(users)
    .set({ language: 'de' })
    .where(and(eq(users.companyId, salon), eq(users.email, EMAIL)));
  await erase('it');
  expect(await sent()).toMatchObject([{ subject: 'Ihr Konto ist gelöscht', locale: 'de' }]);
});

test('who presses twice at once is erased once and told once', async () => {
  const camille = await camilleIn();
  const press = () => camille.get(eraseUser, { body: { password: PASSWORD } });
  const presses = await Promise.allSettled([press(), press()]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await sent()).toHaveLength(1);
});

test('an account without an e-mail is erased without a mail', async () => {
  const camille = await camilleIn();
  await server.database.db
    .update(users)
    .set({ email: '' })
    .where(and(eq(users.companyId, salon), eq(users.email, EMAIL)));
  await camille.get(eraseUser, { body: { password: PASSWORD } });
  expect(await sent()).toEqual([]);
});

test('the mail is forgotten with its delivery once that is over, and no other mail is', async () => {
  const { db } = server.database;
  await erase();
  const other = { companyId: salon, from: 'a@salon.example', to: 'nina@example.com', locale: 'fr' } as const;
  await sendMail(
    db,
    { ...other, now: server.clock.now() },
    { subject: 'A', text: 'A', html: 'A', attachments: [] },
  );
  await forget();
  expect(await sent()).toHaveLength(1);

  await db.update(deliveries).set({ dueAt: null, deliveredAt: new Date(server.clock.now()) });
  await forget();
  expect(await sent()).toEqual([]);
  const left = await db.select().from(deliveries).where(eq(deliveries.companyId, salon));
  const [ninas] = await mailsTo(server, salon, 'nina@example.com');
  expect(left.map(({ id }) => id)).toEqual([ninas?.id]);
});

test('a mail that nobody delivers is forgotten a day after it was written', async () => {
  await erase();
  later(DAY);
  await forget();
  expect(await sent()).toHaveLength(1);
  later(1);
  await forget();
  expect(await sent()).toEqual([]);
});
