import { expect, it } from 'vitest';
import { memoryStorage } from '#platform/memory/storage.ts';
import { createVisitMemory } from './visit-record.ts';

const random = { fraction: () => 0, uuid: () => crypto.randomUUID() };
const open = (kept: Map<string, string>) => createVisitMemory(memoryStorage(kept), random);

it('a visit goes on with the keys that it was kept with', () => {
  const kept = new Map<string, string>();
  const memory = open(kept);
  memory.change({ smsReminder: true });
  expect(open(kept).get()).toEqual(memory.get());
});

it.each([
  ['that the back end takes no booking under', { bookingKey: 'y' }],
  ['of another version', { version: 0 }],
])('a kept visit %s begins anew', (_, change) => {
  const kept = new Map<string, string>();
  open(kept).change({ smsReminder: true });
  kept.set('visit', JSON.stringify({ ...JSON.parse(kept.get('visit') ?? '{}'), ...change }));
  const { smsReminder, bookingKey } = open(kept).get();
  expect([smsReminder, bookingKey.length]).toEqual([false, 36]);
});
