import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { createReservations } from '../reservations.ts';

const route = { kind: 'services' } as const;

test('no reservation opens where no element shows any', () => {
  expect(createReservations().ask(route, {})).toBeNull();
});

test('the first element that shows reservations opens one, and the next when that has left', () => {
  const reservations = createReservations();
  const opened: string[] = [];
  const open = (name: string, isOpened: boolean) => ({
    $place: atom({ route, query: EMPTY_QUERY }),
    open() {
      opened.push(name);
      return isOpened;
    },
  });
  const leave = reservations.serve(open('first', false));
  reservations.serve(open('second', true));
  expect(reservations.ask(route, {})).toBe(false);
  leave();
  expect(reservations.ask(route, {})).toBe(true);
  expect(opened).toEqual(['first', 'second']);
});

test('a reservation is open while an element shows one', () => {
  const reservations = createReservations();
  const $place = atom({ route, query: EMPTY_QUERY });
  const leave = reservations.serve({ $place, open: () => true });
  expect(reservations.isOpen()).toBe(false);
  $place.set({ route, query: { ...EMPTY_QUERY, page: 'reserved' } });
  expect(reservations.isOpen()).toBe(true);
  leave();
  expect(reservations.isOpen()).toBe(false);
});
