import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test.each([
  ['a1', 'a1', true],
  ['a1', 'a2', false],
  ['a1', 'a1 ', false],
  ['', '', true],
  // As many characters, and more bytes.
  ['é', 'e', false],
  ['é', 'é', true],
])('the secrets “%s” and “%s” are the same: %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
