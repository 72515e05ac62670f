import type { Call, CallInput } from '#contract/call.ts';
import type { createArticle } from '#contract/catalogue/articles.ts';
import type { createCategory } from '#contract/catalogue/categories.ts';
import type { createGeogroupment } from '#contract/shop/geogroupments.ts';
import type { createResource } from '#contract/shop/resources.ts';
import type { createShop } from '#contract/shop/shops.ts';

/** What a back office would write, whole and right. */

type Body<C extends Call> = NonNullable<CallInput<C>['body']>;

export function articleBody(
  slug: string,
  change: Partial<Body<typeof createArticle>> = {},
): Body<typeof createArticle> {
  return {
    type: 1,
    slug,
    draft: false,
    name: { fr: 'Soin neuf', en: 'New care' },
    summary: { fr: 'Bref' },
    description: { fr: '<p>Long</p>' },
    images: [],
    price: 49.9,
    weekprices: null,
    prices: 55,
    booker: {
      active: true,
      upsellOnly: false,
      duration: 45,
      pause: 5,
      vat: 20,
      enableStock: false,
      priceTime: { active: false, prices: [] },
      appointment: { nbCustomerRequired: 1 },
    },
    order: 3,
    needsCabin: false,
    equipmentKind: null,
    ...change,
  };
}

export function productBody(slug: string): Body<typeof createArticle> {
  const { booker, ...service } = articleBody(slug, { type: 2, price: 28.5, prices: null });
  return { ...service, booker: { ...booker, duration: 0, pause: 0, enableStock: true } };
}

export function categoryBody(
  slug: string,
  change: Partial<Body<typeof createCategory>> = {},
): Body<typeof createCategory> {
  return { type: 1, slug, order: 5, name: { fr: 'Neuve' }, summary: {}, images: [], ...change };
}

export function shopBody(
  slug: string,
  change: Partial<Body<typeof createShop>> = {},
): Body<typeof createShop> {
  return {
    slug,
    order: 9,
    timezone: 'Europe/Zurich',
    publicInfo: {
      name: 'Salon neuf',
      phone: '+41220000000',
      email: 'neuf@example.com',
      address: { address: '1 rue du Lac', city: 'Genève', zipcode: '1201', country: 'CH' },
    },
    localisation: { coordonate: { lat: 46.2, lng: 6.14 } },
    images: [],
    booker: { active: true, shopUseCabins: null },
    weekHours: {
      2: [
        { start: '09:00', end: '12:00' },
        { start: '13:00', end: '18:00' },
      ],
    },
    ...change,
  };
}

export function groupBody(
  name: string,
  change: Partial<Body<typeof createGeogroupment>> = {},
): Body<typeof createGeogroupment> {
  return {
    name,
    type: 'region',
    description: { short: { fr: 'Court' }, long: { fr: '<p>Long</p>' } },
    image: null,
    order: 1,
    ...change,
  };
}

export function practitionerBody(
  shopId: string,
  services: string[],
  change: Partial<Body<typeof createResource>> = {},
): Body<typeof createResource> {
  return {
    shopId,
    type: 100,
    name: 'Zoé',
    order: 50,
    selectable: true,
    weekHours: { 1: [{ start: '09:00', end: '18:00' }] },
    equipmentKind: null,
    services,
    ...change,
  };
}

export function hours(start: string, end: string) {
  return { start, end };
}
