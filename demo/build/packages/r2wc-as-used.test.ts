import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutProps } from './r2wc-as-used.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('@r2wc/core')), 'utf8');

test('r2wc knows no kind of prop in the build, which our elements declare none of', () => {
  expect(source).toMatch(/number: \w+/);
  expect(withoutProps(source)).not.toMatch(/number: \w+/);
});

test('the build stops where r2wc is written in another way', () => {
  expect(() => withoutProps(source.replace('number:', 'numeric:'))).toThrow(/r2wc/);
});
