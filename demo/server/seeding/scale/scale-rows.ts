import type { SeedCompany } from '#seed/model.ts';
import { addDays, type DateKey } from '#domain/time/date-key.ts';
import { instant } from '#domain/time/instant.ts';
import { rangeText } from '../../booking/schedule/taken-times.ts';
import type { claims, resourceArticles, resources } from '../../database/schema/booking.ts';
import type {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../../database/schema/catalogue.ts';
import type { users } from '../../database/schema/people/people.ts';

export const SCALE_COMPANY = 'grand';

/** How much of everything there is. */
export interface ScaleSize {
  readonly services: number;
  readonly shops: number;
  /** Of each shop. */
  readonly practitioners: number;
  readonly customers: number;
  /** For which practitioners have events. */
  readonly days: number;
}

export const FULL_SCALE: ScaleSize = {
  services: 5000,
  shops: 200,
  practitioners: 22,
  customers: 50_000,
  days: 10,
};

const CATEGORIES = 40;
/** Of services, each shop offers the ones of one group. */
const OFFERS = 50;
/** Practitioners of a shop share its services among so many kinds of training. */
const TRAININGS = 4;
const HOUR = 3_600_000;
/** Hours of UTC at which everybody has something to do; half an hour more for every second person. */
const BUSY_AT = [9, 11, 13.5, 15] as const;

const companyId = SCALE_COMPANY;
const texts = (french: string, english: string) => ({ fr: french, en: english });
const upTo = (count: number) => Array.from({ length: count }, (_each, index) => index);
const WEEK = Object.fromEntries(
  ['1', '2', '3', '4', '5', '6'].map((day) => [day, [['09:00', '19:00']] as const]),
);
const CITIES = [
  ['Paris', '75002', 48.86, 2.33],
  ['Lyon', '69002', 45.76, 4.83],
  ['Nantes', '44000', 47.22, -1.55],
  ['Lille', '59000', 50.63, 3.06],
] as const;

/** The big company's own profile, after one of the demo's. */
export function scaleCompany({ company }: SeedCompany): SeedCompany['company'] {
  return {
    ...company,
    token: `cmp_${SCALE_COMPANY}`,
    nickname: SCALE_COMPANY,
    identity: {
      ...company.identity,
      displayName: 'Grand Institut',
      websiteURL: `http://${SCALE_COMPANY}.localhost:4100`,
    },
    booker: { ...company.booker, shopUseCabins: false },
  };
}

export function categoryRows(): (typeof categories.$inferInsert)[] {
  return upTo(CATEGORIES).map((index) => ({
    companyId,
    id: `category-${index + 1}`,
    slug: `soins-${index + 1}`,
    position: index,
    name: texts(`Soins ${index + 1}`, `Care ${index + 1}`),
    summary: {},
    images: [],
  }));
}

export function articleRows({ services }: ScaleSize): (typeof articles.$inferInsert)[] {
  return upTo(services).map((index) => ({
    companyId,
    id: `service-${index + 1}`,
    externalId: String(index + 1),
    type: 1,
    slug: `soin-${index + 1}`,
    position: index,
    draft: false,
    active: true,
    upsellOnly: false,
    name: texts(`Soin ${index + 1}`, `Treatment ${index + 1}`),
    summary: texts('Un moment pour soi', 'A moment of your own'),
    description: {},
    images: [],
    price: 2000 + (index % 80) * 100,
    vat: 20,
    duration: 30 + (index % 3) * 30,
    pause: 0,
    requiredCustomers: 1,
    needsCabin: false,
  }));
}

export function articleCategoryRows({ services }: ScaleSize): (typeof articleCategories.$inferInsert)[] {
  return upTo(services).map((index) => ({
    companyId,
    articleId: `service-${index + 1}`,
    categoryId: `category-${(index % CATEGORIES) + 1}`,
  }));
}

export function shopRows({ shops: count }: ScaleSize): (typeof shops.$inferInsert)[] {
  return upTo(count).map((index) => {
    const [city, zipcode, latitude, longitude] = CITIES[index % CITIES.length] ?? CITIES[0];
    return {
      companyId,
      id: `shop-${index + 1}`,
      externalId: String(index + 1),
      slug: `institut-${index + 1}`,
      position: index,
      name: `Institut ${city} ${index + 1}`,
      phone: '+33199000000',
      email: `institut-${index + 1}@example.com`,
      address: { address: `${index + 1} rue des Lilas`, city, zipcode, country: 'FR' },
      latitude: latitude + (index % 17) / 500,
      longitude: longitude + (index % 19) / 500,
      timeZone: 'Europe/Paris',
      images: [],
      bookable: true,
      week: WEEK,
    };
  });
}

/** Numbers of the services that a shop offers. */
export function offeredBy(shop: number, { services }: ScaleSize): number[] {
  return upTo(services).filter((service) => service % OFFERS === shop % OFFERS);
}

export function shopArticleRows(shop: number, size: ScaleSize): (typeof shopArticles.$inferInsert)[] {
  return offeredBy(shop, size).map((service) => ({
    companyId,
    shopId: `shop-${shop + 1}`,
    articleId: `service-${service + 1}`,
  }));
}

const practitionerId = (shop: number, person: number) => `practitioner-${shop + 1}-${person + 1}`;

export function practitionerRows(
  shop: number,
  { practitioners }: ScaleSize,
): (typeof resources.$inferInsert)[] {
  return upTo(practitioners).map((person) => ({
    companyId,
    id: practitionerId(shop, person),
    shopId: `shop-${shop + 1}`,
    kind: 'practitioner',
    name: `Camille ${shop + 1}-${person + 1}`,
    position: person,
    selectable: true,
    week: WEEK,
  }));
}

export function trainingRows(shop: number, size: ScaleSize): (typeof resourceArticles.$inferInsert)[] {
  const offered = offeredBy(shop, size);
  return upTo(size.practitioners).flatMap((person) =>
    offered
      .filter((_service, index) => index % TRAININGS === person % TRAININGS)
      .map((service) => ({
        companyId,
        resourceId: practitionerId(shop, person),
        articleId: `service-${service + 1}`,
      })),
  );
}

export function eventRows(shop: number, size: ScaleSize, today: DateKey): (typeof claims.$inferInsert)[] {
  return upTo(size.days).flatMap((day) => {
    const date = addDays(today, day);
    const midnight = Date.UTC(
      Number(date.slice(0, 4)),
      Number(date.slice(4, 6)) - 1,
      Number(date.slice(6, 8)),
    );
    return upTo(size.practitioners).flatMap((person) =>
      BUSY_AT.map((hour, index) => {
        const start = midnight + (hour + (person % 2) / 2) * HOUR;
        return {
          companyId,
          resourceId: practitionerId(shop, person),
          kind: 'event' as const,
          ownerId: `${practitionerId(shop, person)} ${date} ${index}`,
          during: rangeText({ start: instant(start), end: instant(start + HOUR) }),
        };
      }),
    );
  });
}

export function customerRows(from: number, to: number, passwordHash: string): (typeof users.$inferInsert)[] {
  return upTo(to - from).map((each) => ({
    companyId,
    id: `user-${from + each + 1}`,
    email: `customer-${from + each + 1}@example.com`,
    passwordHash,
    firstname: 'Camille',
    lastname: `Martin ${from + each + 1}`,
    phone: `+336${String(10_000_000 + from + each)}`,
  }));
}
