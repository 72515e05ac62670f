import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unusedPort } from '#server/testing/processes/server-process.ts';

/** Stands in front of both databases, and leads to the primary as long as it answers. */
export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** The settings that docs/deploy.md gives. */
function settingsOf(port: number, [primary, standby]: readonly [number, number]): string {
  return `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  option pgsql-check user vitrine
  default-server check inter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
  server one 127.0.0.1:${primary}
  server two 127.0.0.1:${standby} backup
`;
}

export function hasProxy(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0;
}

export async function startProxy(ports: readonly [number, number]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await unusedPort();
  await writeFile(file, settingsOf(port, ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await listening(port);
  return {
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('The proxy does not listen.');
}
