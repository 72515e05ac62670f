import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page of another origin has no types; what its module gives is said here. */
const { awaitReady } = (await import(resolve(import.meta.dirname, '../session/preview-ready.js'))) as {
  readonly awaitReady: (
    element: EventTarget,
    told: (how: string) => void,
  ) => { readonly isReady: () => boolean; readonly end: () => void };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function waiting() {
  const element = new EventTarget();
  const told: string[] = [];
  const { isReady, end } = awaitReady(element, (how) => told.push(how));
  return { told, isReady, end, come: () => element.dispatchEvent(new Event('vitrine-ready')) };
}

test('a preview takes changes once it has said so, and is told as late no more', () => {
  const { told, isReady, come } = waiting();
  expect(isReady()).toBe(false);
  come();
  vi.advanceTimersByTime(60_000);
  expect([told, isReady()]).toEqual([['ready'], true]);
});

test('a preview that does not come is told after twenty seconds, and may come yet', () => {
  const { told, come } = waiting();
  vi.advanceTimersByTime(19_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  come();
  expect(told).toEqual(['late', 'ready']);
});

test('of a preview that was left nothing is told', () => {
  const { told, end, come } = waiting();
  end();
  come();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
