import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../changelog.ts';
import { goneFaults, isBreaking, type Released } from './gone-names.ts';
import { namesNow } from './names-now.ts';

const BOOKING = ['attribute history', 'value history="off"', 'event vitrine-ready', 'slot ', 'part tab'];
const released: Released = {
  version: '1.2.0',
  names: {
    'vitrine-booking': [...BOOKING, 'custom property --vitrine-accent', 'property history'],
    'vitrine-cart': ['part tab'],
    vitrine: ['import ./booking'],
  },
};

function without(...gone: readonly string[]): Released['names'] {
  return Object.fromEntries(
    Object.entries(released.names).flatMap(([owner, names]) =>
      gone.includes(owner) ? [] : [[owner, names.filter((name) => !gone.includes(`${owner} ${name}`))]],
    ),
  );
}

function faults(names: Released['names'], removed = '', version = '1.2.0') {
  const changelog = `## [Unreleased]\n\n### Removed\n\n${removed}\n\n## [1.2.0] - 2026-01-01\n\n### Removed\n\n- \`tab\` of old.`;
  return goneFaults(released, { version, names }, sectionsOf(changelog));
}

describe('what went since the last release', () => {
  test('nothing went: nothing is said, whatever was added', () => {
    expect(faults({ ...released.names, 'vitrine-gift': ['part tab'] })).toEqual([]);
  });

  test.each([
    ['vitrine-booking', 'attribute history', 'history'],
    ['vitrine-booking', 'value history="off"', 'history="off"'],
    ['vitrine-booking', 'event vitrine-ready', 'vitrine-ready'],
    ['vitrine-booking', 'slot ', 'slot'],
    ['vitrine-booking', 'part tab', 'tab'],
    ['vitrine-booking', 'custom property --vitrine-accent', '--vitrine-accent'],
    ['vitrine-booking', 'property history', 'history'],
    ['vitrine', 'import ./booking', './booking'],
  ])('%s: a missing %s has to be told of as `%s`', (owner, name, word) => {
    const names = without(`${owner} ${name}`);
    expect(faults(names)).toEqual([expect.stringContaining(`${owner}: ${name} is gone since 1.2.0`)]);
    expect(faults(names, '- `another` one.')).toHaveLength(1);
    expect(faults(names, `- \`${word}\`: nobody\n  needed it.`)).toEqual([]);
  });

  test('an entry that names an element tells of that element alone', () => {
    const names = without('vitrine-booking part tab', 'vitrine-cart part tab');
    expect(faults(names, '- `tab` of `vitrine-cart`.')).toEqual([
      expect.stringContaining('vitrine-booking: part tab'),
    ]);
    expect(faults(names, '- The part `tab`.')).toEqual([]);
  });

  test('an element that is gone is told of by its tag', () => {
    expect(faults(without('vitrine-cart'))).toHaveLength(1);
    expect(faults(without('vitrine-cart'), '- `<vitrine-cart>`.')).toEqual([]);
  });

  test('a version that promises to take nothing away is refused', () => {
    const names = without('vitrine-cart');
    expect(faults(names, '- `vitrine-cart`.', '1.3.0')).toEqual([
      expect.stringContaining('1.3.0 takes away'),
    ]);
    expect(faults(names, '- `vitrine-cart`.', '2.0.0')).toEqual([]);
  });

  test.each([
    ['1.2.3', '2.0.0', true],
    ['1.2.3', '1.3.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '1.0.0', true],
    ['0.0.1', '0.0.2', true],
    ['2.0.0', '1.0.0', false],
    ['1.2.3', '1.2.3', false],
  ])('from %s, %s may take something away: %s', (before, now, may) => {
    expect(isBreaking(before, now)).toBe(may);
  });
});

test('everything that the last release offered is there, or told of', () => {
  const { released: last, now, sections } = namesNow(join(import.meta.dirname, '../../..'));
  expect(Object.keys(last.names).length).toBeGreaterThan(1);
  expect(goneFaults(last, now, sections)).toEqual([]);
});
