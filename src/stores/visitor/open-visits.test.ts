import { expect, test } from 'vitest';
import { createLateStorage, memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { isTimeKept, isVisitOpen, nameTab, readVisits, writeVisit } from './open-visits.ts';
import { createScopedStorage } from './scoped-storage.ts';

const NOW = Date.UTC(2026, 0, 5, 9);
const OPEN = { isOpen: true, visitKey: 'a', hold: null, practitioners: {}, durations: {}, until: NOW + 1000 };
const HOLD = { expiresAt: new Date(NOW + 500).toISOString() };

/** Two tabs of one browser; what one stores is there in the other a few turns later. */
function twoTabs() {
  const inTab = createLateStorage(new Map(), 3);
  return ['first', 'second'].map((name) => {
    const tabStorage = memoryStorage();
    const ports = { cookies: memoryCookies(), storage: inTab(() => {}), tabStorage };
    const storage = createScopedStorage(ports, () => 'cmp_x');
    nameTab(storage, name);
    return storage;
  }) as [ReturnType<typeof createScopedStorage>, ReturnType<typeof createScopedStorage>];
}

const arrived = () => new Promise((settle) => setTimeout(settle, 50));

test('what two tabs say at the same moment is known of both', async () => {
  const [first, second] = twoTabs();
  writeVisit(first, 'first', OPEN, NOW);
  writeVisit(second, 'second', { ...OPEN, isOpen: false, hold: HOLD }, NOW);
  await arrived();
  for (const storage of [first, second])
    expect([...readVisits(storage, NOW).keys()].toSorted()).toEqual(['first', 'second']);
  expect([isVisitOpen(second, NOW), isTimeKept(first, NOW)]).toEqual([true, true]);
});

test('a tab with nothing open or held says nothing, and one that was left is forgotten', () => {
  const [storage] = twoTabs();
  expect(writeVisit(storage, 'first', OPEN, NOW)).toBe(true);
  expect(writeVisit(storage, 'first', { ...OPEN, until: NOW + 2000 }, NOW)).toBe(false);
  writeVisit(storage, 'left', { ...OPEN, until: NOW + 10 }, NOW);
  expect(writeVisit(storage, 'first', { ...OPEN, isOpen: false }, NOW + 20)).toBe(true);
  expect(storage.local.keys('')).toEqual([]);
});
