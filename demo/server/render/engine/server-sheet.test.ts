import { expect, test, vi } from 'vitest';
import { RULES_KEY as KEY } from '#theme/rules/rules.ts';
import { ownPlaces, serverSheet } from '#theme/server-sheet.ts';
import { placesOf } from './markup-styles.ts';

const ALL = ['.a{top:1px}', '.b{top:2px}', '.c{top:3px}', '.d{top:4px}'];

test('rules that a page took in from its server keep their order among those that come with code later', async () => {
  // Its rules are those of a page: none is there yet.
  vi.resetModules();
  const { addRules, createReadyRules } = await import('#theme/rules/ready-rules.ts');
  const used = [ALL[1]!, ALL[3]!];
  const places = ownPlaces(placesOf(used, { all: ALL, key: KEY }));
  const [, rules = ''] = serverSheet({ rules: used, late: '', own: '.own{}' }).split('/**/');
  const { all } = createReadyRules(() => {});
  addRules(places ?? '', rules);
  addRules('0 2', [ALL[0], ALL[2]].join('\n'));
  addRules('1', ALL[1]!);
  expect(all).toEqual(ALL);
});

test('rules that another build has placed are not taken in', () => {
  expect(ownPlaces(placesOf([ALL[0]!], { all: ALL, key: 'of-another' }))).toBeUndefined();
  expect(ownPlaces(undefined)).toBeUndefined();
});

test('a rule that the build does not know has no place, and so have the others none', () => {
  expect(placesOf([ALL[0]!, '.unknown{}'], { all: ALL, key: KEY })).toBeUndefined();
});
