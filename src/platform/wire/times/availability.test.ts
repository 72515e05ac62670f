import { expect, test } from 'vitest';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { parseAvailability } from './availability.ts';

const resource = {
  id: 'p1',
  displayname: 'Aline',
  SbSelectionActive: false,
  hours: [{ start: '09:00', end: '12:30' }],
  events: [{ start: '2026-01-05T08:00:00Z', end: '2026-01-05T10:00:00+01:00' }],
};

function read(data: unknown) {
  const warnings: string[] = [];
  const days = parseAvailability({ appointments: { data } }, (what) => void warnings.push(what));
  return { days, warnings };
}

const hoursOf = (value: unknown) => read({ 20260105: { 101: { practitioners: [value] } } });
const practitioners = (value: unknown) =>
  hoursOf(value).days?.get('20260105')?.get(externalServiceId('101'))?.practitioners;

test('a day of availability names for each service its people, hours, cabins and equipment', () => {
  const day = {
    practitioners: [resource],
    cabins: [{ ...resource, id: 'c1', displayname: 'Cabine' }],
    equipments: [{ ...resource, id: 'e1', displayname: 'Bain' }],
    needsCabin: true,
    needsEquipment: false,
  };
  const { days, warnings } = read({ 20260105: { 101: day, 102: {} } });
  const parsed = {
    id: 'p1',
    name: 'Aline',
    selectable: false,
    hours: [{ start: 540, end: 750 }],
    events: [{ start: Date.UTC(2026, 0, 5, 8), end: Date.UTC(2026, 0, 5, 9) }],
  };
  expect([...(days?.keys() ?? [])]).toEqual(['20260105']);
  expect(days?.get('20260105')?.get(externalServiceId('101'))).toEqual({
    practitioners: [parsed],
    cabins: [{ ...parsed, id: 'c1', name: 'Cabine' }],
    equipment: [{ ...parsed, id: 'e1', name: 'Bain' }],
    needsCabin: true,
    needsEquipment: false,
  });
  expect(days?.get('20260105')?.get(externalServiceId('102'))).toEqual({
    practitioners: [],
    cabins: [],
    equipment: [],
    needsCabin: undefined,
    needsEquipment: undefined,
  });
  expect(warnings).toEqual([]);
});

test('a cabin or equipment that cannot be read is warned of by its kind', () => {
  const { warnings } = read({ 20260105: { 101: { cabins: [{}], equipments: [{}] } } });
  expect(warnings).toEqual(['cabin', 'equipment']);
});

test('a day that cannot be read is warned of, and leaves its neighbours', () => {
  const { days, warnings } = read({ 20260105: {}, 20260231: {}, tomorrow: {}, 20260106: null });
  expect([...(days?.keys() ?? [])]).toEqual(['20260105']);
  expect(warnings).toEqual(Array.from({ length: 3 }, () => 'availability of a day'));
});

test.for([null, {}, { appointments: null }, { appointments: { data: [] } }, { data: {} }])(
  '%j is not read as availability',
  (value) => {
    expect(parseAvailability(value, () => undefined)).toBeNull();
  },
);

test('a practitioner is selectable unless said otherwise; empty hours are dropped', () => {
  const [one] =
    practitioners({
      id: 7,
      hours: [
        { start: '09:00', end: '09:00' },
        { start: '14:00', end: '13:00' },
        { start: '10:00', end: '10:01' },
      ],
    }) ?? [];
  expect(one).toEqual({ id: '7', name: '', selectable: true, hours: [{ start: 600, end: 601 }], events: [] });
});

test.for<[string, object]>([
  ['hours without a start', { hours: [{ end: '12:00' }] }],
  ['hours without an end', { hours: [{ start: '09:00' }] }],
  ['an event without a start', { events: [{ end: '2026-01-05T08:00:00Z' }] }],
])('a practitioner with %s is left out', ([, change]) => {
  expect(practitioners({ ...resource, ...change })).toEqual([]);
});
