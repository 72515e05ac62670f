import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { openApiDocument } from '#contract/open-api/document.ts';
import { createSchemaCheck } from '../../checks/schema-check.ts';
import { sampleOf } from '../../../testing/calls/sample.ts';

const document = openApiDocument(EVERY_CALL);
const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
});
ajv.addSchema({ ...document, $id: 'document' });

/** Whether a value fits a place of the document. */
function fits(pointer: string, value: unknown): boolean {
  const validate = ajv.getSchema(`document#${pointer}`);
  if (validate === undefined) throw new Error(`Nothing is at ${pointer}.`);
  return Boolean(validate(value));
}

const bodies = EVERY_CALL.flatMap((call) =>
  call.body === undefined ? [] : [[call.name, call, call.body] as const],
);

test.each(bodies)(
  'the document says of the body of %s what the server checks',
  (_, { path, method }, body) => {
    const place = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
    const check = createSchemaCheck(body, 'json');
    const sample = sampleOf(body);
    const wrong = [null, [], 'text', 5, {}, ...wrongFields(sample)];
    expect(fits(place, sample)).toBe(true);
    for (const value of wrong) {
      expect([value, fits(place, value)]).toEqual([value, check(structuredClone(value)).kind === 'ok']);
    }
  },
);

/** The value with each of its fields left out, and of each wrong kind. */
function wrongFields(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => [
    Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)),
    ...[null, [], {}, true, -1, 'x'.repeat(50_000)].map((other) => ({ ...value, [name]: other })),
  ]);
}
