import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Town } from '../shops/towns/town.ts';
import { splitQuery } from './split-query.ts';

/** A Tuesday. */
const TODAY = '20260113';
const TOWNS: readonly Town[] = [
  { names: ['Lyon', 'Lione'], position: { latitude: 45.76, longitude: 4.84 } },
  { names: ['Milano', 'Milan', 'Mailand'], position: { latitude: 45.46, longitude: 9.19 } },
  { names: ['Aix-en-Provence'], position: { latitude: 43.53, longitude: 5.45 } },
];

test.each([
  ['massage Lyon demain soir', 'massage', 'Lyon', 'tomorrow', 'evening'],
  ['Massage à Lyon, ce soir', 'Massage', 'Lyon', 'today', 'evening'],
  ['soin du visage samedi matin', 'soin du visage', '', '20260117', 'morning'],
  ['Massage in Mailand morgen Nachmittag', 'Massage', 'Mailand', 'tomorrow', 'afternoon'],
  ['am Wochenende Maniküre', 'Maniküre', '', 'weekend', null],
  ['morgen früh', '', '', 'tomorrow', 'morning'],
  ['Épilation à  la CIRE, L’après-midi', 'Épilation à la CIRE', '', 'any', 'afternoon'],
  ['facial Milan tonight', 'facial', 'Milan', 'today', 'evening'],
  ['massage on Friday', 'massage', '', '20260116', null],
  ['masaje mañana por la mañana', 'masaje', '', 'tomorrow', 'morning'],
  ['masaje por la mañana', 'masaje', '', 'any', 'morning'],
  ['manicura este fin de semana en Lyon', 'manicura', 'Lyon', 'weekend', null],
  ['massaggio a Lione domani pomeriggio', 'massaggio', 'Lione', 'tomorrow', 'afternoon'],
  ['stasera', '', '', 'today', 'evening'],
  ['aujourd’hui Aix en Provence', '', 'Aix-en-Provence', 'today', null],
  ['lyo', 'lyo', '', 'any', null],
  ['', '', '', 'any', null],
  ['🦄🦄', '🦄🦄', '', 'any', null],
])('the text «%s» asks for «%s» in «%s», %s, %s', (text, what, where, when, part) => {
  expect(splitQuery(text, TODAY, TOWNS)).toEqual({ what, where, when, part });
});

test('a word that says nothing of a day or a place is given back as it was written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ÀÉÏÖÛßŒa-z]{6,12}$/u), (word) => {
      expect(splitQuery(`demain ${word} Lyon`, TODAY, TOWNS).what).toBe(word);
    }),
  );
});

test('no text breaks what takes it apart', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      expect(splitQuery(text, TODAY, TOWNS).what.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
