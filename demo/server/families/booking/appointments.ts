import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { CallReply } from '#contract/call.ts';
import {
  appointmentCalendar,
  bookAppointment,
  findAvailability,
  holdSlot,
  moveAppointment,
  priceAppointment,
  priceTimes,
  readAppointment,
  releaseSlot,
} from '#contract/booking/appointments.ts';
import { moveTimes, ownCalendar } from '#contract/booking/own-appointments.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { externalServiceId, externalShopId, type ExternalServiceId } from '#domain/catalogue/ids.ts';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import { daysBetween, isDateKey } from '#domain/time/date-key.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { instant } from '#domain/time/instant.ts';
import { findAvailabilityOf, type AvailabilityQuery } from '../../booking/schedule/availability.ts';
import { calendarOf, findCalendarFile } from '../../booking/appointments/calendar-of.ts';
import { holdWire } from '../../booking/wire.ts';
import { releaseHold, takeHold } from '../../booking/hold.ts';
import { refuseStart } from '../../booking/schedule/refuse-start.ts';
import { shopFacts } from '../../booking/schedule/shop-facts.ts';
import { visitOf, type WantedLine } from '../../booking/visit.ts';
import { cancelVisit } from '../../orders/cancel.ts';
import { managedWire, openAppointment } from '../../orders/open-appointment.ts';
import { moveVisit } from '../../orders/move.ts';
import { centsOfDecimal, decimalOf } from '../../sales/pricing/wire-amounts.ts';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/catalogue.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { answer, FileReply, type Incoming, type ServerRoute, type Tenant } from '../../router/route.ts';
import { bookHeldVisit } from './booking-call.ts';
import { priceHeldVisit } from './booking-price.ts';

/** Days that one question may ask for. */
const LONGEST_PERIOD = 62;
/** Days ahead that may be looked at. */
const HORIZON = 400;

export function appointmentRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(findAvailability, (incoming) => availability(db, incoming)),
    answer(moveTimes, (incoming) => timesToMoveTo(db, incoming)),
    answer(holdSlot, (incoming) => hold(db, incoming)),
    answer(releaseSlot, (incoming) => release(context, incoming)),
    answer(readAppointment, async ({ tenant, caller, params, query, now }) => {
      const opened = await openAppointment(db, tenant, { id: params.id, key: query.key ?? null, caller });
      return opened === null ? refuse('not_found') : managedWire(context, tenant, opened, now);
    }),
    answer(moveAppointment, (incoming) => moveVisit(context, incoming)),
    answer(priceAppointment, (incoming) => priceHeldVisit(context, incoming)),
    answer(bookAppointment, (incoming) => bookHeldVisit(context, incoming)),
    answer(appointmentCalendar, async ({ params, query, company, locale }) => {
      const file = await findCalendarFile(db, { id: params.id, key: query.key, company }, locale);
      if (file === null) return refuse('not_found');
      return new FileReply('text/calendar; charset=utf-8', file.name, file.content);
    }),
    answer(ownCalendar, async ({ tenant, caller, params, locale }) => {
      const opened = await openAppointment(db, tenant, { id: params.id, key: null, caller });
      return (opened && (await calendarOf(db, opened.appointment, locale))) ?? refuse('not_found');
    }),
    answer(priceTimes, (incoming) => pricesByTime(db, incoming)),
  ];
}

async function availability(db: Database, incoming: Incoming<typeof findAvailability>) {
  const { tenant, query, now } = incoming;
  const { shopid, serviceid, start, end } = query;
  for (const name of ['shopid', 'serviceid', 'start', 'end'] as const) {
    if (!query[name]) return refuse('param_missing', { field: name });
  }
  return availabilityOf(db, tenant, {
    externalShopId: externalShopId(shopid ?? ''),
    externalServiceIds: idsOf(serviceid ?? ''),
    first: start ?? '',
    last: end ?? '',
    now,
    visitKey: query.visitKey ?? null,
    checksEquipment: query.checkEquipments === 1,
  });
}

async function timesToMoveTo(
  db: Database,
  { tenant, caller, params, query, now }: Incoming<typeof moveTimes>,
) {
  const opened = await openAppointment(db, tenant, { id: params.id, key: query.key ?? null, caller });
  if (opened === null) return refuse('not_found');
  return availabilityOf(db, tenant, {
    externalShopId: externalShopId(query.shopid),
    externalServiceIds: idsOf(query.serviceid),
    first: query.start,
    last: query.end,
    now,
    visitKey: query.visitKey ?? null,
    moving: opened.appointment.id,
    checksEquipment: true,
  });
}

