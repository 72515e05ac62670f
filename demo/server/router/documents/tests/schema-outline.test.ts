import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { schemaOutline } from '../schema-outline.ts';

test('an object is read as its fields, with what may be left out and what bounds it', () => {
  const schema = Type.Object({
    email: Type.String({ format: 'email', maxLength: 254 }),
    lines: Type.Array(
      Type.Object({ id: Type.String(), quantity: Type.Integer({ minimum: 1, maximum: 99 }) }),
      { minItems: 1 },
    ),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'What the visitor wrote.' })),
  });
  expect(schemaOutline(schema)).toBe(
    [
      '{',
      '  email: text, email (..254 characters)',
      '  lines: {',
      '    id: text',
      '    quantity: integer (1..99)',
      '  }[] (1.. entries)',
      '  // What the visitor wrote.',
      '  note?: text | null',
      '}',
    ].join('\n'),
  );
});

test('choices, records and whatever else are told apart', () => {
  const one = Type.Union([Type.Literal('a'), Type.Literal(2)]);
  expect(schemaOutline(one)).toBe('"a" | 2');
  expect(schemaOutline(Type.Record(Type.String(), Type.Number()))).toBe('{ [name]: number }');
  expect(schemaOutline(Type.Unknown())).toBe('anything');
  expect(schemaOutline(Type.Object({}))).toBe('{}');
  expect(schemaOutline(Type.String({ pattern: '^a+$' }))).toBe('text like ^a+$');
});
