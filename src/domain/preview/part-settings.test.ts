import { expect, test } from 'vitest';
import { isLookPath } from './look.ts';
import { settingsOfPart } from './part-settings.ts';

const PARTS = ['header', 'footer', 'hero', 'main', 'button-primary', 'heading', 'shops', 'reviews'];
const PAGES = [
  'home',
  'services',
  'category',
  'service',
  'shop',
  'contact',
  'gift',
  'eshop',
  'legal',
] as const;

test('what a part follows is of the look, on every page', () => {
  const paths = PARTS.flatMap((part) => PAGES.flatMap((page) => settingsOfPart(part, page) ?? []));
  expect(paths.filter((path) => !isLookPath(path.split('.')))).toEqual([]);
});

test('the page itself follows the layout of its kind first', () => {
  expect(settingsOfPart('main', 'contact')?.[0]).toBe('themes.pages.contact');
  expect(settingsOfPart('main', 'legal')?.[0]).toBe('themes.general.mkpBackgroundColor');
  expect(settingsOfPart('main', null)).toEqual(settingsOfPart('main', 'legal'));
});

test.each(['picture', 'constructor', ''])('“%s” has no settings of its own', (part) => {
  expect(settingsOfPart(part, 'home')).toBeNull();
});
