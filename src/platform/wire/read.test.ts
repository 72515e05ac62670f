import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import {
  amount,
  each,
  externalId,
  fields,
  flag,
  id,
  isoInstant,
  integer,
  isEmpty,
  isObject,
  list,
  localized,
  number,
  text,
} from './read.ts';

test('the fields of an object are read, and anything else has none', () => {
  expect(fields({ a: 1 })).toEqual({ a: 1 });
  for (const nothing of [null, undefined, 'text', 5, true, ['a']]) expect(fields(nothing)).toEqual({});
});

test.for<[unknown, boolean]>([
  [{}, true],
  [null, false],
  [undefined, false],
  [[], false],
  ['{}', false],
  [5, false],
])('the value %j is an object: %s', ([value, expected]) => {
  expect(isObject(value)).toBe(expected);
});

test.for<[unknown, unknown]>([
  [
    [1, 2],
    [1, 2],
  ],
  [{ data: [1] }, [1]],
  [{ data: { 0: 1 } }, null],
  [{ items: [1] }, null],
  ['12', null],
  [null, null],
])('the value %j is read as the list %j', ([value, expected]) => {
  expect(list(value)).toEqual(expected);
});

test('items that cannot be read are left out and warned of one by one; a non-list has none', () => {
  const warnings: string[] = [];
  const warn = (what: string) => void warnings.push(what);
  const even = (item: unknown) => (typeof item === 'number' && item % 2 === 0 ? item * 10 : null);
  expect(each([2, 3, 4, 'x'], 'even number', warn, even)).toEqual([20, 40]);
  expect(warnings).toEqual(['even number', 'even number']);
  expect(each({ data: [6] }, 'even number', warn, even)).toEqual([60]);
  expect(each('2', 'even number', warn, even)).toEqual([]);
  expect(warnings).toHaveLength(2);
});

test.for<[unknown, string]>([
  ['a1', 'a1'],
  [12, '12'],
  [0, '0'],
  [Number.NaN, ''],
  [Infinity, ''],
  [null, ''],
  [true, ''],
  [['1'], ''],
])('the value %j is read as the id %j', ([value, expected]) => {
  expect(id(value)).toBe(expected);
});

test('only a text is read as a text', () => {
  expect([text('a'), text(''), text(5), text(null), text(['a'])]).toEqual(['a', '', '', '', '']);
});

test('a flag is what is said, and its default where nothing is', () => {
  expect([flag(true, false), flag(false, true)]).toEqual([true, false]);
  expect([flag('true', false), flag(0, true), flag(null, true)]).toEqual([false, true, true]);
});

test.for<[unknown, number | null]>([
  [1.5, 1.5],
  ['1.5', 1.5],
  [' 7 ', 7],
  [0, 0],
  ['', null],
  ['  ', null],
  ['7 euros', null],
  [Number.NaN, null],
  [Infinity, null],
  ['Infinity', null],
  [null, null],
  [true, null],
])('the value %j is read as the number %j', ([value, expected]) => {
  expect(number(value)).toBe(expected);
});

test.for<[unknown, number]>([
  [3, 3],
  ['3', 3],
  [3.5, 4],
  [1, 1],
  [10, 10],
  [0, -7],
  [0.9, -7],
  [11, -7],
  [10.4, -7],
  [null, -7],
  ['x', -7],
])('the value %j is read as a whole number from 1 to 10: %j', ([value, expected]) => {
  expect(integer(value, -7, 1, 10)).toBe(expected);
});

test('a whole number is at least zero and at most a safe integer unless limits are given', () => {
  expect([integer(0, -7), integer(-1, -7), integer(Number.MAX_SAFE_INTEGER, -7)]).toEqual([
    0,
    -7,
    Number.MAX_SAFE_INTEGER,
  ]);
  expect(integer(2 ** 60, -7)).toBe(-7);
});

test('a localised text keeps known languages with words; a plain text stands for French', () => {
  const words = { fr: 'Soin', en: 'Care', de: '', es: 5, it: 'Cura', pt: 'Cuidado' };
  expect(localized(words)).toEqual({ fr: 'Soin', en: 'Care', it: 'Cura' });
  expect(localized('Soin')).toEqual({ fr: 'Soin' });
  for (const nothing of ['', null, 5, ['Soin']]) expect(localized(nothing)).toEqual({});
  expect([isEmpty({}), isEmpty({ fr: 'Soin' })]).toEqual([true, false]);
});

test.for<[unknown, number | null]>([
  ['2026-01-05T08:00:00Z', Date.UTC(2026, 0, 5, 8)],
  ['2026-01-05T08:00:00.250Z', Date.UTC(2026, 0, 5, 8, 0, 0, 250)],
  ['2026-01-05T08:00:00+02:00', Date.UTC(2026, 0, 5, 6)],
  ['2026-01-05T08:00:00-0130', Date.UTC(2026, 0, 5, 9, 30)],
  ['2026-01-05T08:00:00', null],
  ['2026-01-05', null],
  ['x2026-01-05T08:00:00Z', null],
  ['2026-01-05T08:00:00Z!', null],
  ['2026-1-5T08:00:00Z', null],
  ['20260-01-05T08:00:00Z', null],
  ['2026-13-05T08:00:00Z', null],
  ['2026-01-05T08:00:00+02', null],
  [Date.UTC(2026, 0, 5), null],
  [null, null],
])('the value %j is read as the instant %j', ([value, expected]) => {
  expect(isoInstant(value)).toBe(expected);
});

test.for<[object, string]>([
  [{ artebeauteId: 'ab-101' }, '101'],
  [{ artebeauteId: 'ab-101-x' }, '101'],
  [{ artebeauteId: '101' }, '101'],
  [{ artebeauteId: 101 }, '101'],
  [{ artebeauteId: 'ab-' }, 'ab-'],
  [{ artebeauteId: null, id: 's1' }, 's1'],
  [{}, ''],
])('the external id of %j is %j', ([entity, expected]) => {
  expect(externalId(fields(entity))).toBe(expected);
});

test.for<[unknown, number | null]>([
  [19.99, 1999],
  ['19.99', 1999],
  [0, 0],
  [-0.01, null],
  [1e300, null],
  ['', null],
  [null, null],
])('the value %j is read as the minor units %j', ([value, expected]) => {
  expect(amount(value, EURO)).toBe(expected);
});
