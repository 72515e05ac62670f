import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A page of another origin has no types; what its module gives is said here. */
const { scrollFor } = (await import(resolve(import.meta.dirname, '../form/scrolling.js'))) as {
  readonly scrollFor: (places: {
    readonly column: { readonly top: number; readonly height: number; readonly scrolled: number };
    readonly field: { readonly top: number; readonly height: number };
    readonly covered: number;
  }) => number;
};

/** Where the top of a field is on the screen once its column is scrolled. */
function topAfter(
  scrolled: number,
  field: { readonly top: number; readonly height: number },
  covered: number,
) {
  const column = { top: 100, height: 600, scrolled };
  return field.top + scrolled - scrollFor({ column, field, covered });
}

test('a field comes to the middle of what is free below the panel', () => {
  const field = { top: 2000, height: 100 };
  expect(topAfter(0, field, 200)).toBe(100 + 200 + 150);
  expect(topAfter(700, { ...field, top: 100 }, 200)).toBe(100 + 200 + 150);
});

test('a field that is higher than what is free begins below the panel', () => {
  expect(topAfter(0, { top: 2000, height: 900 }, 200)).toBe(100 + 200 + 16);
});

test('a field near the top stays where it is', () => {
  expect(topAfter(0, { top: 320, height: 60 }, 200)).toBe(320);
});
