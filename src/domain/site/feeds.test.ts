import { expect, test } from 'vitest';
import { calendarPath, feedOf, isOnOwnSite } from './feeds.ts';

test('the feeds stand beside the pages of their language', () => {
  expect([feedOf('/magazine'), feedOf('/en/magazine')]).toEqual(['/magazine.atom', '/en/magazine.atom']);
  expect([calendarPath('fr'), calendarPath('it')]).toEqual(['/events.ics', '/it/events.ics']);
});

test.each([
  ['/services', 'fr', true],
  ['/en/services', 'en', true],
  ['/salon/services', 'fr', false],
  [null, 'fr', false],
] as const)('a page at %s, in %s: that it is of the company’s own site is %s', (href, locale, expected) => {
  expect(isOnOwnSite(href, { kind: 'services' }, { locale })).toBe(expected);
});
