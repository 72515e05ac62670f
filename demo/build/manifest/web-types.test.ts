import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const text = { type: 'string', minLength: 1 };
const exactly = (required: object, optional: object = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});
const each = (items: object) => ({ type: 'array', items, minItems: 1 });
const described = exactly({ name: { type: 'string' }, description: text });

/** As much of the format of web-types as an editor is told of elements by; what the format does not name is refused. */
const FORMAT = exactly({
  $schema: { type: 'string', format: 'uri' },
  name: text,
  version: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+` },
  'description-markup': { enum: ['html', 'markdown', 'none'] },
  contributions: exactly({
    html: exactly({
      elements: each(
        exactly({
          name: { type: 'string', pattern: '^vitrine-[a-z0-9-]+$' },
          description: text,
          attributes: each(exactly({ name: text, description: text, value: exactly({ type: text }) })),
          slots: each(described),
          events: each(described),
        }),
      ),
    }),
    css: exactly({
      properties: each(exactly({ name: { type: 'string', pattern: '^--vitrine-' }, description: text })),
      parts: each(described),
    }),
  }),
});

const validate = new Ajv({ allErrors: true, formats: { uri: /^https:/ } }).compile(FORMAT);
const read = () =>
  JSON.parse(readFileSync(join(root, 'src/types/web-types.json'), 'utf8')) as {
    contributions: { html: { elements: Record<string, unknown>[] } };
  };

test('the data for JetBrains has the form of web-types, and nothing that the format does not name', () => {
  validate(read());
  expect(validate.errors).toBeNull();
});

test.each([
  ['a word of another format', (element: Record<string, unknown>) => (element['tagName'] = 'vitrine-cart')],
  ['an element without events', (element: Record<string, unknown>) => delete element['events']],
  ['an empty description', (element: Record<string, unknown>) => (element['description'] = '')],
])('%s is refused', (_, spoil) => {
  const data = read();
  const [element] = data.contributions.html.elements;
  if (element) spoil(element);
  expect(validate(data)).toBe(false);
});
