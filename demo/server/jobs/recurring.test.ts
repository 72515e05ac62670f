import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { runRecurring } from './recurring.ts';

test('a round that fails is told part by part, without words of a customer, and the next one follows', async () => {
  const stopping = new AbortController();
  const reported: object[] = [];
  const log = { error: (facts: object) => reported.push(facts) } as unknown as FastifyBaseLogger;
  let rounds = 0;
  await runRecurring({ name: 'mails', every: 1, stopped: stopping.signal, log }, async () => {
    rounds += 1;
    if (rounds === 2) return stopping.abort();
    throw new AggregateError([new RangeError('camille@example.com'), new TypeError('06 12')], 'both');
  });
  expect(rounds).toBe(2);
  expect(reported).toMatchObject([
    {
      work: 'mails',
      fault: { name: 'AggregateError', parts: [{ name: 'RangeError' }, { name: 'TypeError' }] },
    },
  ]);
  expect(JSON.stringify(reported)).not.toMatch(/camille|06 12|both/);
});
