import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registerCompany } from '#contract/company/companies.ts';
import { deliveries, outbox } from '../../database/schema/records.ts';
import { sendMail } from '../../mail/outbox.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { noteBounce } from './note-bounce.ts';
import { bounceReturnPath } from './return-path.ts';
import { reportMail, UNKNOWN_USER } from './testing/bounce.ts';

openSalons();

/** A mail that a server has taken, unless `isTaken` is false. */
async function sent({ to = 'zoe@example.com', isTaken = true } = {}) {
  const { db } = server.database;
  const from = `salon@${salon}.example`;
  const mail = { subject: 'Votre rendez-vous', text: 'À mardi', html: '<p>À mardi</p>', attachments: [] };
  await sendMail(db, { companyId: salon, from, to, locale: 'fr', now: server.clock.now() }, mail);
  const [written] = await db.select().from(outbox).where(eq(outbox.companyId, salon));
  const id = written?.id ?? '';
  if (isTaken) {
    await db
      .update(deliveries)
      .set({ dueAt: null, deliveredAt: new Date(server.clock.now()) })
      .where(eq(deliveries.id, id));
  }
  return { id, recipient: bounceReturnPath('bounces@platform.example', id) ?? '' };
}

const note = (recipient: string, message = reportMail({ fields: UNKNOWN_USER })) =>
  noteBounce(server.database.db, { recipient, message, now: server.clock.now() });

async function state(id: string) {
  const { db } = server.database;
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  const mails = await db.select().from(outbox).where(eq(outbox.companyId, salon));
  return { delivery, notices: mails.filter((mail) => mail.id !== id) };
}

test('a mail that comes back is noted with its reason, and its company told once', async () => {
  const { id, recipient } = await sent();
  expect(await note(recipient)).toBe(true);
  expect(await note(recipient)).toBe(false);
  const { delivery, notices } = await state(id);
  expect(delivery).toMatchObject({
    deliveredAt: null,
    dueAt: null,
    failure: expect.stringContaining('User unknown'),
  });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    to: `salon@${salon}.example`,
    subject: expect.stringContaining('zoe@example.com'),
  });
  expect(notices[0]?.text).toContain('Votre rendez-vous');
  expect(notices[0]?.text).toContain('User unknown');
});

test('a company that was added later is told as well, and no other', async () => {
  const admin = await clientAs(server, salon, 'admin');
  const first = salon;
  const nickname = `institut-${randomUUID().slice(0, 23)}`;
  const body = { nickname, displayName: 'Institut', email: 'a@institut.example' };
  const added = await admin.get(registerCompany, { body }, { idempotencyKey: randomUUID() });
  enterSalon(added.id);
  const { id, recipient } = await sent();
  expect(await note(recipient)).toBe(true);
  expect((await state(id)).notices).toMatchObject([{ companyId: added.id, to: `salon@${added.id}.example` }]);
  enterSalon(first);
  expect((await state(id)).notices).toEqual([]);
});

test('the company’s own address that takes no mail is noted, and not written to again', async () => {
  const { id, recipient } = await sent({ to: `salon@${salon}.example` });
  expect(await note(recipient)).toBe(true);
  expect((await state(id)).notices).toEqual([]);
});

test('what was never taken, is unknown or is no bounce changes nothing', async () => {
  const { id, recipient } = await sent({ isTaken: false });
  expect(await note(recipient)).toBe(false);
  expect(await note(recipient.replace(/\+[\da-f]{8}/, '+00000000'))).toBe(false);
  expect(await note('bounces@platform.example')).toBe(false);
  expect(await note(recipient, reportMail({ action: 'delayed' }))).toBe(false);
  const { delivery, notices } = await state(id);
  expect(delivery?.failure).toBeNull();
  expect(notices).toEqual([]);
});
