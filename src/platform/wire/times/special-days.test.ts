import { describe, expect, test } from 'vitest';
import { shopId } from '#domain/catalogue/ids.ts';
import { context } from '../testing/replies.ts';
import { parseSpecialDays } from './special-days.ts';

describe('a special day', () => {
  const read = (...days: object[]) => {
    const { given, warnings } = context();
    return { days: parseSpecialDays(days, shopId('1'), given.warn), warnings };
  };

  test('a special day is kept where its shop id is that of the shop', () => {
    const { days } = read(
      { shopId: 1, date: '20260105' },
      { shopId: 'ab', date: '20260106' },
      { shopId: '2', date: '20260107' },
    );
    expect(days?.map(({ date }) => date)).toEqual(['20260105']);
  });

  test.for<[object, unknown]>([
    [{}, null],
    [
      { from: '09:00', to: '10:30' },
      { start: 540, end: 630 },
    ],
    [{ from: '09:00' }, { start: 540, end: 1440 }],
    [{ to: '10:30' }, { start: 0, end: 630 }],
    [{ from: 'early', to: '10:30' }, null],
    [{ from: '09:00', to: 'late' }, null],
  ])('a special day with the hours %j has the range %j', ([hours, range]) => {
    expect(read({ shopId: '1', date: '20260105', ...hours }).days).toEqual([{ date: '20260105', range }]);
  });

  test('a special day keeps its reason in the languages that it is written in', () => {
    const { days } = read({ shopId: '1', date: '20261225', label: { fr: 'Noël', xx: '?' } });
    expect(days).toEqual([{ date: '20261225', range: null, label: { fr: 'Noël' } }]);
  });

  test('a special day without a date is warned of; without a list there are none', () => {
    expect(read({ shopId: '1', date: '20260231' })).toEqual({ days: [], warnings: ['special day'] });
    expect(parseSpecialDays({}, shopId('1'), () => undefined)).toBeNull();
  });
});
