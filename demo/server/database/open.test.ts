import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { lockFolder } from './lock-file.ts';
import { openDataFolder, openServer } from './open.ts';

test('a database that cannot be opened is told in one sentence, and its folder let go of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-open-'));
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database/PG_VERSION'), '9\n');
  await expect(openDataFolder(folder)).rejects.toThrow(
    `The database in ${folder}/database cannot be opened: it is damaged, or of another version. Move it away to begin anew, or set DATA_DIR to another folder.`,
  );
  const release = await lockFolder(folder);
  await release();
  await rm(folder, { recursive: true });
});

test('an address that its client cannot read is told in one sentence', async () => {
  await expect(openServer('postgres://a:b/c@127.0.0.1/d')).rejects.toThrow(
    'DATABASE_URL cannot be read: what is no letter and no digit in a name or a password has to be percent-encoded.',
  );
});

const server = await startThrowawayServer();

test.skipIf(server === null)('a server is found by every address that its client reads', async () => {
  const { hostname, port, pathname, username, password } = new URL(server?.url ?? '');
  const who = password === '' ? username : `${username}:${password}`;
  const opened = await openServer(`postgres://${who}@${pathname}?host=${hostname}&port=${port}`, 1);
  expect(opened.title).toBe(`PostgreSQL at ${hostname}:${port}${pathname}`);
  await opened.close();
  await server?.stop();
});
