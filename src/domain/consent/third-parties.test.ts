import { expect, test } from 'vitest';
import { categoriesOf, thirdPartiesOf } from './third-parties.ts';

const namesOf = (analytics: unknown, conversion: unknown = '') =>
  thirdPartiesOf({ analytics, conversion }).map(({ name, id }) => [name, id]);

test('a company has the services whose ids it has set', () => {
  expect(namesOf('G-ABC123', 'AW-42')).toEqual([
    ['Google Analytics', 'G-ABC123'],
    ['Google Ads', 'AW-42'],
  ]);
  expect(namesOf(undefined, 'AW-42')).toEqual([['Google Ads', 'AW-42']]);
  expect(namesOf(undefined)).toEqual([]);
});

test.each([
  'UA-1',
  'G-',
  'g-abc',
  'G-A B',
  'G-A"><script>',
  'G-A&l=x',
  'G-A\n',
  ` G-A`,
  'AW-1',
  1,
  null,
  { id: 'G-A' },
])('what is no id of its service is none: %j', (id) => {
  expect(namesOf(id)).toEqual([]);
});

test('a service asks for the script of its own id, and no source is wider than its owner', () => {
  for (const { script, id, sources } of thirdPartiesOf({ analytics: 'G-A', conversion: 'AW-1' })) {
    expect(new URL(script).searchParams.get('id')).toBe(id);
    expect(sources.script).toContain(new URL(script).origin);
    for (const source of Object.values(sources).flat()) {
      expect(source).toMatch(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/);
    }
  }
});

test('categories are told in one order, each once', () => {
  const both = thirdPartiesOf({ analytics: 'G-A', conversion: 'AW-1' });
  expect(categoriesOf([...both.toReversed(), ...both])).toEqual(['analytics', 'marketing']);
  expect(categoriesOf([])).toEqual([]);
});
