import { describe, expect, test } from 'vitest';
import type { Category, Service } from '../../catalogue/catalogue.ts';
import { externalServiceId, serviceId } from '../../catalogue/ids.ts';
import { instant } from '../../time/instant.ts';
import type { PlacedService } from '../appointment.ts';
import { offeredVisit } from './offered-visit.ts';

const MINUTE = 60_000;

const service = (id: string, bookable = true): Service => ({
  id: serviceId(id),
  externalId: externalServiceId(`ext-${id}`),
  slug: id,
  name: { fr: id },
  summary: {},
  pictures: [],
  categorySlugs: ['massages'],
  durationMinutes: 60,
  pauseMinutes: 15,
  requiredCustomers: 1,
  requiredPractitioners: 1,
  prices: { base: 8500, weekday: null, weekend: null, byShop: new Map(), priceTimes: null },
  bookable,
});

const categoryOf = (...services: readonly Service[]): Category => ({
  id: 'c1',
  slug: 'massages',
  order: 0,
  name: { fr: 'Massages' },
  summary: {},
  pictures: [],
  services,
});

const line = (id: string, change: Partial<PlacedService> = {}): PlacedService => ({
  externalServiceId: externalServiceId(`ext-${id}`),
  name: { fr: id },
  startsAt: instant(0),
  endsAt: instant(45 * MINUTE),
  practitioner: { id: 'p1', name: 'Inès' },
  isPractitionerChosen: true,
  otherPractitioners: [],
  price: 8500,
  ...change,
});

const practitionersOf = (...lines: readonly PlacedService[]) =>
  offeredVisit(lines, [categoryOf(service('stones'))]).practitioners;

describe('an appointment that is booked once more', () => {
  test('has its services in their order, for as long as each was', () => {
    const offered = offeredVisit(
      [line('stones'), line('facial', { endsAt: instant(90 * MINUTE) })],
      [categoryOf(service('facial'), service('stones'))],
    );
    expect(offered.services.map(({ slug }) => slug)).toEqual(['stones', 'facial']);
    expect(offered.durations).toEqual([45, 90]);
    expect(offered.missing).toEqual([]);
  });

  test('asks for whom the visitor chose, and for nobody where whoever was free was assigned, or is not named', () => {
    expect(practitionersOf(line('stones'))).toEqual(['p1']);
    expect(practitionersOf(line('stones', { isPractitionerChosen: false }))).toEqual([null]);
    expect(practitionersOf(line('stones', { practitioner: { id: 'p1', name: '' } }))).toEqual([null]);
  });

  test('leaves out what is withdrawn, or not booked online, with its choices, and names it', () => {
    const lines = [line('gone'), line('asked'), line('stones', { endsAt: instant(30 * MINUTE) })];
    const offered = offeredVisit(lines, [categoryOf(service('asked', false), service('stones'))]);
    expect(offered.services.map(({ slug }) => slug)).toEqual(['stones']);
    expect(offered.durations).toEqual([30]);
    expect(offered.practitioners).toEqual(['p1']);
    expect(offered.missing).toEqual([{ fr: 'gone' }, { fr: 'asked' }]);
  });
});
