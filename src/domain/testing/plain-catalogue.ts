import type { Category, Service, Shop } from '../catalogue/catalogue.ts';
import { externalServiceId, externalShopId, serviceId, shopId } from '../catalogue/ids.ts';

export function shop(id: string, ...serviceIds: readonly string[]): Shop {
  return {
    id: shopId(id),
    externalId: externalShopId(`x${id}`),
    slug: id,
    order: 0,
    name: id,
    address: { street: '', city: '', zipcode: '', country: 'FR' },
    phone: '',
    email: '',
    position: null,
    timeZone: 'Europe/Paris',
    pictures: [],
    bookable: true,
    usesCabins: false,
    serviceIds: new Set(serviceIds.map(serviceId)),
    weekHours: [],
    group: { id: -1, name: '', order: 0 },
  };
}

export function service(id: string, bookable = true): Service {
  return {
    id: serviceId(id),
    externalId: externalServiceId(id),
    slug: id,
    name: {},
    summary: {},
    pictures: [],
    categorySlugs: [],
    durationMinutes: 30,
    pauseMinutes: 0,
    requiredCustomers: 1,
    requiredPractitioners: 1,
    prices: { base: 0, weekday: null, weekend: null, byShop: new Map(), priceTimes: null },
    bookable,
  };
}

export function category(slug: string, ...services: readonly Service[]): Category {
  return { id: slug, slug, order: 0, name: {}, summary: {}, pictures: [], services };
}
