import { expect, test } from 'vitest';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { createHoldTimer } from './hold-timer.ts';

const START = instant(0);

const hold = (expiresAt: number): Hold => ({
  id: 'h',
  expiresAt: instant(expiresAt),
  externalShopId: externalShopId('1'),
  lines: [
    {
      externalServiceId: externalServiceId('101'),
      name: { fr: 'Soin' },
      startsAt: START,
      endsAt: START,
      practitioner: { id: 'p1', name: 'Ada' },
      isPractitionerChosen: false,
      otherPractitioners: [],
      price: 0,
    },
  ],
  total: 0,
});

/** A timer whose clock the server may tell better: `late` milliseconds. */
function timer() {
  const clock = createMemoryClock();
  const server = { late: 0 };
  const expired: number[] = [];
  const now = () => instant(clock.now() - server.late);
  const { $secondsLeft, watch } = createHoldTimer(clock, now, () => expired.push(now()));
  return { clock, server, expired, now, $secondsLeft, watch };
}

test('a hold ends once, when its time is over by the server’s clock', async () => {
  const { clock, expired, now, watch } = timer();
  const end = now() + 10_000;
  watch(hold(end));
  await clock.advance(9_999);
  expect(expired).toEqual([]);
  await clock.advance(1);
  expect(expired).toEqual([end]);
  await clock.advance(60_000);
  expect(expired).toHaveLength(1);
});

test('a hold keeps the rest of its time when the clock is corrected meanwhile', async () => {
  const { clock, server, expired, now, watch } = timer();
  const end = now() + 10_000;
  watch(hold(end));
  await clock.advance(5_000);
  server.late = 3_000;
  await clock.advance(5_000);
  expect(expired).toEqual([]);
  await clock.advance(3_000);
  expect(expired).toEqual([end]);
});

test('the timer of another hold, or of none, hears nothing of the first hold’s end', async () => {
  const { clock, expired, now, watch } = timer();
  watch(hold(now() + 1_000));
  watch(hold(now() + 5_000));
  await clock.advance(2_000);
  expect(expired).toEqual([]);
  watch(null);
  await clock.advance(10_000);
  expect(expired).toEqual([]);
});

test('the seconds that a hold has left are whole, rounded up, and go on while somebody looks', async () => {
  const { clock, now, $secondsLeft, watch } = timer();
  expect($secondsLeft.get()).toBeNull();
  watch(hold(now() + 2_500));
  const seen: (number | null)[] = [];
  const off = $secondsLeft.subscribe((seconds) => void seen.push(seconds));
  await clock.advance(2_000);
  off();
  expect(seen).toEqual([3, 2, 1]);
});

test('a hold that is over has no time left, not less than none', () => {
  const { now, $secondsLeft, watch } = timer();
  watch(hold(now() - 5_000));
  expect($secondsLeft.get()).toBe(0);
});
