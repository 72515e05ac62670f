import { expect, test } from 'vitest';
import { COMPILE_HINT, compileHint } from './compile-hint.ts';

test.each(['react', 'core'])(
  '%s, which every element runs at once, is compiled whole while it comes',
  (name) => {
    expect(compileHint({ name })).toBe(COMPILE_HINT);
  },
);

test.each(['booking', 'vitrine', 'late-style'])('of %s only what is called is compiled', (name) => {
  expect(compileHint({ name })).toBe('');
});
