import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** The sources are compiled once for all that start it. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/vitrine/compiled', import.meta.url));
/** Milliseconds in which a server has to answer. */
export const START_PATIENCE = 180_000;

/** The server as a process of its own, as people start it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it said so far. */
  output(): string;
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

export function runServer(
  environment: Readonly<Record<string, string>>,
  { script = MAIN, options = [] }: { readonly script?: string; readonly options?: readonly string[] } = {},
): ServerProcess {
  const child = spawn(process.execPath, [...options, script], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, output: () => said, ended };
}

/** Waits until it answers; throws with what it said when it does not. */
export async function answering(server: ServerProcess, port: number): Promise<ServerProcess> {
  for (const end = Date.now() + START_PATIENCE; Date.now() < end;) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return server;
    if (server.child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server did not start: ${server.output()}`);
}

export async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
