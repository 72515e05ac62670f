import { instant } from '#domain/time/instant.ts';
/**
 * How fast the catalogue is answered, measured against a bare Fastify route that reads one row of the same database: requests
 * a second of each, in turns, through real sockets; the median of the turns' ratios. On the embedded database and on a real
 * PostgreSQL. `node demo/bench/load/catalogue-reads.ts [turns]`: 9 unless said otherwise. Ends with 1 below 80 %.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer } from '#server/create-server.ts';
import type { Database, OpenDatabase } from '#server/database/database.ts';
import { openEmbedded, openServer } from '#server/database/open.ts';
import { companies } from '#server/database/schema/tenants.ts';
import { seedDatabase } from '#server/seeding/seed.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { demoCompanies as seedCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import type { Round } from './load.ts';
import { note } from '../note.ts';

const LEAST = 0.8;
const CALLS = ['/api/categories', '/shops', '/api/articles?type=2', '/api/geogroupments'];
const COMPANY = 'cmp_maison';
const ROUND_MS = 700;

const turns = Number(process.argv[2] ?? 9);
if (!Number.isInteger(turns) || turns < 1) {
  console.error('The number of turns has to be whole: catalogue-reads.ts [turns].');
  process.exit(2);
}

const load = new Worker(new URL('./load.ts', import.meta.url));
const ratios = await measure(await openEmbedded());
const server = await startThrowawayServer();
if (server === null) {
  console.log('PostgreSQL: skipped, since no server is installed under /usr/lib/postgresql.');
} else {
  try {
    ratios.push(...(await measure(await openServer(server.url))));
  } finally {
    await server.stop();
  }
}
await load.terminate();
process.exit(ratios.every((ratio) => ratio >= LEAST) ? 0 : 1);

async function measure(database: OpenDatabase): Promise<number[]> {
  await seedDatabase(database.db, { companiesOn: seedCompanies, pictureOf }, '20260112');
  const ours = await createServer({
    db: database.db,
    clock: { now: () => instant(Date.now()) },
    originOf: (host) => `http://${host}`,
    folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere' },
  });
  const bare = bareServer(database.db);
  try {
    const [oursAt, bareAt] = [await listen(ours), await listen(bare)];
    console.log(`\n${database.title}`);
    const measured: number[] = [];
    for (const path of CALLS) measured.push(await measureCall(`${oursAt}${path}`, `${bareAt}/row`, path));
    return measured;
  } finally {
    await Promise.all([ours.close(), bare.close()]);
    await database.close();
  }
}

async function measureCall(url: string, bareUrl: string, path: string): Promise<number> {
  await run(url);
  await run(bareUrl);
  const seen: { ratio: number; ours: Round; bare: Round }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    // Neither is always the one that follows the other.
    const first = turn % 2 === 0 ? await run(url) : null;
    const bare = await run(bareUrl);
    const ours = first ?? (await run(url));
    seen.push({ ratio: ours.requests / bare.requests, ours, bare });
  }
  const middle = seen.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(seen.length / 2)]!;
  const { ratio, ours, bare } = middle;
  const perSecond = ({ requests, ms }: Round) => Math.round((requests / ms) * 1000);
  console.log(
    `${path}: ${Math.round(ratio * 100)} % of a bare single-row route ` +
      `(${perSecond(ours)} against ${perSecond(bare)} requests a second, ${Math.round(ours.bytes / ours.requests)} bytes each)`,
  );
  note(`${path} against a bare route`, ratio, { least: LEAST });
  return ratio;
}

async function run(url: string): Promise<Round> {
  load.postMessage({
    url,
    headers: { company: COMPANY, curlang: 'fr', 'accept-encoding': 'br' },
    ms: ROUND_MS,
  });
  const [round] = (await once(load, 'message')) as [Round];
  if (round.failures > 0) throw new Error(`${url}: ${round.failures} requests failed.`);
  return round;
}

/** What the framework and the database alone can do: one prepared query for one row by a unique key, no hooks. */
function bareServer(db: Database): FastifyInstance {
  const app = Fastify();
  const query = db
    .select({ id: companies.id, token: companies.token, revision: companies.revision })
    .from(companies)
    .where(eq(companies.token, sql.placeholder('token')))
    .prepare('bare_row');
  app.get('/row', async () => (await query.execute({ token: COMPANY }))[0]);
  return app;
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
