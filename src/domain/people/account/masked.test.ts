import { expect, test } from 'vitest';
import { maskIdentifier } from './masked.ts';

test.each([
  ['email', 'camille@example.com', 'c•••@example.com'],
  ['email', 'é@example.com', 'é•••@example.com'],
  ['phone', '+33612345678', '••• 78'],
] as const)('of the %s %s no more is shown than %s', (kind, value, shown) => {
  expect(maskIdentifier({ kind, value })).toBe(shown);
});
