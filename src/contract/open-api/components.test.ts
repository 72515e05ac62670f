import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { entity, entityFrom } from '../entity.ts';
import { createComponents } from './components.ts';

const Tree = entity('Tree', { kind: Type.String(), title: Type.String() });

describe('an entity', () => {
  test('an entity stands once under its name, and all that holds it refers to it there', () => {
    const components = createComponents();
    const ref = { $ref: '#/components/schemas/Tree' };
    expect(components.refer(Tree)).toEqual(ref);
    expect(components.refer(Type.Array(Tree))).toEqual({ type: 'array', items: ref });
    expect(components.refer(Type.Union([Tree, Type.Null()]))).toEqual({ anyOf: [ref, { type: 'null' }] });
    expect(components.named()).toEqual({
      Tree: {
        type: 'object',
        required: ['kind', 'title'],
        properties: { kind: { type: 'string' }, title: { type: 'string' } },
      },
    });
  });

  test('an entity made from another adds its own fields and refers to the other', () => {
    const components = createComponents();
    components.refer(entityFrom('Oak', Tree, { acorns: Type.Optional(Type.Integer()), age: Type.Integer() }));
    expect(components.named()).toMatchObject({
      Oak: {
        allOf: [
          { $ref: '#/components/schemas/Tree' },
          { required: ['age'], properties: { acorns: { type: 'integer' }, age: { type: 'integer' } } },
        ],
      },
      Tree: { required: ['kind', 'title'] },
    });
  });

  test('a second entity of the same name is refused by that name', () => {
    const components = createComponents();
    components.refer(Tree);
    expect(() => components.refer(Type.Array(entity('Tree', { height: Type.Number() })))).toThrow(
      'Two entities are called Tree',
    );
  });
});

test.each([
  [
    'a choice of texts',
    Type.Union([Type.Literal('a'), Type.Literal('b')]),
    { type: 'string', enum: ['a', 'b'] },
  ],
  [
    'a choice of kinds',
    Type.Union([Type.Literal('a'), Type.Literal(2)]),
    { anyOf: [{ const: 'a' }, { const: 2 }] },
  ],
  [
    'what may be null',
    Type.Union([Type.String({ maxLength: 9 }), Type.Null()]),
    { type: ['string', 'null'], maxLength: 9 },
  ],
  [
    'a literal or null',
    Type.Union([Type.Literal('a'), Type.Null()]),
    { anyOf: [{ const: 'a' }, { type: 'null' }] },
  ],
  ['a record', Type.Record(Type.String(), Type.Number()), { additionalProperties: { type: 'number' } }],
  ['a text of any pattern', Type.String({ pattern: '' }), { type: 'string' }],
])('%s is written as generators of clients expect it', (_, schema, said) => {
  const written = createComponents().refer(schema);
  expect(written).toMatchObject(said);
  expect(Object.keys(Object(written))).not.toContain('patternProperties');
  expect(Object.keys(Object(written)).includes('pattern')).toBe(false);
});
