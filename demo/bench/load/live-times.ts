/**
 * What it costs that open tables of free times follow what others take: `npm run bench:live [-- seconds]`, a minute of each.
 * Two server processes on a PostgreSQL of its own, 100 tables of one shop, one change a second. First nobody looks, then each table
 * has a connection, then each asks every two seconds; the processor time is that of the servers and of the database, beyond what the
 * changes take while nobody looks. A delay is
 * from the moment in which a change is sent until its answer is there and the table has what changed, which no browser draws here. Ends
 * with 1 where a table was late, where following costs more than a fifth of asking, or where a connection was left.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { answering, runServer, unusedPort } from '#server/testing/processes/server-process.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { note } from '../note.ts';
import { changeSomething, type Change } from './live/changes.ts';
import { processorTime } from './live/processor-time.ts';
import type { PortOf } from './live/shop.ts';
import {
  askTables,
  ASK_INTERVAL_MS,
  followTables,
  readTable,
  TABLES,
  type Table,
  type Tables,
} from './live/tables.ts';

const PROCESSES = 2;
const LATEST_MS = 2000;
const MOST_SHARE = 0.2;

/** Changes before the first is measured: a server that has just started is slow. Even, so that nothing is held after them. */
const WARM_UP = 20;

const seconds = Number(process.argv[2] ?? 60);
if (!Number.isInteger(seconds) || seconds < 5 || seconds > 3600) {
  console.error('How many seconds has to be a whole number from 5 to 3600: live-times.ts [seconds].');
  process.exit(2);
}
const database = await startThrowawayServer();
if (database === null) {
  console.error('There is no PostgreSQL on this machine, and several processes need one.');
  process.exit(2);
}
const ports = await Promise.all(Array.from({ length: PROCESSES }, unusedPort));
const servers = ports.map((port) =>
  runServer({ PORT: String(port), DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
);
const portOf: PortOf = (index) => ports[index % PROCESSES] ?? 0;
const measured = { servers: servers.map(({ child }) => child.pid), databaseUrl: database.url };

interface Delays {
  readonly seen: number[];
  late: number;
}

async function measure(): Promise<boolean> {
  await untilQuiet();
  for (let index = 0; index < WARM_UP; index += 1) await changeSomething(index, portOf);
  const alone = await whileChanging(noTables);
  const following = await whileChanging(followTables);
  await pause(1000);
  const left = await countConnections();
  const asking = await whileChanging(askTables);
  const share = (following.processor - alone.processor) / (asking.processor - alone.processor);
  const [p95, slowest] = [0.95, 1].map((part) => quantile(following.delays.seen, part));
  console.log(
    `${TABLES} tables, ${PROCESSES} processes, ${following.changes} changes in ${seconds} s (${database?.title})`,
  );
  console.log(
    `processor time, in s: ${inSeconds(alone)} while nobody looks, ${inSeconds(following)} following, ${inSeconds(asking)} asking`,
  );
  console.log(
    `tables later than ${LATEST_MS} ms: ${following.delays.late} of ${following.delays.seen.length} (at most 0)`,
  );
  console.log(
    `delay, from the request of the change on: 95 % within ${p95?.toFixed(0)} ms, the slowest ${slowest?.toFixed(0)} ms`,
  );
  console.log(`tables that differ from the server at the end: ${following.wrong} (at most 0)`);
  console.log(`processor time against asking: ${share.toFixed(3)} (at most ${MOST_SHARE})`);
  console.log(`connections left: ${left} (at most 0)`);
  note('tables that are late to show a change', following.delays.late + following.wrong, { most: 0 });
  note('processor time of following times against asking', share, { most: MOST_SHARE });
  note('live connections left', left, { most: 0 });
  return following.delays.late + following.wrong + left === 0 && share <= MOST_SHARE;
}

/** The calendars of later days are filled while the first visitors come: that is not what is measured. */
async function untilQuiet(): Promise<void> {
  for (let quiet = 0, second = 0; quiet < 4 && second < 90; second += 1) {
    const before = processorTime(measured);
    await pause(1000);
    quiet = processorTime(measured) - before < 0.1 ? quiet + 1 : 0;
  }
}

/** One change a second while the tables are open. */
async function whileChanging(open: (portOf: PortOf) => Promise<Tables>) {
  const tables = await open(portOf);
  await pause(1000);
  const before = processorTime(measured);
  const delays: Delays = { seen: [], late: 0 };
  const waiting: Promise<void>[] = [];
  let changes = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; changes += 1) {
    const next = pause(1000);
    const change = await changeSomething(changes, portOf);
    waiting.push(watch(tables.shown, change, delays));
    await next;
  }
  const processor = processorTime(measured) - before;
  await Promise.all(waiting);
  await pause(ASK_INTERVAL_MS);
  const truth = await readTable(portOf(0));
  const wrong = tables.shown.filter((table) =>
    [...truth].some(([place, state]) => table.get(place) !== state),
  );
  tables.close();
  return { processor, delays, changes, wrong: wrong.length };
}

const noTables = async (): Promise<Tables> => ({ shown: [], close: () => {} });

const inSeconds = ({ processor }: { readonly processor: number }) => processor.toFixed(2);

/** How long it takes from the request that makes the change until each table has it; no shorter than the request, after which it is looked for. */
async function watch(
  shown: readonly Table[],
  { place, start, isTaken, sentAt }: Change,
  delays: Delays,
): Promise<void> {
  let missing = [...shown];
  while (missing.length > 0 && performance.now() - sentAt < LATEST_MS) {
    await pause(10);
    const now = performance.now();
    missing = missing.filter((table) => {
      if (table.get(place)?.includes(`"start":"${start}"`) !== isTaken) return true;
      delays.seen.push(now - sentAt);
      return false;
    });
  }
  delays.late += missing.length;
  for (const _ of missing) delays.seen.push(LATEST_MS);
}

async function countConnections(): Promise<number> {
  const counts = await Promise.all(
    ports.map(async (port) => {
      const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
      return Number(/^vitrine_live_connections (\d+)$/m.exec(await reply.text())?.[1] ?? Number.NaN);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

try {
  for (const [index, server] of servers.entries()) await answering(server, ports[index] ?? 0);
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await database.stop();
}
