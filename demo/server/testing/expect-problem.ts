import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import { Problem, PROBLEM_TYPES } from '#contract/problem.ts';
import type { TestReply } from './test-server.ts';

/** A refusal in its one shape, which tells nothing of what is behind it. */
export function expectProblem(reply: TestReply, what: string): void {
  expect(Value.Errors(Problem, reply.body), `${what}: ${reply.text.slice(0, 200)}`).toEqual([]);
  const problem = reply.body as Problem;
  expect(problem.code, what).toBe(reply.status);
  expect(PROBLEM_TYPES, what).toContain(problem.type);
  expect([problem.field, ...(problem.errors ?? []).map(({ field }) => field)], what).not.toContain('');
  expect(reply.text, what).not.toMatch(/\bat .+:\d+|select |insert |FST_|TypeError/i);
}

/** The stable word of a refusal. */
export const typeOf = (body: unknown): string => (body as Problem).type;

export function fieldNames(schema: TSchema | undefined): string[] {
  return schema === undefined ? [] : Object.keys((schema as TObject).properties);
}
