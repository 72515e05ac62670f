import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { isReservationEntry } from '../reservation-entry.ts';

test.for([
  ['/book?page=reserved&step=details', true],
  ['/salon?utm_source=x&vitrine-page=reserved#top', true],
  ['/book', false],
  ['/book?page=2', false],
  ['/book#page=reserved', false],
] as const)('the entry of %s is that of a reservation: %s', ([address, isReservation]) => {
  expect(isReservationEntry(createMemoryHistory(address))).toBe(isReservation);
});

test('an entry without an address of its own is that of a reservation by the steps noted in it', () => {
  const history = createMemoryHistory('/my-page');
  history.replace(null, { first: { at: '/services', steps: [] } });
  expect(isReservationEntry(history)).toBe(false);
  history.push(null, { first: { at: '/services?page=reserved', steps: ['time'] }, second: 'what else' });
  expect(isReservationEntry(history)).toBe(true);
  history.back();
  expect(isReservationEntry(history)).toBe(false);
});
