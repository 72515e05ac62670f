import { expect, test } from 'vitest';
import type { Occupation } from '#domain/pop-ups/pop-up-queue.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { createPopUpQueue, LOOK_MS, REST_MS } from './queue.ts';

function open({ isTimeKept = () => Promise.resolve(false) } = {}) {
  const clock = createMemoryClock();
  const queue = createPopUpQueue({ clock, isTimeKept });
  let occupation: Occupation = 'none';
  const leave = queue.watch(() => occupation);
  return {
    clock,
    queue,
    leave,
    shown: () => queue.$shown.get(),
    does(now: Occupation) {
      occupation = now;
      return clock.advance(LOOK_MS);
    },
  };
}

test('what is wanted comes once it disturbs nobody, one after the other', async () => {
  const { clock, queue, shown, does } = open();
  await does('typing');
  queue.want('coupons');
  queue.want('promo');
  await clock.advance(5 * LOOK_MS);
  expect(shown()).toBeNull();
  await does('none');
  expect(shown()).toBe('promo');
  queue.end();
  await clock.advance(REST_MS - LOOK_MS);
  expect(shown()).toBeNull();
  await clock.advance(2 * LOOK_MS);
  expect(shown()).toBe('coupons');
});

test('a banner gives way to what its visitor does, and comes back after it', async () => {
  const { clock, queue, shown, does } = open();
  queue.want('consent');
  await clock.advance(0);
  expect(shown()).toBe('consent');
  await does('acting');
  expect(shown()).toBeNull();
  await does('none');
  expect(shown()).toBe('consent');
});

test('nothing comes while a time is kept for the visitor', async () => {
  let isKept = true;
  const { clock, queue, shown } = open({ isTimeKept: () => Promise.resolve(isKept) });
  queue.want('promo');
  await clock.advance(5 * LOOK_MS);
  expect(shown()).toBeNull();
  isKept = false;
  await clock.advance(LOOK_MS);
  expect(shown()).toBe('promo');
});

test('nothing comes where no screen tells what its visitor does', async () => {
  const { clock, queue, leave, shown } = open();
  leave();
  queue.want('promo');
  await clock.advance(5 * LOOK_MS);
  expect(shown()).toBeNull();
  queue.watch(() => 'none');
  await clock.advance(0);
  expect(shown()).toBe('promo');
});

test('a queue that has nothing to show, and one that has ended, look no more', async () => {
  let asked = 0;
  const isTimeKept = () => Promise.resolve(++asked < 0);
  const { clock, queue } = open({ isTimeKept });
  await clock.advance(10 * LOOK_MS);
  const idle = asked;
  queue.want('promo');
  queue.drop('promo');
  await clock.advance(10 * LOOK_MS);
  expect(asked - idle).toBeLessThanOrEqual(1);
  queue.want('promo');
  queue.dispose();
  await clock.advance(10 * LOOK_MS);
  expect(asked - idle).toBeLessThanOrEqual(1);
});
