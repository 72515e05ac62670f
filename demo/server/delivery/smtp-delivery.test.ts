import { SMTPServer } from 'smtp-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companies } from '../database/schema/tenants.ts';
import { deliveries, outbox } from '../database/schema/records.ts';
import { sendMail } from '../mail/outbox.ts';
import { later, openSalons, salon, server } from '../testing/open-salons.ts';
import { readReturnPath } from './bounces/return-path.ts';
import { deliverMails } from './smtp-server.ts';

const MINUTE = 60_000;
const FROM = 'mails@platform.example';
openSalons();

interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}
let arrived: Arrived[] = [];
/** What the server answers to a recipient, one after the other; nothing: it takes the mail. */
let answers: number[] = [];
let attempts = 0;
let url = '';

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo(_address, _session, callback) {
    attempts += 1;
    const answer = answers.shift();
    callback(answer === undefined ? null : Object.assign(new Error('Not now'), { responseCode: answer }));
  },
  onData(stream, session, callback) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      arrived.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(parts).toString(),
      });
      callback();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const address = smtp.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise<void>((closed) => smtp.close(closed)));
beforeEach(async () => {
  [arrived, answers, attempts] = [[], [], 0];
  await server.database.db.delete(deliveries);
});

const deliver = (to = url, bounceAddress: string | null = null) =>
  deliverMails(server.database.db, server.clock, { url: to, from: FROM, bounceAddress });
const row = async () => {
  const [found] = await server.database.db.select().from(deliveries).where(eq(deliveries.companyId, salon));
  return found;
};

async function written(change: Partial<Parameters<typeof sendMail>[1]> = {}, subject = 'Bonjour à tous') {
  const { db } = server.database;
  const envelope = {
    companyId: salon,
    from: `salon@${salon}.example`,
    to: 'zoe@example.com',
    locale: 'fr',
    now: server.clock.now(),
  } as const;
  const attachments = [
    {
      name: 'A.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR',
    },
  ];
  const mail = { subject, text: 'Réglé', html: '<p>Réglé</p>', attachments };
  await sendMail(db, { ...envelope, ...change }, mail);
}

/** Headers by name, unfolded. */
function headersOf({ text }: Arrived): ReadonlyMap<string, string> {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
  return new Map(head.split('\r\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*: ?/, '')]));
}

test('a mail goes out once, in its company’s name from the platform’s address, and is answered to the company', async () => {
  await written();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [mail, ...more] = arrived;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ from: FROM, to: ['zoe@example.com'] });
  const headers = headersOf(mail as Arrived);
  expect(headers.get('From')).toBe(`Salon ${salon} <${FROM}>`);
  expect(headers.get('Reply-To')).toBe(`salon@${salon}.example`);
  expect(headers.get('Message-ID')).toMatch(/^<[\w-]{36}@platform\.example>$/);
  expect(headers.has('List-Unsubscribe')).toBe(false);
  expect(mail?.text).toContain('text/calendar; charset=utf-8; method=PUBLISH');
  expect(await row()).toMatchObject({ attempts: 1, dueAt: null, failure: null });
  expect((await row())?.deliveredAt).not.toBeNull();
});

test('a mail says who gets its answers, and how to stop such mails where that can be', async () => {
  await written({ replyTo: 'zoe@example.com', unsubscribeUrl: 'https://salon.example/a?tab=leave#key' });
  await deliver();
  const headers = headersOf(arrived[0] as Arrived);
  expect(headers.get('Reply-To')).toBe('zoe@example.com');
  expect(headers.get('List-Unsubscribe')).toBe('<https://salon.example/a?tab=leave#key>');
});

test('a mail comes back to an address that names it, where there is one; its reader sees the platform’s', async () => {
  await written();
  await deliver(url, 'bounces@platform.example');
  const [mail] = await server.database.db.select().from(outbox).where(eq(outbox.companyId, salon));
  const [taken] = arrived;
  expect(readReturnPath(taken?.from ?? '')).toBe(mail?.id);
  expect(headersOf(taken as Arrived).get('From')).toContain(`<${FROM}>`);
});

