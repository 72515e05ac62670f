import { expect, test } from 'vitest';
import { createReservations } from './reservations.ts';

const route = { kind: 'services' } as const;

test('nobody opens a reservation where no element shows any', () => {
  expect(createReservations().ask(route, {})).toBeNull();
});

test('the element that was there first opens it, and the next one when it has left', () => {
  const reservations = createReservations();
  const opened: string[] = [];
  const open = (name: string, isOpened: boolean) => () => {
    opened.push(name);
    return isOpened;
  };
  const leave = reservations.serve(open('first', false));
  reservations.serve(open('second', true));
  expect(reservations.ask(route, {})).toBe(false);
  leave();
  expect(reservations.ask(route, {})).toBe(true);
  expect(opened).toEqual(['first', 'second']);
});
