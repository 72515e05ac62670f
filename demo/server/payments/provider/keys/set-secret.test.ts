import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '../../../database/open.ts';
import { startThrowawayServer } from '../../../testing/databases/throwaway-server.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { isSecretName, providerKey, writeSecret } from './secrets.ts';

openSalons();

/** What it ended with and said. */
async function setSecret(words: readonly string[], value: string, environment: Record<string, string> = {}) {
  const command = fileURLToPath(new URL('./set-secret.ts', import.meta.url));
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => undefined).end(value);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as unknown, said };
}

test('a secret is one of a provider: what it is asked with, or signs with', () => {
  const names = [
    'stripe.key',
    'payzen.webhook',
    'stripe.other',
    'nobody.key',
    'toString.key',
    'stripe.key.x',
    'stripe',
  ];
  expect(names.filter(isSecretName)).toEqual(['stripe.key', 'payzen.webhook']);
});

test('a key is written, replaced and taken away, of a company that is there', async () => {
  const { db } = server.database;
  const write = (value: string) => writeSecret(db, salon, { name: 'stripe.key', value });
  const read = () => providerKey(db, salon, 'stripe');
  expect([await write('one'), await read()]).toEqual([true, 'one']);
  expect([await write('two'), await read()]).toEqual([true, 'two']);
  expect([await write(''), await read()]).toEqual([true, null]);
  expect(await writeSecret(db, 'nobody', { name: 'stripe.key', value: 'x' })).toBe(false);
});

test('the command says what it cannot do', async () => {
  expect(await setSecret([], 'x')).toMatchObject({ code: 2 });
  expect(await setSecret(['maison', 'stripe.other'], 'x')).toMatchObject({ code: 2 });
});

test('the command writes what comes by its input', { timeout: 120_000 }, async (context) => {
  const postgres = await startThrowawayServer();
  if (postgres === null) return context.skip();
  onTestFinished(() => postgres.stop());
  const database = await openServer(postgres.url, 2);
  const own = await startTestServer({ database });
  onTestFinished(() => own.close());
  const companyId = await own.addCompany();
  const environment = { DATABASE_URL: postgres.url };
  expect(await setSecret([companyId, 'stripe.key'], 'sk_live_1\n', environment)).toEqual({
    code: 0,
    said: '',
  });
  expect(await providerKey(database.db, companyId, 'stripe')).toBe('sk_live_1');
  expect(await setSecret(['nobody', 'stripe.key'], 'x', environment)).toMatchObject({ code: 1 });
});
