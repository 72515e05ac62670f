import { expect, test } from 'vitest';
import { createMemoryClock } from '#platform/memory/clock.ts';
import type { LiveListener } from './live-followers.ts';
import { watchTimes } from './watch-times.ts';

/** A watch whose visitor holds something, so that each change is a read. */
function startWatch(work: { refresh?(): Promise<unknown>; rereadShop?(): Promise<unknown> }, fraction = 0) {
  const clock = createMemoryClock(0);
  const listeners: LiveListener[] = [];
  const reads: string[] = [];
  const read = (name: string, then?: () => Promise<unknown>) => () => {
    reads.push(`${name} at ${clock.now()}`);
    return then?.() ?? Promise.resolve();
  };
  const stop = watchTimes(
    {
      clock,
      random: { fraction: () => fraction, uuid: () => '' },
      isAsking: () => true,
      put: () => undefined,
      refresh: read('days', work.refresh),
      rereadShop: read('shop', work.rereadShop),
    },
    {
      follow(_shop, listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
    '1',
  );
  return { clock, reads, stop, tell: (why: 'missed' | 'hours') => listeners[0]?.onResync(why) };
}

test('a read that fails is no end: the next change is read again', async () => {
  const { clock, reads, tell } = startWatch({ refresh: () => Promise.reject(new Error('no answer')) });
  tell('missed');
  await clock.advance(2000);
  tell('missed');
  await clock.advance(2000);
  expect(reads).toEqual(['days at 0', 'days at 2000']);
});

test('the times are read even where the shop could not be', async () => {
  const { clock, reads, tell } = startWatch({ rereadShop: () => Promise.reject(new Error('no answer')) });
  tell('hours');
  await clock.advance(100);
  expect(reads).toEqual(['shop at 0', 'days at 0']);
});

test('a shop is read again within five seconds at a random moment, once for all changes until then', async () => {
  const { clock, reads, tell } = startWatch({}, 0.5);
  tell('hours');
  await clock.advance(1000);
  tell('hours');
  await clock.advance(10_000);
  expect(reads).toEqual(['shop at 2500', 'days at 2700']);
});

test('whoever leaves before reads nothing', async () => {
  const { clock, reads, stop, tell } = startWatch({}, 0.5);
  tell('hours');
  tell('missed');
  stop();
  await clock.advance(10_000);
  expect(reads).toEqual([]);
});
