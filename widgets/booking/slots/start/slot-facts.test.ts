import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { canChoose, slotState, type SlotsProps } from './slot-facts.ts';

const START = instant(1_000);
const OTHER = instant(2_000);
const SHOWN: SlotsProps = {
  offers: [],
  timeZone: 'Europe/Paris',
  today: '20260105',
  pendingStart: null,
  heldStart: null,
  gone: new Set(),
  isLoading: false,
  isOutdated: false,
  onChoose: () => {},
};

test.each([
  ['free', true, {}],
  ['free', false, { pendingStart: OTHER }],
  ['pending', false, { pendingStart: START }],
  ['held', true, { heldStart: START }],
  ['held', true, { heldStart: START, gone: new Set([START]) }],
  ['gone', false, { gone: new Set([START]) }],
  ['outdated', false, { isOutdated: true }],
  ['outdated', false, { isOutdated: true, heldStart: START }],
  ['outdated', false, { isOutdated: true, heldStart: START, gone: new Set([START]) }],
  ['gone', false, { isOutdated: true, gone: new Set([START]) }],
] as const)('a start that looks %s can be chosen: %s', (state, isChoosable, change) => {
  const props = { ...SHOWN, ...change };
  expect(slotState(props, START)).toBe(state);
  expect(canChoose(props, START)).toBe(isChoosable);
});