test('a refusal for now is tried again after growing waits, until it goes through', async () => {
  answers = [451, 450];
  await written();
  await deliver();
  expect(await row()).toMatchObject({
    attempts: 1,
    deliveredAt: null,
    failure: expect.stringContaining('451'),
  });
  later(MINUTE - 1);
  await deliver();
  expect(attempts).toBe(1);
  later(1);
  await deliver();
  later(2 * MINUTE - 1);
  await deliver();
  expect(attempts).toBe(2);
  later(1);
  expect(await deliver()).toBe(1);
  expect(arrived).toHaveLength(1);
});

test('a refusal for good is noted, and never tried again', async () => {
  answers = [550];
  await written();
  await deliver();
  expect(await row()).toMatchObject({
    dueAt: null,
    deliveredAt: null,
    failure: expect.stringContaining('550'),
  });
  later(48 * 60 * MINUTE);
  await deliver();
  expect([attempts, arrived.length]).toEqual([1, 0]);
});

test('after a day of refusals a mail is given up, with the last answer', async () => {
  answers = Array.from({ length: 100 }, () => 451);
  await written();
  for (let hour = 0; hour < 30; hour++) {
    await deliver();
    later(60 * MINUTE);
  }
  expect(await row()).toMatchObject({
    dueAt: null,
    deliveredAt: null,
    failure: expect.stringContaining('451'),
  });
  expect(attempts).toBeLessThan(25);
});

test('what was written long before anybody delivered is not sent', async () => {
  await written();
  later(25 * 60 * MINUTE);
  expect(await deliver()).toBe(0);
  expect(attempts).toBe(0);
});

test('two processes at once send each mail once', async () => {
  for (let index = 0; index < 12; index++) await written({ to: `visitor${index}@example.com` });
  const counts = await Promise.all([deliver(), deliver()]);
  expect(counts[0] + counts[1]).toBe(12);
  expect(new Set(arrived.flatMap(({ to }) => to)).size).toBe(12);
  expect(arrived).toHaveLength(12);
});

test('a mail that a process died over is tried again, and not before it could be done', async () => {
  await written();
  await server.database.db
    .update(deliveries)
    .set({ attempts: 1, dueAt: new Date(server.clock.now() + 15 * MINUTE) });
  expect(await deliver()).toBe(0);
  later(15 * MINUTE);
  expect(await deliver()).toBe(1);
});

test('a server that is not there costs no mail, and is told of once there are many', async () => {
  for (let index = 0; index < 12; index++) await written();
  await expect(deliver('smtp://127.0.0.1:1')).rejects.toThrow('No mail can be delivered');
  later(MINUTE);
  expect(await deliver()).toBe(12);
});

test('no name, subject or address makes a header of its own or another recipient', async () => {
  const { db } = server.database;
  const evil = 'x\r\nBcc: eve@example.com\r\n';
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.token, `cmp_${salon}`));
  const profile = company?.profile;
  if (profile === undefined) throw new Error('No company');
  const identity = { ...profile.identity, displayName: evil };
  await db
    .update(companies)
    .set({ profile: { ...profile, identity } })
    .where(eq(companies.token, `cmp_${salon}`));
  await written(
    { replyTo: `a@b.example\r\nBcc: eve@example.com`, unsubscribeUrl: `https://a.example/${evil}` },
    evil,
  );
  await db.update(outbox).set({ subject: evil }).where(eq(outbox.companyId, salon));
  await deliver();
  const headers = headersOf(arrived[0] as Arrived);
  expect([...headers.keys()]).not.toContain('Bcc');
  expect(arrived[0]?.to).toEqual(['zoe@example.com']);
  await db.delete(outbox);
  await db.delete(deliveries);
  await written({ to: 'zoe@example.com, eve@example.com' });
  await deliver();
  expect(arrived).toHaveLength(1);
  expect(await row()).toMatchObject({ dueAt: null, failure: 'No address to write to.' });
});
