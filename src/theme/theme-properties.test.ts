import { expect, test } from 'vitest';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { themeProperties } from './theme-properties.ts';

test.each<[string, CompanyTheme, string, string]>([
  [
    'a second colour is the outline of other buttons',
    { secondaryColour: '#5b4f8c' },
    '--v-second',
    'var(--v-secondary)',
  ],
  [
    'with one colour for all, it is the main one’s',
    { secondaryColour: '#5b4f8c', singleButtonColour: true },
    '--v-second',
    'var(--v-link)',
  ],
  ['flat buttons have no corners', { squareButtons: true }, '--v-radius-pill', '0px'],
  ['a contained site is 1000 px wide', { contained: true }, '--v-site-width', 'calc(var(--u)*62.5)'],
  ['dark is dark for all', { scheme: 'dark' }, '--v-scheme', 'dark'],
  ['what is not said follows the page around', {}, '--v-scheme', 'inherit'],
])('in a company’s theme, %s', (_, theme, name, value) => {
  expect(themeProperties(theme)).toHaveProperty([name], value);
});

test('a second button colour that cannot be read leaves the buttons as they are', () => {
  expect(themeProperties({ secondaryColour: 'url(x)' })).toMatchObject({
    '--v-second': 'var(--vitrine-secondary)',
  });
});
