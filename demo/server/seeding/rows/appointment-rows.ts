import { isGivenUp } from '#domain/appointments/booking-status.ts';
import { dateAt, elapsedAt, instantAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { includedTax, sumOf } from '#domain/carts/sale-sums.ts';
import { addDays, weekday, type DateKey } from '#domain/time/date-key.ts';
import { instantOf } from '#domain/time/instant.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import { minutesOfClock } from '#domain/time/minutes.ts';
import type { SeedAppointment } from '#seed/commerce/model.ts';
import type { SeedCompany, SeedShop } from '#seed/model.ts';
import { newKey } from '../../booking/appointments/appointment-keys.ts';
import { priceOfArticle } from '../../booking/article-price.ts';
import { rangeText } from '../../booking/schedule/taken-times.ts';
import type { appointmentLines, appointments, claims } from '../../database/schema/booking.ts';
import type { orders } from '../../database/schema/selling/orders.ts';
import { tokenHash } from '../../router/identify.ts';
import { newReference } from '../../orders/reference.ts';
import type { BookedVisit } from './card-rows.ts';
import { SEED_DAY } from './commerce-rows.ts';
import { shopRowId, type CompanyRows } from './company-rows.ts';
import { seededCustomer } from './owned-rows.ts';

export interface AppointmentRows {
  readonly appointments: (typeof appointments.$inferInsert)[];
  readonly lines: (typeof appointmentLines.$inferInsert)[];
  readonly claims: (typeof claims.$inferInsert)[];
  readonly orders: (typeof orders.$inferInsert)[];
}

const MINUTE = 60_000;
/** Days among which one is sought on which a visit can take place. */
const MOST_DAYS = 28;
/** Days before a visit on which it was booked. */
const BOOKED_BEFORE = 9;
const ZONE_OF_SEEDING = 'Europe/Paris';

/** The visits that a company's customers have booked, paid on site. Throws where one can take place on no day. */
export function appointmentRows(seed: SeedCompany, rows: CompanyRows, now: Date): AppointmentRows {
  const all: AppointmentRows = { appointments: [], lines: [], claims: [], orders: [] };
  // Orders are numbered as they were made.
  const booked = (seed.appointments ?? []).toSorted((one, other) => one.inDays - other.inDays);
  for (const [index, wish] of booked.entries()) {
    const visit = placed(seed, rows, wish, now);
    const id = `appointment-before-${index + 1}`;
    all.lines.push(...visit.lines.map((line) => ({ ...line, appointmentId: id })));
    all.appointments.push(appointmentRow(visit, id, now));
    all.orders.push(orderRow(visit, id, index + 1, now));
    if (!isGivenUp(wish.status)) all.claims.push(...claimRows(visit, id));
  }
  return all;
}

/** Of each order what it earns. */
export const visitsOf = ({ appointments, orders }: AppointmentRows): readonly BookedVisit[] =>
  orders.map(({ id, appointmentId, userId = null, status, total, createdAt }) => {
    const visit = appointments.find((one) => one.id === appointmentId);
    if (visit === undefined) throw new Error(`${id} is of no visit.`);
    return { orderId: id, userId, status, total, bookedAt: new Date(createdAt), end: new Date(visit.endsAt) };
  });

type Visit = ReturnType<typeof placed>;

function placed(seed: SeedCompany, rows: CompanyRows, wish: SeedAppointment, now: Date) {
  const shop = seed.shops.find(({ slug }) => slug === wish.shop);
  if (shop === undefined) throw new Error(`${seed.company.nickname} has no shop ${wish.shop}.`);
  const articles = wish.services.map((slug) => {
    const article = rows.articles.find((row) => row.slug === slug);
    if (article === undefined) throw new Error(`${seed.company.nickname} has no service ${slug}.`);
    return article;
  });
  const minutes = sumOf(articles.map(({ duration = 0, pause = 0 }) => duration + pause));
  const ids = articles.map(({ id }) => id);
  const people = fitFor(rows, shop, 'practitioner', ids).filter(({ selectable }) => selectable);
  const { date, practitioner, startMinute } = dayOf(shop, people, wish, minutes, now);
  const zonedDay = zonedDayOf(date, shop.timeZone);
  const [elapsed] = elapsedAt(zonedDay, wallMinute(startMinute));
  if (elapsed === undefined) throw new Error(`${wish.shop} has no such hour on ${date}.`);
  const startsAt = new Date(instantAt(zonedDay, elapsed));
  const usesCabins = shop.usesCabins ?? seed.company.booker.shopUseCabins;
  const cabin = usesCabins ? (fitFor(rows, shop, 'cabin', ids)[0] ?? null) : null;
  const ends = articles.map((_, index) =>
    sumOf(articles.slice(0, index + 1).map(({ duration = 0, pause = 0 }) => duration + pause)),
  );
  const at = (minute: number) => new Date(startsAt.getTime() + minute * MINUTE);
  const lines = articles.map((article, index) => ({
    companyId: seed.company.nickname,
    position: index,
    articleId: article.id,
    name: article.name,
    practitionerId: practitioner.id,
    cabinId: article.needsCabin === false ? null : (cabin?.id ?? null),
    startsAt: at(ends[index - 1] ?? 0),
    endsAt: at((ends[index] ?? 0) - (article.pause ?? 0)),
    price: priceOf(seed, rows, article, shop, date),
  }));
  const end = at(minutes);
  return { seed, wish, shop, articles, lines, startsAt, end, total: sumOf(lines.map(({ price }) => price)) };
}

function priceOf(
  seed: SeedCompany,
  rows: CompanyRows,
  article: CompanyRows['articles'][number],
  shop: SeedShop,
  date: DateKey,
) {
  const own = rows.shopArticles.find(
    ({ shopId, articleId }) => shopId === shopRowId(shop.slug) && articleId === article.id,
  );
  const { duration = 0, weekdayPrice = null, weekendPrice = null, priceTimes = null } = article;
  const { requiredCustomers = 1, price } = article;
  const priced = { duration, weekdayPrice, weekendPrice, priceTimes, requiredCustomers, price };
  return priceOfArticle(
    { profile: seed.company },
    { article: priced, ownPrice: own?.price ?? null },
    { date },
  );
}

/** People or rooms of a shop that are fit for all of some services. */
function fitFor(
  { resources, resourceArticles }: CompanyRows,
  { slug }: SeedShop,
  kind: CompanyRows['resources'][number]['kind'],
  articleIds: readonly string[],
) {
  const isFit = (id: string) =>
    articleIds.every((article) =>
      resourceArticles.some(({ resourceId, articleId }) => resourceId === id && articleId === article),
    );
  return resources.filter((row) => row.shopId === shopRowId(slug) && row.kind === kind && isFit(row.id));
}

/** The first day, going away from the day of seeding, on which somebody works for so long, and when that begins. */
function dayOf(
  shop: SeedShop,
  people: CompanyRows['resources'],
  { inDays, from }: SeedAppointment,
  minutes: number,
  now: Date,
) {
  const today = dateAt(instantOf(now), ZONE_OF_SEEDING);
  const closed = new Set(shop.closedDays.map((day) => day.inDays));
  for (let away = 0; away < MOST_DAYS; away += 1) {
    const day = inDays < 0 ? inDays - away : inDays + away;
    if (closed.has(day)) continue;
    const date = addDays(today, day);
    for (const practitioner of people) {
      const startMinute = startOn(practitioner, date, minutesOfClock(from) ?? 0, minutes);
      if (startMinute !== null) return { date, practitioner, startMinute };
    }
  }
  throw new Error(`Nobody at ${shop.slug} has ${minutes} minutes in the weeks ${inDays} days from now.`);
}

function startOn(
  { week }: CompanyRows['resources'][number],
  date: DateKey,
  earliest: number,
  minutes: number,
): number | null {
  for (const [from, to] of week?.[weekday(date)] ?? []) {
    const start = Math.max(minutesOfClock(from) ?? 0, earliest);
    if (start + minutes <= (minutesOfClock(to) ?? 0)) return start;
  }
  return null;
}

/** Booked some days before the visit, and not after the day of seeding. */
function bookedAt({ startsAt }: Visit, now: Date): Date {
  return new Date(Math.min(startsAt.getTime() - BOOKED_BEFORE * SEED_DAY, now.getTime() - SEED_DAY));
}

function whoseOf({ seed, wish }: Visit) {
  const { id, firstname, lastname, email, phone } = seededCustomer(seed, wish.customer);
  return { userId: id, firstname, lastname, email, phone, locale: 'fr' };
}

function appointmentRow(visit: Visit, id: string, now: Date): AppointmentRows['appointments'][number] {
  const { seed, wish, shop, lines, startsAt, total } = visit;
  return {
    ...whoseOf(visit),
    companyId: seed.company.nickname,
    id,
    reference: newReference(),
    holdId: `hold of ${id}`,
    shopId: shopRowId(shop.slug),
    status: wish.status,
    paymentStatus: 'none',
    startsAt,
    endsAt: lines.at(-1)?.endsAt ?? startsAt,
    total,
    customMessage: '',
    manageKeyHash: tokenHash(newKey()),
    createdAt: bookedAt(visit, now),
  };
}

function orderRow(
  visit: Visit,
  appointmentId: string,
  number: number,
  now: Date,
): AppointmentRows['orders'][number] {
  const { seed, wish, shop, articles, lines, total } = visit;
  const id = `order-before-${number}`;
  return {
    ...whoseOf(visit),
    companyId: seed.company.nickname,
    id,
    number,
    appointmentId,
    shopId: shopRowId(shop.slug),
    status: wish.status,
    paymentStatus: 'none',
    origin: 'web',
    currency: seed.company.mCurrency.code,
    lines: articles.map(({ id: articleId, name, vat }, index) => {
      const price = lines[index]?.price ?? 0;
      const tax = includedTax(price, vat);
      return { kind: 'service', articleId, name, vat, price, total: price, discount: 0, net: price, tax };
    }),
    subtotal: total,
    discount: 0,
    delivery: 0,
    total,
    voucher: 0,
    credit: 0,
    captured: 0,
    provider: 'free',
    transactionId: `free_${id}`,
    createdAt: bookedAt(visit, now),
  };
}

/** The people and rooms of a visit stay taken through its pauses. */
function claimRows({ lines, startsAt, end, seed }: Visit, ownerId: string): AppointmentRows['claims'] {
  const ids = new Set(lines.flatMap(({ practitionerId, cabinId }) => [practitionerId, cabinId ?? []].flat()));
  return [...ids].map((resourceId) => ({
    companyId: seed.company.nickname,
    resourceId,
    kind: 'appointment' as const,
    ownerId,
    during: rangeText({ start: instantOf(startsAt), end: instantOf(end) }),
  }));
}
