import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { CONSENT_SECONDS, CONSENT_VERSION, categoriesIn, holds } from './consent-choice.ts';

const AT = instant(Date.UTC(2026, 0, 5));
const END = instant(AT + CONSENT_SECONDS * 1000);
const choice = {
  version: CONSENT_VERSION,
  at: AT,
  asked: ['analytics'],
  granted: [],
  withdrawn: [],
} as const;

test('an answer holds for thirteen months, and not a moment longer', () => {
  expect(holds(choice, ['analytics'], instant(END - 1))).toBe(true);
  expect(holds(choice, ['analytics'], END)).toBe(false);
});

test('an answer to another question does not hold', () => {
  expect(holds({ ...choice, version: CONSENT_VERSION + 1 }, ['analytics'], AT)).toBe(false);
  expect(holds(choice, ['analytics', 'marketing'], AT)).toBe(false);
  expect(holds({ ...choice, asked: ['analytics', 'marketing'] }, ['analytics'], AT)).toBe(true);
});

test('words that are no category are passed over', () => {
  expect(categoriesIn(['marketing', 'all', 'analytics', 7, 'analytics'])).toEqual(['analytics', 'marketing']);
});
