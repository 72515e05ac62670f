import { currencyOf } from '#domain/prices/money.ts';
import type { ListedAppointment } from '#domain/appointments/listed-appointment.ts';
import { amount, each, fields, id, isoInstant, integer, list, localized, text, type Warn } from '../read.ts';

export interface VisitPage {
  readonly visits: readonly ListedAppointment[];
  /** Of all pages. */
  readonly total: number;
}

/** What can be read of a page of orders; those without an appointment are not visits. Null for what is no list. */
export function parseVisits(value: unknown, warn: Warn): VisitPage | null {
  const read = fields(value);
  if (!Array.isArray(read['data'])) return null;
  const items = read['data'].filter((item) => fields(item)['appointment'] !== null);
  const visits = each(items, 'customer order', warn, parseVisit);
  return { visits, total: integer(read['total'], visits.length) };
}

function parseVisit(value: unknown): ListedAppointment | null {
  const read = fields(value);
  const visit = fields(read['appointment']);
  const startsAt = isoInstant(visit['start']);
  const endsAt = isoInstant(visit['end']);
  const currency = currencyOf(text(read['currency']));
  const timeZone = text(visit['timeZone']);
  if (!id(read['ideorder']) || startsAt === null || endsAt === null || !isZone(timeZone)) return null;
  const services = (list(read['lines']) ?? []).map(fields).filter(({ kind }) => kind === 'service');
  return {
    orderId: id(read['ideorder']),
    appointmentId: id(visit['id']),
    reference: text(visit['reference']),
    status: text(read['status']),
    shopName: text(read['shopName']),
    timeZone,
    startsAt,
    endsAt,
    services: services.map(({ name }) => localized(name)),
    // What else the order holds is no part of the visit.
    total: services.reduce((sum, { net }) => sum + (amount(net, currency) ?? 0), 0),
    currency,
  };
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** The shop of the first appointment in a page of orders, which begins with the newest; null for what is no list. */
export function newestShopOf(value: unknown): { readonly externalShopId: string | null } | null {
  const { data } = fields(value);
  if (!Array.isArray(data)) return null;
  const newest = data
    .map(fields)
    .find(({ appointment }) => appointment !== null && appointment !== undefined);
  return { externalShopId: (newest && id(newest['shopId'])) || null };
}
