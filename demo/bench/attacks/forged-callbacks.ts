/**
 * Messages that pretend a payment was made, and one that is genuine and comes again and again.
 * `node demo/bench/attacks/forged-callbacks.ts [forged] [replays]`: 200 and 50 unless said otherwise. Ends with 1 where a forged one is
 * accepted, or the genuine one has any other number of effects than one.
 */
import { randomUUID } from 'node:crypto';
import { sendForgery } from '#server/testing/attacks/forged-messages.ts';
import { mailsIn } from '#server/testing/mails.ts';
import { providerMessage, tellServer } from '#server/payments/provider/tests/provider-messages.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '#server/testing/sales.ts';
import { openTestDatabase } from '#server/testing/databases/template.ts';
import { TEST_MONDAY, startTestServer } from '#server/testing/test-server.ts';
import { holdVisit } from '#server/testing/visits.ts';
import { note } from '../note.ts';

const MINUTE = 60_000;
const [forged = 200, replays = 50] = process.argv.slice(2).map(Number);
const server = await startTestServer({ database: await openTestDatabase() });
server.clock.set(TEST_MONDAY);
const company = await addPayingCompany(server);
const cart = await init(server, company, visitBody(await holdVisit(server, company)));
await payFor(server, company, cart, { method: 'tok_late' });
const [payment] = (await booksOf(server, company)).payments;
if (payment === undefined) throw new Error('No payment was begun.');
const now = TEST_MONDAY + MINUTE;
server.clock.set(now);

let accepted = 0;
for (let index = 0; index < forged; index += 1) {
  const { isRefused } = await sendForgery({ server, payment, company }, index);
  if (!isRefused) accepted += 1;
}
const before = (await booksOf(server, company)).orders.length;
const message = await providerMessage(server, company, { intentId: payment.intentId, id: randomUUID() });
if (message === null) throw new Error('The provider has nothing to say.');
await Promise.all(Array.from({ length: replays }, () => tellServer(server, message)));
const after = (await booksOf(server, company)).orders.length;
const mails = (await mailsIn(server, company)).length;
console.log(`${forged} forged callbacks: ${accepted} accepted, ${before} orders`);
console.log(`${replays} replays of a genuine one: ${after} order, ${mails} mail`);
note('forged callbacks accepted', accepted + before, { most: 0 });
note('effects beside one of a replayed callback', Math.abs(after - 1) + Math.abs(mails - 1), { most: 0 });
await server.close();
process.exitCode = accepted === 0 && before === 0 && after === 1 && mails === 1 ? 0 : 1;
