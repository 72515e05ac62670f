import { expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { languageToOffer } from './language-offer.ts';

test.each([
  ['en-GB, fr', 'fr', 'en'],
  ['EN_us', 'fr', 'en'],
  ['de-CH, fr', 'en', 'de'],
  ['ja, pt-BR, it', 'fr', 'it'],
  ['fr-CA, en', 'fr', null],
  ['ja', 'fr', null],
  ['', 'fr', null],
] as const)('a browser that prefers %s on a page in %s is offered %s', (tags, current, offered) => {
  const preferred = tags.split(', ').filter(Boolean);
  expect(languageToOffer({ preferred, enabled: LOCALES, current })).toBe(offered);
});

test('a language that the company does not speak is passed over', () => {
  expect(languageToOffer({ preferred: ['de', 'en'], enabled: ['fr', 'en'], current: 'fr' })).toBe('en');
  expect(languageToOffer({ preferred: ['de', 'fr', 'en'], enabled: ['fr', 'en'], current: 'fr' })).toBeNull();
});
