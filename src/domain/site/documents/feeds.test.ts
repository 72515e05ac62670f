import { expect, test } from 'vitest';
import { calendarPath, feedOf, ownPath } from './feeds.ts';

test('the feeds stand beside the pages of their language', () => {
  expect([feedOf('/magazine'), feedOf('/en/magazine')]).toEqual(['/magazine.atom', '/en/magazine.atom']);
  expect([calendarPath('fr'), calendarPath('it')]).toEqual(['/events.ics', '/it/events.ics']);
});

test.each([
  ['/services', 'fr', true, true],
  ['/en/services', 'en', true, true],
  ['/salon/services', 'fr', true, false],
  [null, 'fr', true, false],
  ['/services', 'fr', false, false],
] as const)(
  'a page at %s, in %s, at the back end (%s): that it is of the company’s own site is %s',
  (href, locale, isAtBackEnd, expected) => {
    const site = { navigation: { href: () => href, added: undefined }, isAtBackEnd };
    expect(ownPath(site, { kind: 'services' }, locale)).toBe(expected ? href : null);
  },
);
