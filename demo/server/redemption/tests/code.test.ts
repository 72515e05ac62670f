import { expect, test } from 'vitest';
import { readCode, shownCode } from '#domain/gifts/voucher-code.ts';
import { redemptionHash, newCode } from '../code.ts';

test('a code is 16 of 32 letters without I, O, 0 and 1', () => {
  const letters = new Set<string>();
  for (let index = 0; index < 2000; index += 1) {
    const code = newCode();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
    for (const letter of code) letters.add(letter);
  }
  expect(letters.size).toBe(32);
});

test('a code is read as it was printed, and as people write it', () => {
  const code = newCode();
  expect(shownCode(code)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
  for (const written of [
    code,
    shownCode(code),
    ` ${shownCode(code).toLowerCase()} `,
    code.replace(/(.{4})/g, '$1 '),
  ])
    expect(readCode(written)).toBe(code);
});

test.each(['', 'ABCD', 'I'.repeat(16), '0'.repeat(16), 'A'.repeat(17), `${'A'.repeat(15)}'`, 'Å'.repeat(16)])(
  '%j is no code',
  (written) => {
    expect(readCode(written)).toBe(null);
  },
);

test('what is kept of a code does not tell it', () => {
  const code = newCode();
  expect(redemptionHash(code)).toHaveLength(43);
  expect(redemptionHash(code)).not.toContain(code.slice(0, 4));
  expect(redemptionHash(code)).toBe(redemptionHash(code));
});
