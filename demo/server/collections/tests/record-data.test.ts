import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { recordData } from '../record-data.ts';

/** The innermost of so many levels holds a text. */
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: nested(levels - 1) });

test('what the product does not know is kept, but what the back end says itself', () => {
  const data = { name: 'x', any: [{ thing: null }], 'clé à part': true };
  expect(recordData({ ...data, id: 'mine', createdAt: 'never', changedAt: 5 })).toEqual(data);
});

test.each([
  ['__proto__ inside', JSON.parse('{"name":"x","a":[{"__proto__":{"admin":true}}]}'), 'a.0'],
  ['constructor', { name: 'x', a: { constructor: 1 } }, 'a'],
  ['prototype', { name: 'x', prototype: {} }, 'prototype'],
  ['a name with a line break', { name: 'x', 'a\nb': 1 }, 'a\nb'],
  ['an endless name', { name: 'x', ['n'.repeat(101)]: 1 }, 'n'.repeat(100)],
  ['nine levels', { name: 'x', a: nested(8) }, 'a.a.a.a.a.a.a.a'],
] as const)('%s is refused', (_, body, field) => {
  const refusal = recordData(body as Record<string, unknown>);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ type: 'invalid', facts: { field } });
});

describe('the limits', () => {
  test('the limits: eight levels and 64 KiB are kept', () => {
    expect(recordData({ a: nested(7) })).toEqual({ a: nested(7) });
    const size = 64 * 1024 - '{"a":""}'.length;
    expect(recordData({ a: 'x'.repeat(size) })).toEqual({ a: 'x'.repeat(size) });
    expect(recordData({ a: 'x'.repeat(size + 1) })).toMatchObject({ facts: { status: 413 } });
    expect(recordData({ a: 'é'.repeat(size / 2 + 1) })).toMatchObject({ facts: { status: 413 } });
  });

  test('data that names prototypes changes no object of the program', () => {
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});
