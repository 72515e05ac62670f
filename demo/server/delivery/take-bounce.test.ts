import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '../database/open.ts';
import { deliveries, outbox } from '../database/schema/records.ts';
import { reportMail, UNKNOWN_USER } from './bounces/testing/bounce.ts';
import { bounceReturnPath } from './bounces/return-path.ts';
import { sendMail } from '../mail/outbox.ts';
import { startThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { startTestServer } from '../testing/test-server.ts';

/** What it ended with and said. */
async function handOver(recipient: string, environment: Record<string, string>) {
  const command = fileURLToPath(new URL('./take-bounce.ts', import.meta.url));
  const child = spawn(process.execPath, [command, recipient], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(reportMail({ fields: UNKNOWN_USER }));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as unknown, said };
}

test('the command asks for another try where it has no database', async () => {
  expect(await handOver('a@b.example', {})).toMatchObject({
    code: 75,
    said: expect.stringContaining('DATABASE_URL'),
  });
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await handOver('a@b.example', away)).toMatchObject({ code: 75 });
});

test('the command notes what a mail server hands over', { timeout: 120_000 }, async (context) => {
  const postgres = await startThrowawayServer();
  if (postgres === null) return context.skip();
  onTestFinished(() => postgres.stop());
  const database = await openServer(postgres.url, 2);
  const server = await startTestServer({ database });
  onTestFinished(() => server.close());
  const { db } = database;
  const companyId = await server.addCompany();
  const mail = { subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>', attachments: [] };
  const envelope = {
    companyId,
    from: 'salon@a.example',
    to: 'zoe@example.com',
    locale: 'fr',
    now: Date.now(),
  } as const;
  await sendMail(db, envelope, mail);
  await db.update(deliveries).set({ dueAt: null, deliveredAt: new Date() });
  const [sent] = await db.select().from(outbox);
  const recipient = bounceReturnPath('bounces@a.example', sent?.id ?? '') ?? '';
  expect(await handOver(recipient, { DATABASE_URL: postgres.url })).toEqual({ code: 0, said: '' });
  const failures = (await db.select().from(deliveries)).map(({ failure }) => failure);
  expect(failures.filter((failure) => failure?.includes('User unknown'))).toHaveLength(1);
});