async function availabilityOf(db: Database, tenant: Tenant, query: AvailabilityQuery) {
  const { first, last, externalServiceIds: serviceIds, now } = query;
  if (!isDateKey(first)) return invalidField('start');
  if (!isDateKey(last) || last < first || daysBetween(first, last) >= LONGEST_PERIOD)
    return invalidField('end');
  if (daysBetween(dateAt(now, 'UTC'), last) > HORIZON) return invalidField('end');
  if (serviceIds.length === 0 || serviceIds.length > BOOKING_CART_LIMIT) return invalidField('serviceid');
  const found = await findAvailabilityOf(db, tenant, query);
  return found.kind === 'found' ? found.availability : refuse('not_found', { field: found.field });
}

async function hold(db: Database, { tenant, caller, body, now }: Incoming<typeof holdSlot>) {
  const startsAt = instant(Date.parse(body.start));
  if (Number.isNaN(startsAt)) return invalidField('start');
  const { moving } = body;
  if (moving && !(await openAppointment(db, tenant, { id: moving.id, key: moving.key ?? null, caller }))) {
    return refuse('not_found', { field: 'moving' });
  }
  const wanted = body.lines.map(({ serviceid, practitionerId, duration }): WantedLine => ({
    externalServiceId: externalServiceId(serviceid),
    durationMinutes: duration,
    practitionerId: practitionerId ?? null,
  }));
  const facts = await shopFacts(
    db,
    tenant,
    externalShopId(body.shopid),
    wanted.map((line) => line.externalServiceId),
  );
  if (facts === null) return refuse('not_found', { field: 'shopid' });
  const visit = visitOf(tenant, facts, wanted);
  if (visit instanceof Refusal) return visit;
  const { timeZone } = facts.shop;
  const lastDay = lastBookableDay(dateAt(now, timeZone));
  if (dateAt(startsAt, timeZone) > lastDay) return refuse('slot_too_far_ahead', { lastDay });
  const request = { visitKey: body.visitKey, startsAt, now, moving: moving?.id ?? null };
  const outcome = await takeHold(db, visit, request);
  if (outcome.kind === 'none') return refuseStart(db, visit, request);
  return holdWire(visit, outcome.hold);
}

/** Gives a held slot back, or cancels an appointment, as the caller asks. */
async function release(context: ServerContext, incoming: Incoming<typeof releaseSlot>) {
  const { db } = context;
  const { tenant, caller, query, locale, now } = incoming;
  const { id, key, holdId, visitKey, acceptedFee } = query;
  if (id === undefined) {
    if (holdId === undefined || visitKey === undefined) return refuse('param_missing', { field: 'holdId' });
    await releaseHold(db, tenant.id, { id: holdId, visitKey });
    return {};
  }
  const seenFee = acceptedFee === undefined ? undefined : centsOfDecimal(tenant, acceptedFee);
  // What is no price must not stand for whatever it costs.
  if (seenFee === null) return invalidField('acceptedFee');
  const opened = await openAppointment(db, tenant, { id, key: key ?? null, caller });
  if (opened === null) return refuse('not_found');
  const done = await cancelVisit(context, tenant, {
    orderId: opened.order.id,
    appointmentId: opened.appointment.id,
    acceptedFee: seenFee ?? null,
    locale,
    now,
  });
  if (done instanceof Refusal) return done;
  return {
    status: 'cancelled_by_customer',
    refund: decimalOf(tenant, done.refund),
    fee: decimalOf(tenant, done.fee),
  };
}

async function pricesByTime(db: Database, { tenant, query }: Incoming<typeof priceTimes>) {
  const { customerId, servicesId, date } = query;
  if (!customerId || !servicesId || !date) return [];
  if (!isDateKey(date)) return invalidField('date');
  const wanted = idsOf(servicesId).slice(0, BOOKING_CART_LIMIT);
  const rows = await timedArticles(db, tenant);
  const currency = currencyOf(tenant.profile.mCurrency.code);
  return rows
    .filter((row) => wanted.includes(externalServiceId(row.externalId)))
    .map((row): CallReply<typeof priceTimes>[number] => ({
      serviceid: row.externalId,
      prices: (row.priceTimes ?? []).map(({ duration, price }) => ({
        duration,
        value: toDecimal(price, currency),
      })),
    }));
}

function timedArticles(db: Database, tenant: Tenant) {
  return db
    .select({ externalId: articles.externalId, priceTimes: articles.priceTimes })
    .from(articles)
    .where(and(eq(articles.companyId, tenant.id), eq(articles.draft, false), isNotNull(articles.priceTimes)))
    .orderBy(asc(articles.position));
}

function idsOf(list: string): ExternalServiceId[] {
  return [
    ...new Set(
      list
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
        .map(externalServiceId),
    ),
  ];
}
