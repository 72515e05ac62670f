import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { sampleOf } from '../../testing/calls/sample.ts';
import { createSchemaCheck } from './schema-check.ts';

/** Columns and settings of the server's own that a caller could wish to write. */
const WISHED = [
  'companyId',
  'company_id',
  'userId',
  'user_id',
  'role',
  'roles',
  'isAdmin',
  'admin',
  'realm',
  'policy',
  'passwordHash',
  'password_hash',
  'tokenHash',
  'emailProven',
  'phoneProven',
  'verified',
  'paid',
  'paymentStatus',
  'captured',
  'intentId',
  'balance',
  'points',
  'uses',
  'revision',
  'createdAt',
  'changedAt',
  'deletedAt',
  '_id',
  '__proto__',
  'constructor',
];

const taking = EVERY_CALL.flatMap((call) =>
  call.body === undefined ? [] : [[call.name, call.body] as const],
);

test.each(taking)('%s is not told fields that the contract does not know', (_, body) => {
  const check = createSchemaCheck(body, 'json');
  const sample = sampleOf(body);
  const plain = check(sample);
  expect(plain.kind).toBe('ok');
  const wishful = withWishes(body, sample);
  if (isClosed(body)) expect(wishful).not.toEqual(sample);
  expect(check(wishful)).toEqual(plain);
});

interface Facts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly items?: TSchema;
}

/** Whether the schema names every field that there is; a record may have any. */
function isClosed(schema: TSchema): boolean {
  const { properties, additionalProperties } = schema as Facts;
  return properties !== undefined && additionalProperties === undefined;
}

/** The sample, with each wish in each object of it. */
function withWishes(schema: TSchema, sample: unknown): unknown {
  const { properties = {}, items } = schema as Facts;
  if (Array.isArray(sample) && items) return sample.map((each) => withWishes(items, each));
  if (typeof sample !== 'object' || sample === null || !isClosed(schema)) return sample;
  const wishes = WISHED.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, 'mine']);
  const known = Object.entries(sample).map(([name, value]) => {
    const field = properties[name];
    return [name, field === undefined ? value : withWishes(field, value)];
  });
  // Entries, since a field named __proto__ is one like any other when it is read from JSON.
  return JSON.parse(
    `{${[...known, ...wishes].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`,
  );
}
