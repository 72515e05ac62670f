import { expect, test } from 'vitest';
import { companyTheme, coloursOf, type GeneralTheme } from './company-theme.ts';

test.each<[string, GeneralTheme, string, string]>([
  [
    'a second colour is the outline of other buttons',
    { secondaryButtonsColor: '#5b4f8c' },
    '--v-second',
    'var(--v-secondary)',
  ],
  [
    'with one colour for all, it is the main one’s',
    { secondaryButtonsColor: '#5b4f8c', buttonSolo: true },
    '--v-second',
    'var(--v-link)',
  ],
  ['flat buttons have no corners', { squareFlatButtons: true }, '--v-radius-pill', '0px'],
  ['a contained site is 1000 px wide', { siteContained: true }, '--v-site-width', 'calc(var(--u)*62.5)'],
  ['dark is dark for all', { dark: true }, '--v-scheme', 'dark'],
  ['what is not said follows the visitor', {}, '--v-scheme', 'light dark'],
])('%s', (_, theme, name, value) => {
  expect(companyTheme(theme).properties).toHaveProperty([name], value);
});

test('a second colour that cannot be read leaves the buttons as they are', () => {
  expect(companyTheme({ secondaryButtonsColor: 'url(x)' }).properties).not.toHaveProperty(['--v-second']);
});

test.each<[string, GeneralTheme, string | undefined, string | undefined]>([
  ['its own', { mkpBackgroundColor: '#111', backgroundColor: '#222' }, '#111', '#222'],
  ['the page’s where it has none', { backgroundColor: '#222' }, '#222', '#222'],
  [
    'its own in a column',
    { siteContained: true, containedBackgroundColor: '#333', backgroundColor: '#222' },
    undefined,
    '#333',
  ],
  ['the page’s around a column', { siteContained: true, backgroundColor: '#222' }, undefined, '#222'],
  [
    'not the colour around a column that there is not',
    { containedBackgroundColor: '#333' },
    undefined,
    undefined,
  ],
])('the ground of a site is %s', (_, theme, background, around) => {
  expect([coloursOf(theme).background, coloursOf(theme).around]).toEqual([background, around]);
});
