import { afterEach, expect, it } from 'vitest';
import { jsonOf } from './json.ts';

const old = [Array.prototype, String.prototype, Number.prototype];

afterEach(() => {
  for (const prototype of old) Reflect.deleteProperty(prototype, 'toJSON');
});

it('JSON is what was meant, though the page gave arrays, texts and numbers a toJSON', () => {
  const data = { ids: ['a', 'b"'], nested: [[1], { empty: [], none: null }], left: undefined, yes: true };
  const meant = JSON.stringify(data);
  for (const prototype of old) {
    Object.defineProperty(prototype, 'toJSON', {
      configurable: true,
      value(this: unknown) {
        return `"${String(this)}"`;
      },
    });
  }
  expect(JSON.stringify(data)).not.toBe(meant);
  expect(jsonOf(data)).toBe(meant);
});
