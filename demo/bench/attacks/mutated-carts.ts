/**
 * Carts that somebody changed: wrong prices and quantities, what is not for sale, what is another's.
 * `node demo/bench/attacks/mutated-carts.ts [carts]`: 5000 unless said otherwise. Ends with 1 where one is accepted or fails the server.
 */
import { cartParts } from '#server/testing/attacks/cart-parts.ts';
import { mutatedCart } from '#server/testing/attacks/mutated-carts.ts';
import { booksOf } from '#server/testing/sales.ts';
import { openTestDatabase } from '#server/testing/databases/template.ts';
import { send, startTestServer } from '#server/testing/test-server.ts';
import { note } from '../note.ts';

const carts = Number(process.argv[2] ?? 5000);
const server = await startTestServer({ database: await openTestDatabase() });
const { parts, company } = await cartParts(server);
const tally = { accepted: 0, failed: 0 };
for (let index = 0; index < carts; index += 1) {
  const { status } = await send(server, company, {
    method: 'POST',
    url: '/api/payment/initialize',
    headers: { 'content-type': 'application/json' },
    payload: mutatedCart(parts, index),
  });
  if (status < 400) tally.accepted += 1;
  if (status >= 500) tally.failed += 1;
}
const { payments } = await booksOf(server, company);
console.log(
  `${carts} mutated carts: ${tally.accepted} accepted, ${tally.failed} failed the server, ${payments.length} payments begun`,
);
note('changed carts accepted', tally.accepted + payments.length, { most: 0 });
note('changed carts that failed the server', tally.failed, { most: 0 });
await server.close();
process.exitCode = tally.accepted + tally.failed + payments.length === 0 ? 0 : 1;
