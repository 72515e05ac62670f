import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { CallInput, CallOf, CallReply, FamilySchemas } from './call.ts';
import { describeCalls, onceEach } from './describe-calls.ts';

const treesSchemas = {
  'trees.read': { summary: 'Reads a tree', reply: Type.Object({ height: Type.Number() }) },
  'trees.plant': { summary: 'Plants a tree', body: Type.Object({ kind: Type.String() }) },
} satisfies FamilySchemas;

const readTree: CallOf<typeof treesSchemas, 'trees.read'> = {
  name: 'trees.read',
  method: 'GET',
  path: '/api/trees/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};
const plantTree: CallOf<typeof treesSchemas, 'trees.plant'> = {
  ...readTree,
  name: 'trees.plant',
  method: 'POST',
  path: '/api/trees',
  idempotency: 'key',
  values: undefined as never,
};
const family = { MOST_TREES: 12, HEIGHTS: ['low', 'high'], readTree, planting: { plantTree } };

test('a call has the schemas of its name, whatever else is exported and in whatever group', () => {
  expect(describeCalls(family, treesSchemas)).toEqual([
    { ...readTree, ...treesSchemas['trees.read'] },
    { ...plantTree, ...treesSchemas['trees.plant'] },
  ]);
});

test('a call is typed by the schemas of its name, and by no others', () => {
  const reply: CallReply<typeof readTree> = { height: 3 };
  const input: CallInput<typeof plantTree> = { body: { kind: 'oak' } };
  // @ts-expect-error: the reply of a tree has no kind.
  const wrong: CallReply<typeof readTree> = { kind: 'oak' };
  // @ts-expect-error: the facts of one call under the schemas of another.
  const confused: CallOf<typeof treesSchemas, 'trees.plant'> = readTree;
  expect([reply, input, wrong, confused]).toHaveLength(4);
});

test('calls and schemas that have no counterpart are told by name', () => {
  const { 'trees.read': reading, 'trees.plant': planting } = treesSchemas;
  expect(() => describeCalls(family, { 'trees.read': reading })).toThrow(
    'The call trees.plant has no schemas',
  );
  expect(() => describeCalls({ readTree }, { 'trees.read': reading, 'trees.plant': planting })).toThrow(
    'The schemas of trees.plant belong to no call',
  );
});

test.each([
  ['name', { path: '/api/forests' }, 'Two calls are trees.read'],
  ['method and path', { name: 'trees.again', path: '/api/trees/{tree}' }, 'Two calls are GET /api/trees/{}'],
])('two calls of one %s are refused, naming both', (_, other, message) => {
  const described = { ...readTree, summary: 'Reads a tree' };
  const twice = () => onceEach([described, { ...described, ...other }]);
  expect(twice).toThrow(message);
  expect(twice).toThrow(/\/api\/trees\/\{id\}, and .*at \/api/);
});
