import type { Appointment, Hold, PlacedService, PlacedServices } from '#domain/appointments/appointment.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { amount, fields, flag, id, isoInstant, list, localized, text } from '../read.ts';
import { parseLateFee } from './prices.ts';

/** Null for what is no hold: without id, end, sum or one readable line. */
export function parseHold(value: unknown, currency: Currency): Hold | null {
  const read = fields(value);
  const expiresAt = isoInstant(read['expiresAt']);
  const total = amount(read['total'], currency);
  const lines = parseLines(read['lines'], currency);
  if (!id(read['holdId']) || expiresAt === null || total === null || !lines) return null;
  return {
    id: id(read['holdId']),
    expiresAt,
    externalShopId: externalShopId(id(read['shopid'])),
    lines,
    total,
  };
}

/** Null for what is no appointment; only what a confirmation cannot do without is required. */
export function parseAppointment(value: unknown, currency: Currency): Appointment | null {
  const read = fields(value);
  const startsAt = isoInstant(read['start']);
  const endsAt = isoInstant(read['end']);
  const lines = parseLines(read['lines'], currency);
  if (!id(read['id']) || startsAt === null || endsAt === null || !lines) return null;
  const customer = fields(read['customer']);
  return {
    id: id(read['id']),
    reference: text(read['reference']) || id(read['id']),
    status: text(read['status']),
    paymentStatus: text(read['paymentStatus']),
    externalShopId: externalShopId(id(read['shopid'])),
    startsAt,
    endsAt,
    lines,
    total: amount(read['total'], currency) ?? lines.reduce((sum, line) => sum + line.price, 0),
    discountName: localized(read['discountName']),
    paid: amount(read['paid'], currency) ?? 0,
    lateFee: parseLateFee(read['lateFee'], currency),
    smsReminderAt: isoInstant(read['smsReminderAt']),
    contact: {
      firstname: text(customer['firstname']),
      lastname: text(customer['lastname']),
      email: text(customer['email']),
      phone: text(customer['phone']),
      message: text(read['customMessage']),
    },
    manageKey: text(read['manageKey']),
    manageUrl: webAddress(read['manageUrl']),
  };
}

/** An address of the web; empty for anything else, which no link may hold. */
function webAddress(value: unknown): string {
  return /^https?:\/\//.test(text(value)) ? text(value) : '';
}

/** Null where one line cannot be read: half of a visit is not to be shown as the whole. */
function parseLines(value: unknown, currency: Currency): PlacedServices | null {
  const items = list(value) ?? [];
  const [first, ...rest] = items.flatMap((item) => parseLine(item, currency) ?? []);
  return first && rest.length + 1 === items.length ? [first, ...rest] : null;
}

function parseLine(value: unknown, currency: Currency): PlacedService | null {
  const read = fields(value);
  const startsAt = isoInstant(read['start']);
  const endsAt = isoInstant(read['end']);
  const price = amount(read['price'], currency);
  if (!id(read['serviceid']) || startsAt === null || endsAt === null || price === null) return null;
  return {
    externalServiceId: externalServiceId(id(read['serviceid'])),
    name: localized(read['name']),
    startsAt,
    endsAt,
    practitioner: parsePractitioner(read['practitioner']),
    isPractitionerChosen: flag(read['practitionerChosen'], false),
    otherPractitioners: (list(read['otherPractitioners']) ?? []).map(parsePractitioner),
    price,
  };
}

function parsePractitioner(value: unknown): PlacedService['practitioner'] {
  const read = fields(value);
  return { id: id(read['id']), name: text(read['displayname']) };
}
