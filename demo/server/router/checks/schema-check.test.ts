import { expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { fieldNames } from '../../testing/expect-problem.ts';
import { sampleOf } from '../../testing/calls/sample.ts';
import { createSchemaCheck } from './schema-check.ts';

const LEVELS = 50_000;
const inLists: unknown = JSON.parse('['.repeat(LEVELS) + ']'.repeat(LEVELS));
const inFields: unknown = JSON.parse('{"a":'.repeat(LEVELS) + '1' + '}'.repeat(LEVELS));

const taking = EVERY_CALL.flatMap((call) =>
  call.body === undefined ? [] : [[call.name, call.body] as const],
);

test.each(taking)(
  '%s refuses what is nested too deep for whoever walks through it, by its field',
  (_, body) => {
    const check = createSchemaCheck(body, 'json');
    for (const name of [...fieldNames(body), 'unknown']) {
      for (const nested of [inLists, inFields]) {
        const checked = check({ ...(sampleOf(body) as object), [name]: nested });
        if (checked.kind !== 'refused') throw new Error(`${name} was let through.`);
        expect(checked.refusal.facts.field).toMatch(new RegExp(`^${name}\\.`));
      }
    }
  },
);
