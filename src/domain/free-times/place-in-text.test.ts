import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInText } from './place-in-text.ts';

const SERVICES = ['massage', 'massage suédois', 'coupe'];
const isService = (words: string) => SERVICES.includes(words);

test.each([
  ['massage Trifouilly', 'massage', 'Trifouilly', false],
  ['massage suédois à Trifouilly sur Loire', 'massage suédois', 'Trifouilly sur Loire', true],
  ['Trifouilly coupe', 'coupe', 'Trifouilly', false],
  ['massage dans le Marais', 'massage', 'Marais', true],
  ['massage in der Altstadt', 'massage', 'Altstadt', true],
  ['massage en el centro', 'massage', 'centro', true],
  ['massage in the Lanes', 'massage', 'Lanes', true],
  ['massage à', 'massage', 'à', false],
])('in the text «%s» the service is «%s», the place «%s»', (text, what, where, isSaid) => {
  expect(placeInText(text, isService)).toEqual({ what, where, isSaid });
});

test('a text without a service has no place', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
      expect(placeInText(text, () => false)).toBeNull();
    }),
  );
});
