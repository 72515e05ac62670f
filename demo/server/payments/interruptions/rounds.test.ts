import { expect, test } from 'vitest';
import { addPayingCompany, askState, init, payFor, visitBody } from '../../testing/sales.ts';
import { holdVisit } from '../../testing/visits.ts';
import { pressAnswer } from '../tests/press-answer.ts';
import { openInterrupted, server } from './server/open-interrupted.ts';

openInterrupted();

/** Milliseconds between two rounds. */
const ROUND = 15_000;

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    server.clock.set(server.clock.now() + ROUND);
    await server.reconcile();
  }
}

test('a page that nobody decides on is asked about less and less often, and is heard of all the same', async () => {
  const company = await addPayingCompany(server, { provider: 'saferpay' });
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const { redirectUrl } = await payFor(server, company, cart, { method: 'hosted' });
  const before = server.line.asked();
  await rounds(8);
  const early = server.line.asked() - before;
  expect(early).toBeGreaterThan(3);
  await rounds(72);
  expect(server.line.asked() - before - early).toBeLessThan(25);
  expect((await pressAnswer(server, redirectUrl, 'pay')).statusCode).toBe(303);
  expect(await askState(server, company, cart)).toMatchObject({ status: 'paid' });
});
