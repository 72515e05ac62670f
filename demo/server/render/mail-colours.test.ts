import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColour } from '#theme/colour/colour.ts';
import { companyOf } from '#server/testing/companies.ts';
import { mailColours } from './mail-colours.ts';

const inColours = (general: ReturnType<typeof companyOf>['themes']['general']) =>
  mailColours({ ...companyOf('salon'), themes: { general, pages: {} } });

test('a company that chose a colour has it in its mails', () => {
  expect(inColours({ buttonsColor: '#1d4d40' })).toMatchObject({ accent: '#1d4d40', onAccent: '#ffffff' });
  expect(inColours({})).not.toMatchObject({ accent: '#1d4d40' });
});

test('whatever a company chose, its mails can be read', () => {
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => `rgb(${rgb.join()})`);
  fc.assert(
    fc.property(fc.record({ buttonsColor: colour, mkpBackgroundColor: colour }), (general) => {
      const { sunk, surface, text, muted, link, accent, onAccent } = inColours(general);
      for (const [ink, background] of [
        [text, sunk],
        [text, surface],
        [muted, surface],
        [link, surface],
        [onAccent, accent],
      ] as const) {
        expect(contrast(parseColour(ink)!, parseColour(background)!)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
