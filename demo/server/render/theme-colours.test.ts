import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColour } from '#theme/colour/colour.ts';
import { companyOf } from '#server/testing/companies.ts';
import { companyTheme, hexColours, lightDark } from './theme-colours.ts';

const inColours = (general: ReturnType<typeof companyOf>['themes']['general']) =>
  hexColours(companyTheme({ ...companyOf('salon'), themes: { general, pages: {} } }), 'light');

test('a colour that a company chose is its accent', () => {
  const colour = inColours({ buttonsColor: '#1d4d40' });
  expect([colour('accent'), colour('onAccent')]).toEqual(['#1d4d40', '#ffffff']);
  expect(inColours({})('accent')).not.toBe('#1d4d40');
});

test('whatever colours a company chose, texts can be read on what they lie on', () => {
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => `rgb(${rgb.join()})`);
  fc.assert(
    fc.property(fc.record({ buttonsColor: colour, mkpBackgroundColor: colour }), (general) => {
      const colourOf = inColours(general);
      for (const [ink, background] of [
        ['text', 'sunk'],
        ['text', 'surface'],
        ['muted', 'surface'],
        ['link', 'surface'],
        ['onAccent', 'accent'],
      ] as const) {
        expect(
          contrast(parseColour(colourOf(ink))!, parseColour(colourOf(background))!),
        ).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('a colour in both schemes is what each of them has', () => {
  const theme = { siteColour: '#fff3ea' };
  const [light, dark] = [hexColours(theme, 'light')('surface'), hexColours(theme, 'dark')('surface')];
  expect(lightDark(theme)('surface')).toBe(`light-dark(${light},${dark})`);
  expect(light).toBe('#fff3ea');
});
