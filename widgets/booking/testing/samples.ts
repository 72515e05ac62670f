import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Appointment, PlacedService, PlacedServices } from '#domain/appointments/appointment.ts';
import { zonedDayOf, instantAt } from '#domain/availability/hours/clock-change.ts';
import type { DayOffer, EmptyReason } from '#domain/availability/calendar.ts';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import { externalShopId, shopId, externalServiceId, serviceId } from '#domain/catalogue/ids.ts';
import { daysFrom } from '#domain/time/date-key.ts';
import { instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';

/** Believable values for the views, in French. */
export const ZONE = 'Europe/Paris';
export const CURRENCY = { code: 'EUR', digits: 2 };

const HOUR = 3_600_000;
const MINUTE = 60_000;

export function service(id: string, name: string, price: number): Service {
  return {
    id: serviceId(id),
    externalId: externalServiceId(`ext-${id}`),
    slug: id,
    name: { fr: name },
    summary: { fr: 'Pressions longues et pétrissages, de la nuque aux talons.' },
    pictures: [],
    categorySlugs: ['massages'],
    durationMinutes: 60,
    pauseMinutes: 15,
    requiredCustomers: 1,
    requiredPractitioners: 1,
    prices: { base: price, weekday: null, weekend: price + 700, byShop: new Map(), priceTimes: null },
    bookable: true,
  };
}

export const SERVICES = [
  service('suedois', 'Massage suédois', 8500),
  service('pierres', 'Pierres chaudes', 11_000),
];

export const CATEGORIES: readonly Category[] = ['Massages', 'Soins du visage'].map((name, order) => ({
  id: `c${order}`,
  slug: order === 0 ? 'massages' : 'visage',
  order,
  name: { fr: name },
  summary: { fr: 'Des mains lentes.' },
  pictures: [],
  services: SERVICES,
}));

export function shop(id: string, name: string, city: string, zipcode: string): Shop {
  return {
    id: shopId(id),
    externalId: externalShopId(`ext-${id}`),
    slug: id,
    order: 0,
    name,
    address: { street: '24 rue des Francs-Bourgeois', city, zipcode, country: 'FR' },
    phone: '+33199004201',
    email: 'bonjour@maison.example',
    position: null,
    timeZone: ZONE,
    pictures: [],
    bookable: true,
    usesCabins: true,
    serviceIds: new Set(SERVICES.map((one) => one.id)),
    weekHours: [],
    group: { id: 1, name: 'Paris', order: 1 },
  };
}

export const SHOPS = [
  shop('marais', 'Maison Orée Marais', 'Paris', '75003'),
  shop('germain', 'Maison Orée Saint-Germain', 'Paris', '75006'),
  shop('saone', 'Maison Orée Saône', 'Lyon', '69002'),
  shop('etienne', 'Maison Orée Forez', 'Saint-Étienne', '42000'),
  shop('geneve', 'Maison Orée Rive', 'Genève', '1204'),
  { ...shop('nice', 'Maison Orée Masséna', 'Nice', '06000'), bookable: false },
];

/** Seven days from a date (YYYYMMDD): the times of each as HH:MM, or why it has none. */
export function offers(
  first: string,
  days: readonly (readonly string[] | EmptyReason)[],
): readonly DayOffer[] {
  return daysFrom(first, days.length).map((date, index): DayOffer => {
    const day = days[index] ?? 'full';
    if (typeof day === 'string') return { kind: 'empty', date, reason: day };
    const zonedDay = zonedDayOf(date, ZONE);
    const starts = day.map((time) => {
      const startMinute = elapsedMinute(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
      return { startMinute, startsAt: instantAt(zonedDay, startMinute), placements: [] };
    });
    return { kind: 'free', date, starts };
  });
}

export const WEEK = daysFrom('20261123', 7);
export const OFFERS = offers('20261123', [
  'closed',
  ['10:00', '14:30', '18:30'],
  ['10:00', '10:30'],
  'full',
  ['14:30'],
  ['10:30', '18:30'],
  'no-practitioner',
]);

export const START = instantAt(zonedDayOf('20261124', ZONE), elapsedMinute(870));

const line = (one: Service, start: number): PlacedService => ({
  externalServiceId: one.externalId,
  name: one.name,
  startsAt: instant(start),
  endsAt: instant(start + HOUR),
  practitioner: { id: 'p1', name: 'Inès' },
  isPractitionerChosen: false,
  otherPractitioners: [],
  price: one.prices.base,
});

export const LINES: PlacedServices = [
  line(SERVICES[0] ?? service('suedois', 'Massage suédois', 8500), START),
  ...SERVICES.slice(1).map((one, index) => line(one, START + (index + 1) * 75 * MINUTE)),
];

export const PLACED: PlacedVisit = {
  shop: SHOPS[0] ?? shop('marais', 'Maison', 'Paris', '75003'),
  lines: LINES,
  total: 19_500,
  currency: CURRENCY,
  date: '20261124',
  namesZone: true,
};

export const CONTACT = {
  firstname: 'Camille',
  lastname: 'Laurent',
  email: 'camille@example.com',
  phone: '+33612345678',
  message: '',
};

/** Words without a place to break at, as people have them in their names and addresses. */
export const LONG_CONTACT = {
  firstname: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
  lastname: 'Rhoshandiatellyneshiaunneveshenkescianneshaimondrischlyndasaccarnae',
  email: 'mariechristine.vandenberghe.dubois@hopitaluniversitaire.example',
  phone: '+33612345678',
  message: `https://ordonnance.example/${'0123456789'.repeat(12)}`,
};

export const APPOINTMENT: Appointment = {
  id: 'a1',
  reference: 'J2EXKGGW',
  status: 'confirmed',
  paymentStatus: 'none',
  externalShopId: externalShopId('ext-marais'),
  startsAt: START,
  endsAt: instant(START + 2.25 * HOUR),
  lines: LINES,
  total: 19_500,
  discountName: {},
  paid: 0,
  contact: CONTACT,
  manageKey: 'key',
  manageUrl: 'https://salon.example/rendez-vous/1#key',
};
