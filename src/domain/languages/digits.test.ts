import { expect, test } from 'vitest';
import { withPlainDigits } from './digits.ts';

test.each([
  ['٠٦ ١٢ ٣٤ ٥٦ ٧٨', '06 12 34 56 78'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['６１２', '612'],
  ['+33 6 12', '+33 6 12'],
  ['nom@exemple.fr', 'nom@exemple.fr'],
])('%s is read as %s', (typed, read) => {
  expect(withPlainDigits(typed)).toBe(read);
});
