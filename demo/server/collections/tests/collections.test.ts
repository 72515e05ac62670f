import { beforeEach, describe, expect, test } from 'vitest';
import { collectionItemCalls, collectionSchemaCalls } from '#contract/content/collections.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';

let staff: Client;
let manager: Client;

openSalons();
beforeEach(async () => {
  staff = await clientAs(server, salon, 'staff');
  manager = await clientAs(server, salon, 'manager');
});

const PARTNERS = {
  type: 'partners',
  fields: [
    { name: 'title', kind: 'text', required: true },
    { name: 'rank', kind: 'number', required: false },
    { name: 'since', kind: 'date', required: false },
    { name: 'shown', kind: 'boolean', required: false },
    { name: 'size', kind: 'choice', required: false, choices: ['small', 'large'] },
  ],
};
const schemas = collectionSchemaCalls.public;
const items = collectionItemCalls.public;

describe('a schema', () => {
  test('a schema is written by managers, found by its type, and read by visitors where it is public', async () => {
    expect((await staff.refusal(schemas.create, { body: PARTNERS })).code).toBe(403);
    const made = await manager.get(schemas.create, { body: { ...PARTNERS, icon: 'star' } });
    expect(made).toMatchObject({ ...PARTNERS, id: 'partners', icon: 'star' });
    expect(await visitor.get(schemas.read, { params: { id: 'partners' } })).toEqual(made);
    expect((await visitor.get(schemas.list)).data).toEqual([made]);
    expect((await manager.refusal(schemas.create, { body: PARTNERS })).type).toBe('conflict');
    const body = { ...PARTNERS, fields: PARTNERS.fields.slice(0, 2) };
    const changed = await manager.get(schemas.update, { params: { id: 'partners' }, body });
    expect(changed).toMatchObject(body);
    const renamed = { ...body, type: 'friends' };
    expect(
      await manager.refusal(schemas.update, { params: { id: 'partners' }, body: renamed }),
    ).toMatchObject({ code: 422, field: 'type' });
  });

  test.each([
    [
      'a field twice',
      [
        { name: 'a', kind: 'text', required: true },
        { name: 'a', kind: 'date', required: true },
      ],
    ],
    ['a kind that is none', [{ name: 'a', kind: 'html', required: true }]],
    ['a choice of nothing', [{ name: 'a', kind: 'choice', required: true, choices: [] }]],
    ['a name of objects', [{ name: '__proto__', kind: 'text', required: true }]],
    ['no field', []],
  ])('a schema with %s is refused', async (_, fields) => {
    expect((await manager.refusal(schemas.create, { body: { type: 'x', fields } })).code).toBe(422);
  });

  test('a schema stays as long as it has items', async () => {
    await manager.get(schemas.create, { body: PARTNERS });
    const item = await staff.get(items.create, { body: { type: 'partners', values: { title: 'Un' } } });
    const params = { id: 'partners' };
    expect((await manager.refusal(schemas.remove, { params })).type).toBe('conflict');
    await staff.get(items.remove, { params: { id: item.id } });
    await manager.get(schemas.remove, { params });
    expect((await visitor.get(schemas.list)).total).toBe(0);
  });
});

describe('an item', () => {
  beforeEach(async () => {
    await manager.get(schemas.create, { body: PARTNERS });
  });

  test('an item with the fields of its schema is kept, and read by visitors by its type', async () => {
    const values = { title: 'Un', rank: 1.5, since: '2024-02-29', shown: false, size: 'large' };
    const made = await staff.get(items.create, { body: { type: 'partners', values, colour: 'red' } });
    expect(made).toMatchObject({ type: 'partners', values, colour: 'red' });
    expect((await visitor.get(items.listByType, { params: { type: 'partners' } })).data).toEqual([made]);
    expect((await visitor.get(items.listByType, { params: { type: 'others' } })).total).toBe(0);
    expect(await visitor.get(items.read, { params: { id: made.id } })).toEqual(made);
    expect((await visitor.refusal(items.remove, { params: { id: made.id } })).code).toBe(401);
    const body = { type: 'partners', values: { title: 'Deux', rank: null } };
    const params = { id: made.id };
    expect(await staff.get(items.update, { params, body })).toMatchObject(body);
  });

  test.each([
    ['a missing text', {}, 'values.title'],
    ['an empty required one', { title: null }, 'values.title'],
    ['a number in words', { title: 'x', rank: '5' }, 'values.rank'],
    ['a day that does not exist', { title: 'x', since: '2026-02-29' }, 'values.since'],
    ['a moment for a day', { title: 'x', since: '2026-02-01T00:00:00Z' }, 'values.since'],
    ['a word for yes', { title: 'x', shown: 'yes' }, 'values.shown'],
    ['a choice of its own', { title: 'x', size: 'huge' }, 'values.size'],
    ['an unknown field', { title: 'x', price: 5 }, 'values.price'],
    ['an endless text', { title: 'x'.repeat(10_001) }, 'values.title'],
  ])('an item with %s is refused', async (_, values, field) => {
    const body = { type: 'partners', values };
    expect(await staff.refusal(items.create, { body })).toMatchObject({ code: 422, field });
    const made = await staff.get(items.create, { body: { type: 'partners', values: { title: 'Un' } } });
    expect(await staff.refusal(items.update, { params: { id: made.id }, body })).toMatchObject({ field });
  });

  test('an item of a schema that is not there is refused', async () => {
    const body = { type: 'others', values: {} };
    expect(await staff.refusal(items.create, { body })).toMatchObject({ code: 422, field: 'type' });
    const hidden = { type: 'partners', values: { title: 'x' } };
    expect(await staff.refusal(collectionItemCalls.private.create, { body: hidden })).toMatchObject({
      field: 'type',
    });
  });
});

test('private collections and those of other companies are nobody else’s', async () => {
  await manager.get(collectionSchemaCalls.private.create, { body: PARTNERS });
  const body = { type: 'partners', values: { title: 'Secret' } };
  const { id } = await staff.get(collectionItemCalls.private.create, { body });
  for (const [call, input] of [
    [collectionItemCalls.private.read, { params: { id } }],
    [collectionItemCalls.private.list, {}],
    [collectionSchemaCalls.private.list, {}],
  ] as const) {
    expect((await visitor.refusal(call, input)).code).toBe(401);
  }
  const byType = { params: { type: 'partners' } };
  expect((await visitor.refusal(collectionItemCalls.private.listByType, byType)).code).toBe(401);
  expect((await visitor.refusal(items.read, { params: { id } })).code).toBe(404);
  const other = await server.addCompany();
  const stranger = await clientAs(server, other, 'admin');
  expect((await stranger.refusal(collectionItemCalls.private.read, { params: { id } })).code).toBe(404);
  expect((await stranger.refusal(collectionItemCalls.private.create, { body })).field).toBe('type');
  expect((await stranger.get(collectionSchemaCalls.private.list)).total).toBe(0);
});
