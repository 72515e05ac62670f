import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { titleOf } from '#contract/open-api/components.ts';
import { openApiDocument } from '#contract/open-api/document.ts';
import { createSchemaCheck } from '../../checks/schema-check.ts';
import { sampleOf } from '../../../testing/calls/sample.ts';

const document = openApiDocument(EVERY_CALL);
const ajv = new Ajv2020({
  strict: false,
  formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
});
ajv.addSchema({ ...document, $id: 'document' });

const JSON_SCHEMA = '/content/application~1json/schema';

/** Whether a value fits a body of the document: that of the call, or that which several calls have in common. */
function fits(ownBody: string, title: string, value: unknown): boolean {
  const validate =
    ajv.getSchema(`document#${ownBody}${JSON_SCHEMA}`) ??
    ajv.getSchema(`document#/components/requestBodies/${title}${JSON_SCHEMA}`);
  if (validate === undefined) throw new Error(`Nothing is at ${ownBody}.`);
  return Boolean(validate(value));
}

const bodies = EVERY_CALL.flatMap((call) =>
  call.body === undefined ? [] : [[call.name, call, call.body] as const],
);

test.each(bodies)(
  'the document says of the body of %s what the server checks',
  (_, { path, method }, body) => {
    const place = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}/requestBody`;
    const fitsHere = (value: unknown) => fits(place, titleOf(body) ?? '', value);
    const check = createSchemaCheck(body, 'json');
    const sample = sampleOf(body);
    const wrong = [null, [], 'text', 5, {}, ...wrongFields(sample)];
    expect(fitsHere(sample)).toBe(true);
    for (const value of wrong) {
      expect([value, fitsHere(value)]).toEqual([value, check(structuredClone(value)).kind === 'ok']);
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
