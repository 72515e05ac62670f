import { expect, test } from 'vitest';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { instant } from '#domain/time/instant.ts';
import type { VisitPlan } from './visit.ts';
import { plannedStart, wishedStartPlace } from './wished-start-place.ts';

test('a start that is wished for is named in the address of its reservation, with its duration', () => {
  const service = { id: '1', slug: 'massage', categorySlugs: ['massages'] } as unknown as Service;
  const startsAt = instant(Date.UTC(2026, 0, 13, 9));
  const visit = { services: [service], shop: { slug: 'lyon' }, shopCount: 1 } as const;
  expect(wishedStartPlace({ ...visit, startsAt, durationMinutes: 45 }).query).toEqual({
    page: 'reserved',
    cart: ['1'],
    start: '2026-01-13T09:00:00.000Z',
    duration: '45',
  });
});

test('who is wished for the services of a start stays in its address', () => {
  const service = (id: string) => ({ id, slug: id, categorySlugs: ['massages'] }) as unknown as Service;
  const { query } = wishedStartPlace({
    services: [service('1'), service('2')],
    shop: { slug: 'lyon' },
    shopCount: 1,
    startsAt: instant(Date.UTC(2026, 0, 13, 9)),
    durationMinutes: 45,
    practitioners: ['p1', null],
  });
  expect(query).toMatchObject({ duration: '45', with: 'p1,' });
});

test('a storefront is led to the start of a visit with what was chosen for it', () => {
  const planned = (id: string, minutes: number, chosen: object) => ({
    service: { id, slug: id, categorySlugs: ['massages'], durationMinutes: minutes },
    durations: [],
    practitionerId: null,
    ...chosen,
  });
  const plan = {
    shop: { slug: 'lyon' },
    services: [planned('1', 90, { durations: [{}, {}] }), planned('2', 30, { practitionerId: 'p1' })],
  } as unknown as VisitPlan;
  const at = { address: 'https://salon.example/site', locale: 'de', shopCount: 2 } as const;
  const startsAt = instant(Date.UTC(2026, 0, 13, 9));
  expect(plannedStart(plan, startsAt, at)?.href).toBe(
    'https://salon.example/site/de/lyon/services/massages/1?page=reserved&cart=1,2&start=2026-01-13T09%3A00%3A00.000Z&duration=90,&with=,p1',
  );
  expect(plannedStart({ ...plan, services: [] }, startsAt, at)).toBeNull();
  expect(plannedStart({ ...plan, shop: null }, startsAt, at)).toBeNull();
});
