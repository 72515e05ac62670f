import { expect, test } from 'vitest';
import { lightDark } from '#server/render/theme-colours.ts';
import { firstPaint } from './first-paint.ts';

const backgroundOf = (css: string) => /background:([^;]*\))/.exec(css)?.[1];

test.each([
  ['surface', {}],
  ['surface', { siteColour: '#102030', scheme: 'dark' }],
  ['around', { contained: true, aroundColour: '#cfe0da' }],
  ['around', { backgroundImage: 'https://media.example/wall.jpg', pageColour: '#cfe0da' }],
] as const)('before the first screen the page has the colour of its %s: %j', (role, theme) => {
  expect(backgroundOf(firstPaint(theme))).toBe(lightDark(theme)(role));
});

test('before the first screen the page is dark, light, or as the visitor prefers, as the company chose', () => {
  expect(firstPaint({ scheme: 'dark' })).toContain('html{color-scheme:dark;');
  expect(firstPaint({ scheme: 'light' })).toContain('html{color-scheme:light;');
  expect(firstPaint({})).toContain('html{color-scheme:light dark;');
});
