import { sumOf } from '#domain/carts/sale-sums.ts';
import { currencyOf, type Cents, type Currency } from '#domain/prices/money.ts';
import type { ListedAppointment } from '#domain/appointments/listed-appointment.ts';
import {
  amount,
  each,
  fields,
  id,
  isoInstant,
  integer,
  list,
  localized,
  text,
  type Warn,
  type WireFields,
} from '../read.ts';

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
    total: priceOf(services, currency) ?? amount(read['total'], currency) ?? 0,
    currency,
  };
}

/** Of the visit alone, whatever else its order holds; null where its lines do not say. */
function priceOf(services: readonly WireFields[], currency: Currency): Cents | null {
  const nets = services.flatMap(({ net }) => amount(net, currency) ?? []);
  return nets.length > 0 && nets.length === services.length ? sumOf(nets) : null;
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
