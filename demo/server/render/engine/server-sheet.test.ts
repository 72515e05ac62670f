import { expect, test } from 'vitest';
import { addRules, createReadyRules } from '#theme/rules/ready-rules.ts';
import { rulePlaces, stepsOf } from '#theme/rules/rule-steps.ts';
import { RULES_KEY as KEY } from '#theme/rules/rules.ts';
import { ownPlaces, serverSheet } from '#theme/server-sheet.ts';
import { placesOf } from './markup-styles.ts';

const OWN = ['.a{top:1px}', '.b{top:2px}', '.c{top:3px}', '.d{top:4px}'] as const;
const [A, B, C, D] = OWN;
/** Far from the places at which other tests have put rules of theirs. */
const ALL = [...Array.from({ length: 50_000 }, (_, place) => `.other${place}{}`), ...OWN];
const PLACES = rulePlaces(ALL);

test('rules that a page took in from its server keep their order among those that come with code later', () => {
  const places = ownPlaces(placesOf([B, D], { places: PLACES, key: KEY }));
  const [, rules = ''] = serverSheet({ rules: [B, D], late: '', own: '.own{}' }).split('/**/');
  const { all } = createReadyRules(() => {});
  addRules(places ?? '', rules);
  for (const later of [[A, C], [B]]) addRules(stepsOf(later, PLACES) ?? '', later.join('\n'));
  expect(all.filter((rule) => OWN.some((own) => own === rule))).toEqual(OWN);
});

test('rules that another build has placed are not taken in', () => {
  expect(ownPlaces(placesOf([A], { places: PLACES, key: 'of-another' }))).toBeUndefined();
  expect(ownPlaces(undefined)).toBeUndefined();
});

test('a rule that the build does not know has no place, and so have the others none', () => {
  expect(placesOf([A, '.unknown{}'], { places: PLACES, key: KEY })).toBeUndefined();
});
