import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import type { Problem } from '#contract/problem.ts';
import { expect, test } from 'vitest';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { askHold, book, holdVisit, TEST_SERVICES, TEST_SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';

openSalons();

const timed = (duration?: number) => ({
  shopid: TEST_SHOPS.solo,
  lines: [{ serviceid: TEST_SERVICES.timed, ...(duration !== undefined && { duration }) }],
});

const minutesOf = ({ lines: [line] }: Pick<HoldWire, 'lines'>) =>
  (Date.parse(line?.end ?? '') - Date.parse(line?.start ?? '')) / 60_000;

test.each([
  [30, 50],
  [60, 95],
  [90, 130],
  [undefined, 95],
])('%s minutes are scheduled, held and booked at the price of that duration: %s', async (duration, price) => {
  const held = await holdVisit(server, salon, timed(duration));
  expect([minutesOf(held.hold), held.hold.total]).toEqual([duration ?? 60, price]);
  const booked = await book(server, salon, held);
  expect([minutesOf(booked), booked.total, booked.lines[0]?.price]).toEqual([duration ?? 60, price, price]);
});

test('the longer duration takes the longer time of the practitioner', async () => {
  await holdVisit(server, salon, timed(90));
  expect((await askHold(server, salon, { ...timed(30), start: '2026-01-13T10:00:00.000Z' })).status).toBe(
    409,
  );
  expect((await askHold(server, salon, { ...timed(30), start: '2026-01-13T10:30:00.000Z' })).status).toBe(
    200,
  );
  expect((await askHold(server, salon, { ...timed(90), start: '2026-01-13T08:00:00.000Z' })).status).toBe(
    409,
  );
});

test.each([
  [TEST_SERVICES.timed, 45],
  [TEST_SERVICES.massage, 30],
])('a duration that service %s has no price for is refused by its field: %s', async (serviceid, duration) => {
  const reply = await askHold(server, salon, {
    shopid: TEST_SHOPS.solo,
    start: TUESDAY_1000,
    lines: [{ serviceid, duration }],
  });
  expect([reply.status, (reply.body as Problem).field]).toEqual([422, 'lines.0.duration']);
});

test('a hold that has run out is taken again for the same duration', async () => {
  const held = await holdVisit(server, salon, timed(90));
  server.clock.set(Date.parse(held.hold.expiresAt) + 1);
  const booked = await book(server, salon, held);
  expect([minutesOf(booked), booked.total]).toEqual([90, 130]);
});
