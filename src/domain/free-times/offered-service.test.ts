import { expect, test } from 'vitest';
import type { Category, Service } from '../catalogue/catalogue.ts';
import { externalServiceId, serviceId } from '../catalogue/ids.ts';
import { sampleShop } from '../shops/testing/sample-shop.ts';
import { offeredService } from './offered-service.ts';

const service = (id: string, durationMinutes: number, bookable = true): Service => ({
  id: serviceId(id),
  externalId: externalServiceId(id),
  slug: id,
  name: {},
  summary: {},
  pictures: [],
  categorySlugs: [],
  durationMinutes,
  pauseMinutes: 0,
  requiredCustomers: 1,
  requiredPractitioners: 1,
  prices: { base: 0, weekday: null, weekend: null, byShop: new Map(), priceTimes: null },
  bookable,
});
const category = (slug: string, ...services: Service[]): Category => ({
  id: slug,
  slug,
  order: 0,
  name: {},
  summary: {},
  pictures: [],
  services,
});
const CATALOGUE = [
  category('body', service('closed', 30, false), service('elsewhere', 30), service('massage', 60)),
  category('face', service('mask', 15)),
];
const serviceIds = new Set(['closed', 'massage', 'mask'].map(serviceId));
const SHOP = sampleShop('here', {}, null, { serviceIds });

test.each([
  ['nothing', [], 'massage'],
  ['one that is offered', ['mask'], 'mask'],
  ['one that is not offered there, then one that is', ['elsewhere', 'mask', 'massage'], 'mask'],
  ['one that is not offered there', ['elsewhere'], 'massage'],
  ['one that cannot be booked online', ['closed'], 'massage'],
])('who had %s in hand (%j) is offered %s', (_, recent, offered) => {
  expect(offeredService(CATALOGUE, SHOP, recent.map(serviceId))?.id).toBe(offered);
});

test('a shop where nothing can be booked online offers nothing', () => {
  expect(offeredService(CATALOGUE, { ...SHOP, bookable: false }, [])).toBeNull();
  expect(offeredService([], SHOP, [])).toBeNull();
});
