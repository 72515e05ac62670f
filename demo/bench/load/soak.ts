/**
 * Mixed load on a server process: catalogue, pages, availability, holds, log-ins. `npm run bench:soak`: 30 minutes;
 * `-- --minutes 3` for less. On a PostgreSQL of its own where one is installed, else on the embedded database; on this
 * machine alone. Ends with 1 where the heap grew by 5 % or more after the warm-up, or a request failed.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  answering,
  unusedPort,
  runServer,
  type ServerProcess,
} from '#server/testing/processes/server-process.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { note } from '../note.ts';

const MOST_GROWTH = 5;
const VISITORS = 8;
/** Milliseconds between two requests of a visitor. */
const THINKING = 20;
/** Of the whole time. */
const WARM_UP = 0.3;

const READS = [
  '/api/companies/me',
  '/shops',
  '/api/categories',
  '/api/articles',
  '/api/categories?page=1',
  '/api/articles/slug/nothing',
  '/health',
];

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 1 && minutes <= 240)) {
  console.error('The minutes have to be from 1 to 240: soak.ts --minutes 30.');
  process.exit(2);
}

interface Tally {
  readonly times: number[];
  readonly statuses: Map<number, number>;
  failed: number;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-soak-'));
const database = await startThrowawayServer();
const port = await unusedPort();
const server = runServer(
  {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(database && { DATABASE_URL: database.url }),
  },
  { script: fileURLToPath(new URL('./soak-server.ts', import.meta.url)), options: ['--expose-gc'] },
);
try {
  await answering(server, port);
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function soak(): Promise<boolean> {
  const whole = minutes * 60_000;
  console.log(`${minutes} minutes of ${VISITORS} visitors at once, on ${database?.title ?? 'PGlite'}`);
  await load(whole * WARM_UP);
  const before = await heapOf(server);
  const tally = await load(whole * (1 - WARM_UP));
  const after = await heapOf(server);
  const growth = ((after - before) / before) * 100;
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
  console.log(
    `heap growth after the warm-up: ${growth.toFixed(1)} % (${megabytes(before)} to ${megabytes(after)} MB; less than ${MOST_GROWTH} %)`,
  );
  console.log(
    `errors: ${tally.failed} of ${times.length} requests (${[...tally.statuses]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')})`,
  );
  console.log(`median ${at(0.5).toFixed(1)} ms, 99 % ${at(0.99).toFixed(1)} ms`);
  note('heap growth (%)', growth, { below: MOST_GROWTH });
  note('errors under load', tally.failed, { most: 0 });
  return growth < MOST_GROWTH && tally.failed === 0;
}

async function load(milliseconds: number): Promise<Tally> {
  const tally: Tally = { times: [], statuses: new Map(), failed: 0 };
  const end = Date.now() + milliseconds;
  const visitor = async (number: number) => {
    for (let step = number; Date.now() < end; step += 1) {
      await visit(step, tally);
      await pause(THINKING);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_each, index) => visitor(index * 7)));
  return tally;
}

async function visit(step: number, tally: Tally): Promise<void> {
  const kind = step % 10;
  if (kind < 5) await ask(tally, 'GET', READS[step % READS.length] ?? '/shops');
  else if (kind === 5) await ask(tally, 'GET', '/', undefined, { host: `maison.localhost:${port}` });
  else if (kind < 8) await ask(tally, 'GET', `/api/appointments?${period(step)}`);
  else if (kind === 8) await holdAndRelease(tally, step);
  else await logInAndOut(tally, step);
}

function period(step: number): URLSearchParams {
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return new URLSearchParams({
    shopid: String(101 + (step % 4)),
    serviceid: String(1001 + (step % 5)),
    start: day(1 + (step % 5)),
    end: day(7 + (step % 5)),
  });
}

async function holdAndRelease(tally: Tally, step: number): Promise<void> {
  const visitKey = randomUUID();
  const wish = { visitKey, shopid: String(101 + (step % 4)), lines: [{ serviceid: '1001' }] };
  const start = new Date(Date.now() + (1 + (step % 9)) * 86_400_000).toISOString();
  const offered = await ask(tally, 'POST', '/api/appointments/check', { ...wish, start });
  const starts: unknown = Reflect.get(offered, 'starts');
  const [free]: unknown[] = Array.isArray(starts) ? starts : [];
  if (typeof free !== 'string') return;
  const held = await ask(tally, 'POST', '/api/appointments/check', { ...wish, start: free });
  const id: unknown = Reflect.get(held, 'holdId');
  if (typeof id === 'string')
    await ask(tally, 'DELETE', `/api/appointments?${new URLSearchParams({ holdId: id, visitKey })}`);
}

async function logInAndOut(tally: Tally, step: number): Promise<void> {
  // Hashing a password is what the processor does longest: now and then is often enough.
  if (step % 50 !== 9) return;
  const reply = await ask(tally, 'POST', '/api/users/login', {
    email: 'sacha@example.com',
    password: 'vitrine-demo',
  });
  const token: unknown = Reflect.get(reply, 'token');
  if (typeof token !== 'string') return;
  const headers = { authorization: `Bearer ${token}` };
  await ask(tally, 'GET', '/api/users/me', undefined, headers);
  await ask(tally, 'POST', '/api/users/logout', undefined, headers);
}

/** What was answered; whatever is no answer of the contract is counted as failed. */
async function ask(
  tally: Tally,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<object> {
  const begun = performance.now();
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { company: 'cmp_maison', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    tally.times.push(performance.now() - begun);
    tally.statuses.set(reply.status, (tally.statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500) tally.failed += 1;
    const parsed: unknown = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    tally.times.push(performance.now() - begun);
    tally.failed += 1;
    return {};
  }
}

function heapOf({ child }: ServerProcess): Promise<number> {
  return new Promise((done) => {
    child.once('message', (bytes) => done(Number(bytes)));
    child.send('heap');
  });
}
