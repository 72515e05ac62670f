import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { DescribedCall } from '#contract/call.ts';
import { expectProblem, fieldNames } from '../expect-problem.ts';
import type { TestReply } from '../test-server.ts';
import { bearer } from '../visits.ts';

/** A request of a call with everything that it asks for, all of it made of the given value. */
export function requestOf(call: DescribedCall, value: unknown, token: string): InjectOptions {
  const query = new URLSearchParams();
  for (const name of fieldNames(call.query)) query.set(name, String(value));
  return {
    method: call.method,
    url: `${call.path.replace(/\{\w+\}/g, encodeURIComponent(String(value).slice(0, 60).toWellFormed() || 'x'))}?${query}`,
    headers: { ...bearer(token), 'idempotency-key': randomUUID() },
    ...(call.body === undefined
      ? {}
      : { payload: Object.fromEntries(fieldNames(call.body).map((name) => [name, value])) }),
  };
}

/** Answered in the shape of the contract, or refused as a problem; never failed. */
export function expectAnswerOrProblem(call: DescribedCall, reply: TestReply, what: string): void {
  expect(reply.status, `${what}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
  if (reply.status >= 400) expectProblem(reply, what);
  else if (call.reply !== undefined) expect(Value.Errors(call.reply, reply.body), what).toEqual([]);
}
