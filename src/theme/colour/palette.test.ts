import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { contrast, toHex, toOklch } from './colour.ts';
import { CONTRAST_PAIRS, rolesOf } from './palette.ts';
import { anyTheme } from './testing/any-theme.ts';

test('no palette of a company has a text below 4.5:1 or a control below 3:1, in light and dark', () => {
  const palettes = 10_000;
  const below: string[] = [];
  fc.assert(
    fc.property(anyTheme, (theme) => {
      for (const scheme of ['light', 'dark'] as const) {
        const roles = rolesOf(theme, scheme);
        for (const [front, background, ratio] of CONTRAST_PAIRS) {
          const reached = contrast(roles[front], roles[background]);
          if (reached < ratio) below.push(`${scheme}: ${front} on ${background} is ${reached.toFixed(2)}`);
        }
      }
    }),
    { numRuns: palettes },
  );
  expect(below).toEqual([]);
  console.info(`tenant palettes: ${palettes}, pairs below their ratio: ${below.length}`);
}, 60_000);

test('a readable button colour is used as the company typed it', () => {
  expect(toHex(rolesOf({ accentColour: '#86452f', siteColour: '#ffffff' }, 'light').accent)).toBe('#86452f');
  expect(toHex(rolesOf({ accentColour: '#0b6e4f', siteColour: '#ffffff' }, 'light').accent)).toBe('#0b6e4f');
});

test('a company that is dark for everybody has the button colour as it typed it, where it reads', () => {
  const theme = { accentColour: '#9a5a44', siteColour: '#101418' };
  expect(toHex(rolesOf({ ...theme, scheme: 'dark' }, 'dark').accent)).toBe('#9a5a44');
  expect(toOklch(rolesOf(theme, 'dark').accent).lightness).toBeGreaterThan(0.65);
});

test('a dark background stays in both schemes, a light one turns dark in the dark scheme', () => {
  expect(toHex(rolesOf({ siteColour: '#101418' }, 'light').surface)).toBe('#101418');
  expect(toHex(rolesOf({ siteColour: '#101418' }, 'dark').surface)).toBe('#101418');
  expect(
    contrast(rolesOf({ siteColour: '#fff3ea' }, 'dark').surface, { red: 0, green: 0, blue: 0 }),
  ).toBeLessThan(1.6);
});

test.each([
  ['a white header', { headerColour: '#ffffff' }],
  ['no header colour, the brand’s hue', { accentColour: '#f0c0d0' }],
  ['a header that is dark already', { headerColour: '#101a33' }],
])('the header set to dark is dark with white words in both schemes: %s', (_, theme) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { header, onHeader } = rolesOf({ ...theme, darkHeader: true }, scheme);
    expect(toOklch(header).lightness).toBeLessThan(0.45);
    expect(toOklch(onHeader).lightness).toBeGreaterThan(0.8);
  }
});

test('the background around a site is as typed, and darker than the site in the dark scheme', () => {
  const theme = { siteColour: '#ffffff', pageColour: '#efe6ea' };
  expect(toHex(rolesOf(theme, 'light').around)).toBe('#efe6ea');
  const dark = rolesOf(theme, 'dark');
  expect(toOklch(dark.around).lightness).toBeLessThan(toOklch(dark.surface).lightness);
});

const DEFAULT_SURFACE = '#fbf9f6';

test.each<[string, CompanyTheme, string, string]>([
  ['its own', { siteColour: '#111111', pageColour: '#222222' }, '#111111', '#222222'],
  ['the page’s where it has none', { pageColour: '#222222' }, '#222222', '#222222'],
  [
    'its own in a column, with another around it',
    { contained: true, aroundColour: '#333333', pageColour: '#222222' },
    DEFAULT_SURFACE,
    '#333333',
  ],
  [
    'its own before the page in a column',
    { contained: true, pageColour: '#222222' },
    DEFAULT_SURFACE,
    '#222222',
  ],
  [
    'its own before a picture',
    { backgroundImage: 'https://x.example/a', pageColour: '#222222' },
    DEFAULT_SURFACE,
    '#222222',
  ],
])('the background of a site is %s', (_, theme, surface, around) => {
  const roles = rolesOf(theme, 'light');
  expect([toHex(roles.surface), toHex(roles.around)]).toEqual([surface, around]);
});

test('the colour around a column is not used where there is no column', () => {
  expect(rolesOf({ aroundColour: '#333333' }, 'light')).toEqual(rolesOf({}, 'light'));
});
