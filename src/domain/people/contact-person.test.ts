import { describe, expect, test } from 'vitest';
import { mayBeOfOne } from './contact-person.ts';

const NOBODY = { firstname: '', lastname: '', email: '', phone: '' };
const BOB = { ...NOBODY, firstname: 'Bob', email: 'bob@example.com' };

describe('what was typed apart may be of one person', () => {
  test.each([
    ['where nothing was typed on one side', NOBODY, BOB, true],
    [
      'where one word is the same, whatever its spaces and capitals',
      { ...NOBODY, firstname: ' bob' },
      BOB,
      true,
    ],
    ['where one adds to what both say', { ...BOB, phone: '0612345678' }, BOB, true],
    ['but not where nothing is the same', { ...NOBODY, phone: '0612345678' }, BOB, false],
    ['but not where one word differs', { ...BOB, firstname: 'Ana' }, BOB, false],
  ])('%s', (_, one, other, isSame) => {
    expect([mayBeOfOne(one, other), mayBeOfOne(other, one)]).toEqual([isSame, isSame]);
  });
});
