import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeekHours } from '../../catalogue/catalogue.ts';
import { instant, type Instant } from '../../time/instant.ts';
import { wallMinute } from '../../time/minutes-of-day.ts';
import type { SpecialDays } from './opening-hours.ts';
import { openingState, specialOpenings } from './opening-state.ts';

const range = (from: number, to: number) => ({ start: wallMinute(from * 60), end: wallMinute(to * 60) });
/** Closed on Sundays and Mondays, with a pause at noon. */
const WEEK: WeekHours = [[], [], ...Array.from({ length: 5 }, () => [range(9, 12), range(14, 19)])];
const NONE: SpecialDays = { closed: [], open: [] };
const PARIS = { weekHours: WEEK, timeZone: 'Europe/Paris' };
/** A moment of the last week of November 2026, when Paris is an hour before UTC: the 24th is a Tuesday. */
const at = (day: number, hour: number, minute = 0) => instant(Date.UTC(2026, 10, day, hour - 1, minute));

test.each([
  ['in the morning', at(24, 10), { kind: 'open', until: at(24, 12) }],
  ['at the moment it opens', at(24, 9), { kind: 'open', until: at(24, 12) }],
  ['at noon', at(24, 12), { kind: 'closed', opensAt: at(24, 14) }],
  ['in the evening', at(24, 19), { kind: 'closed', opensAt: at(25, 9) }],
  ['on the evening before its days off', at(28, 20), { kind: 'closed', opensAt: at(31, 9) }],
])('a shop tells %s whether it is open, and until or from when', (_, now, state) => {
  expect(openingState(PARIS, NONE, now)).toEqual(state);
});

test('a shop that opens on a Sunday against its week is open then, and one that closes is not', () => {
  const special: SpecialDays = {
    open: [{ date: '20261129', range: range(10, 18) }],
    closed: [{ date: '20261124', range: null }],
  };
  expect(openingState(PARIS, special, at(29, 11))).toEqual({ kind: 'open', until: at(29, 18) });
  expect(openingState(PARIS, special, at(24, 10))).toEqual({ kind: 'closed', opensAt: at(25, 9) });
});

test('a shop that never opens names no opening, and one that never closes no short end', () => {
  const never = { ...PARIS, weekHours: [] };
  expect(openingState(never, NONE, at(24, 10))).toEqual({ kind: 'closed', opensAt: null });
  const always = { ...PARIS, weekHours: Array.from({ length: 7 }, () => [range(0, 24)]) };
  const state = openingState(always, NONE, at(24, 10));
  expect(state.kind === 'open' && state.until > at(30, 0)).toBe(true);
});

test('the state of a shop holds from now until the moment that it names', () => {
  const anyNow = fc.integer({ min: Date.UTC(2026, 9, 20), max: Date.UTC(2026, 10, 30) }).map(instant);
  const nextOf = (state: ReturnType<typeof openingState>): Instant | null =>
    state.kind === 'open' ? state.until : state.opensAt;
  fc.assert(
    fc.property(anyNow, fc.constantFrom('Europe/Paris', 'America/New_York'), (now, timeZone) => {
      const state = openingState({ weekHours: WEEK, timeZone }, NONE, now);
      const next = nextOf(state);
      if (next === null) return;
      expect(next).toBeGreaterThan(now);
      const before = openingState({ weekHours: WEEK, timeZone }, NONE, instant(next - 1));
      expect(before).toEqual(state);
      const after = openingState({ weekHours: WEEK, timeZone }, NONE, next);
      expect(after.kind).not.toBe(state.kind);
    }),
  );
});

test('the special openings of the coming days are those that differ from the week, with their reason', () => {
  const special: SpecialDays = {
    open: [{ date: '20261129', range: range(10, 18), label: { fr: 'Marché de Noël' } }],
    closed: [
      { date: '20261124', range: range(13, 24) },
      { date: '20261123', range: null, label: { fr: 'Fermé de toute façon' } },
      { date: '20261225', range: null },
    ],
  };
  expect(specialOpenings(WEEK, special, '20261123', '20261206')).toEqual([
    { date: '20261124', ranges: [range(9, 12)], label: {} },
    { date: '20261129', ranges: [range(10, 18)], label: { fr: 'Marché de Noël' } },
  ]);
  expect(specialOpenings(WEEK, special, '20261125', '20261225').map(({ date }) => date)).toEqual([
    '20261129',
    '20261225',
  ]);
});
