/**
 * Bursts of ten equal pays and of ten equal refunds, through the server's own routes, on PostgreSQL where it is installed and
 * on the embedded database otherwise. `node demo/bench/races/bursts.ts [bursts]`: 1000 of each unless said otherwise. Ends with 1 where
 * a burst has any other number of effects than one.
 */
import { randomUUID } from 'node:crypto';
import { openEmbedded, openServer } from '#server/database/open.ts';
import { tokenOfRole } from '#server/testing/people.ts';
import { addPayingCompany, askPay, booksOf, init, visitBody, type Init } from '#server/testing/sales.ts';
import {
  TEST_MONDAY,
  send,
  startTestServer,
  type TestReply,
  type TestServer,
} from '#server/testing/test-server.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { bearer, holdVisit } from '#server/testing/visits.ts';
import { note } from '../note.ts';

const WAYS = 10;
const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 0, 13, 8);
/** In January and February no clock changes; the salon is open for nine hours, and a visit takes one. */
const HOURS_A_DAY = 8;
const DAYS = 60;

const bursts = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(bursts) || bursts < 1 || bursts > 10_000) {
  console.error('The number of bursts has to be whole, and from 1 to 10000: bursts.ts [bursts].');
  process.exit(2);
}

const throwaway = await startThrowawayServer();
const title = throwaway?.title ?? 'PGlite';
try {
  const database = throwaway === null ? await openEmbedded() : await openServer(throwaway.url, 20);
  const server = await startTestServer({ database });
  const begun = performance.now();
  const effects = await race(server);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  await server.close();
  console.log(
    `${bursts} bursts of ${WAYS} equal pays: ${effects.orders} orders, ${effects.captures} captures (${title})`,
  );
  console.log(
    `${bursts} bursts of ${WAYS} equal refunds: ${effects.refunds} refunds of 1.00, ${effects.refunded / 100} given back`,
  );
  console.log(
    `  ${effects.strange} answers that are neither the result nor "in flight"; ${seconds} s in all`,
  );
  const isExact = [effects.orders, effects.captures, effects.refunds, effects.refunded / 100].every(
    (count) => count === bursts,
  );
  note('orders beside one a burst', Math.abs(effects.orders - bursts), { most: 0 });
  note('captures beside one a burst', Math.abs(effects.captures - bursts), { most: 0 });
  note('refunds beside one a burst', Math.abs(effects.refunds - bursts), { most: 0 });
  note('strange answers', effects.strange, { most: 0 });
  process.exitCode = isExact && effects.strange === 0 ? 0 : 1;
} finally {
  await throwaway?.stop();
}

async function race(server: TestServer) {
  const effects = { orders: 0, captures: 0, refunds: 0, refunded: 0, strange: 0 };
  const perCompany = HOURS_A_DAY * DAYS;
  for (let from = 0; from < bursts; from += perCompany) {
    server.clock.set(TEST_MONDAY);
    const company = await addPayingCompany(server);
    const manager = await tokenOfRole(server, company, 'manager');
    for (let index = from; index < Math.min(bursts, from + perCompany); index += 1) {
      effects.strange += await burst(server, { company, manager, index: index - from });
    }
    const books = await booksOf(server, company);
    effects.orders += books.orders.length;
    effects.captures += books.intents.filter(({ captured }) => captured > 0).length;
    effects.refunds += books.refunds.length;
    effects.refunded += books.intents.reduce((sum, { refunded }) => sum + refunded, 0);
  }
  return effects;
}

interface Burst {
  readonly company: string;
  readonly manager: string;
  readonly index: number;
}

/** How many of the answers were strange. */
async function burst(server: TestServer, { company, manager, index }: Burst): Promise<number> {
  const day = Math.floor(index / HOURS_A_DAY) * 24 * HOUR;
  const start = new Date(FIRST + day + (index % HOURS_A_DAY) * HOUR).toISOString();
  const cart: Init = await init(server, company, visitBody(await holdVisit(server, company, { start })));
  const key = randomUUID();
  const pays = await together(() => askPay(server, company, cart, { method: 'tok_success', key }));
  const settled = await askPay(server, company, cart, { method: 'tok_success', key });
  const ideorder = String(Reflect.get(settled.body as object, 'orderId'));
  const refundKey = randomUUID();
  const refunds = await together(() =>
    send(server, company, {
      method: 'POST',
      url: '/api/payment/refund',
      headers: { ...bearer(manager), 'idempotency-key': refundKey },
      payload: { ideorder, customerId: null, amount: 1 },
    }),
  );
  return [...pays, ...refunds].filter((reply) => !isExpected(reply)).length;
}

function together(ask: () => Promise<TestReply>): Promise<TestReply[]> {
  return Promise.all(Array.from({ length: WAYS }, ask));
}

function isExpected({ status, body }: TestReply): boolean {
  return status === 200 || (status === 409 && Reflect.get(body as object, 'type') === 'in_flight');
}
