import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { seededFolder } from '../cache/seeded-folder.ts';
import { inRoot } from '../paths.mjs';
import { freePort, isPortFree, npmCommand } from '../processes.mjs';

/** What PostgreSQL says to whoever may come in: that they may, and that it is ready for a query. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');

/** A database that lets everyone in and answers no query: whoever waits for it goes on starting. */
async function silentDatabase() {
  const { promise: asked, resolve: ask } = Promise.withResolvers();
  const { promise: left, resolve: leave } = Promise.withResolvers();
  const database = createServer((socket) => {
    socket.once('data', () => socket.write(WELCOME, () => socket.once('data', ask)));
    // Reset or closed: whoever was there is gone.
    socket.on('error', () => {}).once('close', () => leave('gone'));
  });
  await once(database.listen(0, '127.0.0.1'), 'listening');
  return { port: database.address().port, asked, left, close: () => database.close() };
}

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a server that is still starting ends with its script on %s',
  { timeout: 60_000 },
  async (signal) => {
    const database = await silentDatabase();
    const work = `import { startServer } from ${JSON.stringify(inRoot('demo/setup/server/server.mjs'))};
    await startServer(${await freePort()}, () => {});`;
    const script = spawn(process.execPath, ['--input-type=module', '--eval', work], {
      env: { ...process.env, DATABASE_URL: `postgres://nobody@127.0.0.1:${database.port}/none` },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await database.asked;
    script.kill(signal);
    await once(script, 'exit');
    // By itself it would wait on.
    expect(await database.left).toBe('gone');
    database.close();
  },
);

/** A package whose `npm start` runs a server until it is told to stop; `before` is done just before it listens for that. */
async function startedByNpm(before = '') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-signals-'));
  const port = await freePort();
  const work = `import { startServer, stopWithScript } from ${JSON.stringify(inRoot('demo/setup/server/server.mjs'))};
    const server = await startServer(${port}, () => {});
    ${before}
    stopWithScript(server);
    process.exitCode = await server.ended;`;
  writeFileSync(join(folder, 'start.mjs'), work);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  const npm = npmCommand();
  const script = spawn(npm.command, [...npm.before, 'start'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: await seededFolder('signals') },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(script, 'exit');
  return {
    port,
    script,
    ended,
    /** Leaves nothing of it, whatever it did with its signal. */
    async end() {
      if (script.exitCode === null && script.signalCode === null) process.kill(-script.pid, 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

test.for(['SIGTERM', 'SIGINT'])(
  'a server that npm started frees its port when npm is ended by %s',
  { timeout: 240_000 },
  async (signal) => {
    const { port, script, end } = await startedByNpm();
    try {
      const isServing = async () => expect((await fetch(`http://127.0.0.1:${port}/health`)).ok).toBe(true);
      await vi.waitFor(isServing, { timeout: 100_000, interval: 200 });
      // A terminal tells everybody whom it runs of Ctrl-C.
      process.kill(signal === 'SIGINT' ? -script.pid : script.pid, signal);
      await vi.waitFor(async () => expect(await isPortFree(port)).toBe(true), 15_000);
    } finally {
      await end();
    }
  },
);

test(
  'a signal that comes just as a script begins to listen for it is not lost',
  { timeout: 240_000 },
  async () => {
    const { port, ended, end } = await startedByNpm(`process.kill(process.pid, 'SIGINT');`);
    try {
      await Promise.race([ended, pause(120_000).then(() => expect.fail('The script runs on.'))]);
      expect(await isPortFree(port)).toBe(true);
    } finally {
      await end();
    }
  },
);

test.for(['127.0.0.1', '::1'])('a port that somebody has at %s alone is not free', async (host) => {
  const port = await freePort();
  const other = createServer().listen(port, host);
  // On a machine without IPv6 nobody can be there.
  const isThere = await once(other, 'listening').then(
    () => true,
    () => false,
  );
  expect(await isPortFree(port)).toBe(!isThere);
  other.close();
  expect(await isPortFree(port)).toBe(true);
});
