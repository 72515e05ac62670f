import { expect, test } from 'vitest';
import { memoryStorage } from '#platform/memory/storage.ts';
import { createVisitMemory } from './visit-memory.ts';

const VISIT = '11111111-1111-4111-8111-111111111111';
const BOOKING = '22222222-2222-4222-8222-222222222222';
const CONTACT = {
  firstname: 'Ana',
  lastname: 'Lopez',
  email: 'a@example.com',
  phone: '06',
  message: 'Bonjour',
};
const KEPT = {
  version: 1,
  visitKey: VISIT,
  bookingKey: BOOKING,
  draft: CONTACT,
  aside: { firstname: 'Zoé', lastname: '', email: '', phone: '' },
  practitioners: { s1: 'p1' },
  durations: { s1: 90 },
  codes: ['BIENVENUE10'],
  smsReminder: true,
  hold: { holdId: 'h' },
  superseded: [{ shop: '1', services: ['11'], startsAt: 1_767_600_000_000, isSaved: true }],
  sent: { myAppointment: { holdId: 'h', visitKey: VISIT, acceptedTotal: 41, customMessage: '' } },
  appointment: { id: 'a' },
  lastBooked: { customerId: 'c', appointment: { id: 'a' } },
};

/** What is read of what this tab kept; the keys of a fresh visit are counted. */
function read(value: unknown) {
  const kept = new Map([['visit', JSON.stringify(value)]]);
  let count = 0;
  const random = { uuid: () => `fresh-${(count += 1)}`, fraction: () => 0 };
  const memory = createVisitMemory(memoryStorage(kept), random);
  return { kept, memory, record: memory.get() };
}

test('a visit that a tab kept is read whole', () => {
  const { version: _, ...record } = KEPT;
  expect(read(KEPT).record).toEqual(record);
});

test('a visit goes on with the keys that it was kept with', () => {
  const random = { fraction: () => 0, uuid: () => crypto.randomUUID() };
  const kept = new Map<string, string>();
  const memory = createVisitMemory(memoryStorage(kept), random);
  memory.change({ smsReminder: true });
  expect(createVisitMemory(memoryStorage(kept), random).get()).toEqual(memory.get());
});

test('a part of a kept visit that is missing or wrong is as in a fresh one, and the rest stays', () => {
  const { version, visitKey, bookingKey } = KEPT;
  expect(read({ version, visitKey, bookingKey, codes: 'A', smsReminder: 'true' }).record).toEqual({
    visitKey: VISIT,
    bookingKey: BOOKING,
    draft: { firstname: '', lastname: '', email: '', phone: '', message: '' },
    aside: null,
    practitioners: {},
    durations: {},
    codes: [],
    smsReminder: false,
    hold: null,
    superseded: [],
    sent: null,
    appointment: null,
    lastBooked: null,
  });
  const mixed = {
    ...KEPT,
    practitioners: { s1: 'p1', s2: 5, s3: null },
    durations: { s1: 90, s2: '60', s3: null },
    codes: ['A', 5, null, 'B'],
    superseded: [null, { shop: '1' }, { ...KEPT.superseded[0], isSaved: 1 }],
  };
  expect(read(mixed).record).toMatchObject({
    practitioners: { s1: 'p1' },
    durations: { s1: 90 },
    codes: ['A', 'B'],
    superseded: [{ ...KEPT.superseded[0], isSaved: false }],
  });
});

test.for<[string, object]>([
  ['another version', { version: 2 }],
  ['no version', { version: undefined }],
  ['no key of its visit', { visitKey: '' }],
  ['no key of its booking', { bookingKey: '' }],
  ['a key that begins as another one', { bookingKey: `x${BOOKING}` }],
  ['a key that goes on', { bookingKey: `${BOOKING}0` }],
  ['a key that is no UUID', { bookingKey: 'b' }],
])('a kept visit of %s begins anew', ([, change]) => {
  const { record } = read({ ...KEPT, ...change });
  expect(record).toMatchObject({ visitKey: 'fresh-1', bookingKey: 'fresh-2', codes: [], hold: null });
});

test('a change of a visit is kept at once, with the version of its shape', () => {
  const { kept, memory } = read(KEPT);
  memory.change({ codes: [] });
  expect(JSON.parse(kept.get('visit') ?? '')).toEqual({ ...KEPT, codes: [] });
});

test('a visit begun anew has other keys, and nothing of the one before but what it is given', () => {
  const { kept, memory } = read(KEPT);
  memory.restart({ appointment: { id: 'b' } });
  expect(memory.get()).toMatchObject({
    visitKey: 'fresh-1',
    bookingKey: 'fresh-2',
    codes: [],
    hold: null,
    appointment: { id: 'b' },
  });
  memory.newBookingKey();
  expect(memory.get()).toMatchObject({ visitKey: 'fresh-1', bookingKey: 'fresh-3' });
  expect(JSON.parse(kept.get('visit') ?? '')).toMatchObject({ bookingKey: 'fresh-3' });
});
