import { expect, test } from 'vitest';
import { localeAt, pathIn } from './pages.ts';

test.each([
  ['/', ['fr', 'de'], 'fr'],
  ['/de', ['fr', 'de'], 'de'],
  ['/de/kontakt', ['fr', 'de'], 'de'],
  ['/depot', ['fr', 'de'], 'fr'],
  ['/xx/contact', ['fr', 'de'], 'fr'],
  ['/contact', ['de', 'it'], 'de'],
] as const)('%s of a site in %j is in %s', (path, locales, locale) => {
  expect(localeAt(path, { locales })).toBe(locale);
});

test.each([
  ['/', 'de', '/de'],
  ['/de', 'fr', '/'],
  ['/de/services/massages', 'fr', '/services/massages'],
  ['/services/massages', 'it', '/it/services/massages'],
  ['/de/contact', 'es', '/es/contact'],
  ['/depot', 'en', '/en/depot'],
] as const)('%s in %s is %s', (path, locale, other) => {
  expect(pathIn(path, locale)).toBe(other);
});
