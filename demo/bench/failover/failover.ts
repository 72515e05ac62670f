/**
 * Kills the primary database under load and promotes its synchronous standby, as docs/deploy.md tells. `npm run bench:failover`:
 * half a minute, on a PostgreSQL pair, an haproxy and two server processes of its own. Ends with 1 where a confirmed booking is
 * lost, two overlap, money was taken for none, or anybody was answered otherwise than 503 while no database was there.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openServer } from '#server/database/open.ts';
import { addPayingCompany } from '#server/testing/sales.ts';
import { answering, runServer, unusedPort } from '#server/testing/processes/server-process.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { note } from '../note.ts';
import { startBuyers, type Answer, type Load } from './buyers.ts';
import { hasProxy, startProxy } from './proxy.ts';
import { startReplicatedPair, type ReplicatedPair } from './replicated-pair.ts';

const BOOKERS = 6;
const PAYERS = 4;
/** Milliseconds of load before the primary is killed, until somebody notices, and after the standby has taken over. */
const [BEFORE, UNNOTICED, AFTER] = [6000, 2000, 10_000];
/** Seconds after the promotion in which a booking has to succeed. */
const MOST_SECONDS = 10;

const pair = hasProxy() ? await startReplicatedPair() : null;
if (pair === null) {
  console.log(
    'Failover: skipped, since PostgreSQL or haproxy is not installed (apt-get install postgresql haproxy).',
  );
} else {
  try {
    process.exitCode = (await failOver(pair)) ? 0 : 1;
  } finally {
    await pair.stop();
  }
}

async function failOver(databases: ReplicatedPair): Promise<boolean> {
  const proxy = await startProxy(databases.ports);
  const ports = [await unusedPort(), await unusedPort()];
  const servers = ports.map((port) =>
    runServer({ PORT: String(port), DATABASE_URL: proxy.url, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }),
  );
  try {
    await Promise.all(servers.map((server, index) => answering(server, ports[index] ?? 0)));
    // A server that starts on a new database fills it with the demo, and nothing else is left.
    const load = startBuyers(ports, await seedSalons(proxy.url));
    await pause(BEFORE);
    const killed = Date.now();
    await databases.killPrimary();
    await pause(UNNOTICED);
    const promoting = Date.now();
    await databases.promote();
    await pause(AFTER);
    await load.stop();
    return await judge(databases, load, { killed, promoting });
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await proxy.stop();
  }
}

async function seedSalons(url: string) {
  const seeding = await startTestServer({ database: await openServer(url, 4) });
  const free = await seeding.addCompany();
  const paying = await addPayingCompany(seeding);
  await seeding.close();
  return Array.from({ length: BOOKERS + PAYERS }, (_each, index) =>
    index < BOOKERS ? { company: free, pays: false } : { company: paying, pays: true },
  );
}

interface Times {
  /** Epoch milliseconds. */
  readonly killed: number;
  readonly promoting: number;
}

async function judge(
  { title, standbyUrl }: ReplicatedPair,
  { answers, confirmed }: Load,
  { killed, promoting }: Times,
): Promise<boolean> {
  const { lost, overlapping, unsold } = await readBooks(standbyUrl, confirmed);
  const before = confirmed.filter(({ at }) => at < killed).length;
  const next = confirmed.find(({ at }) => at > promoting)?.at ?? Number.POSITIVE_INFINITY;
  const seconds = (next - promoting) / 1000;
  const inGap = answers.filter(({ at }) => at >= killed && at < next);
  // Nobody may be told of a fault, or of a pause without its length; a server itself never went away.
  const wrong = answers.filter(
    ({ status, saysWhen }) => status === null || (status >= 500 && !(status === 503 && saysWhen)),
  );
  console.log(
    `${title}, primary killed under ${BOOKERS} who book and ${PAYERS} who pay, standby promoted after ${UNNOTICED / 1000} s`,
  );
  console.log(
    `  confirmed: ${before} before, ${confirmed.length - before} after; lost: ${lost}, overlapping: ${overlapping}, paid for nothing: ${unsold}`,
  );
  console.log(`  answers in the gap: ${byStatus(inGap)}`);
  console.log(`  neither answered nor told when to ask again: ${wrong.length}`);
  console.log(
    `  booking went on ${seconds.toFixed(1)} s after the promotion began, ${((next - killed) / 1000).toFixed(1)} s after the kill`,
  );
  for (const { status, text } of wrong.slice(0, 5)) console.log(`  ${status}: ${text.slice(0, 200)}`);
  note('confirmed bookings lost in a failover', lost, { most: 0 });
  note('overlapping after a failover', overlapping, { most: 0 });
  note('paid for nothing in a failover', unsold, { most: 0 });
  note('faults told in a failover', wrong.length, { most: 0 });
  note('seconds until booking goes on', seconds, { most: MOST_SECONDS });
  return before > 0 && lost + overlapping + unsold + wrong.length === 0 && seconds <= MOST_SECONDS;
}

function byStatus(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status } of answers) {
    const word = status === null ? 'none' : String(status);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (
    [...counts]
      .toSorted()
      .map(([word, count]) => `${word}: ${count}`)
      .join(', ') || 'none'
  );
}

/** What the new primary knows, asked past the servers. */
async function readBooks(url: string, confirmed: Load['confirmed']) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const count = async (query: string, values: unknown[] = []) =>
      Number((await client.query<{ n: string }>(query, values)).rows[0]?.n);
    const kept = await count('select count(*) as n from appointments where id = any ($1)', [
      confirmed.map(({ id }) => id),
    ]);
    return {
      lost: new Set(confirmed.map(({ id }) => id)).size - kept,
      overlapping: await count(
        'select count(*) as n from claims a join claims b on a.company_id = b.company_id and a.resource_id = b.resource_id and a.id < b.id and a.during && b.during where a.active and b.active',
      ),
      unsold: await count(
        "select count(*) as n from payments where status = 'captured' and order_id is null",
      ),
    };
  } finally {
    await client.end();
  }
}
