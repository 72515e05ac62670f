import { expect, test } from 'vitest';
import { parseEarliest } from './earliest.ts';

test('earliest times are read by shop; null means none soon, what cannot be read is left out', () => {
  const when = '2026-01-05T08:00:00Z';
  expect(
    parseEarliest([
      { shopid: 1, start: when },
      { shopid: '2', start: null },
      { shopid: '3', start: 'soon' },
      { shopid: '4' },
      { shopid: '', start: when },
    ]),
  ).toEqual(
    new Map([
      ['1', Date.UTC(2026, 0, 5, 8)],
      ['2', null],
    ]),
  );
  expect(parseEarliest({ 1: when })).toBeNull();
});
