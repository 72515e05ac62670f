import { expect, test } from 'vitest';
import { createReservations } from './reservations.ts';

const route = { kind: 'services' } as const;

test('no reservation opens where no element shows any', () => {
  expect(createReservations().ask(route, {})).toBeNull();
});

test('the first element that shows reservations opens one, and the next when that has left', () => {
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
