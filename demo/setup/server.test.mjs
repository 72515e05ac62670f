import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inRoot } from './paths.mjs';
import { freePort, isPortFree } from './processes.mjs';

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a server that is still starting ends with its script on %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-setup-'));
    const work = `import { startServer } from ${JSON.stringify(inRoot('demo/setup/server.mjs'))};
    await startServer(${await freePort()}, console.log);`;
    const script = spawn(process.execPath, ['--input-type=module', '--eval', work], {
      env: { ...process.env, DATA_DIR: folder, PICTURES_DIR: join(folder, 'pictures') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lock = join(folder, 'vitrine.lock');
    // It has said something, and will say no more for a while: what nobody reads would end it as well.
    await once(script.stdout.setEncoding('utf8'), 'data');
    await vi.waitUntil(() => existsSync(lock), { timeout: 20_000 });
    const [server] = readFileSync(lock, 'utf8').split(' ').map(Number);
    expect(isRunning(server)).toBe(true);
    script.kill(signal);
    await once(script, 'exit');
    await vi.waitUntil(() => !isRunning(server), { timeout: 2000 });
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
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
