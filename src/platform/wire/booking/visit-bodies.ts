import type {
  bookAppointment,
  holdSlot,
  moveAppointment,
  priceAppointment,
} from '#contract/booking/appointments.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import { toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Instant } from '#domain/time/instant.ts';
import { fields, isObject } from '../read.ts';
import { isoOf, type BodyOf } from '../write.ts';

/** One service that a slot is asked for. */
export interface HoldLine {
  readonly externalServiceId: ExternalServiceId;
  /** Null: whoever is free. */
  readonly practitionerId: string | null;
  /** Null: as long as the service usually takes. */
  readonly durationMinutes: number | null;
}

interface HoldWish {
  readonly visitKey: string;
  readonly externalShopId: ExternalShopId;
  readonly startsAt: Instant;
  readonly lines: readonly HoldLine[];
  /** The appointment that is to move there. */
  readonly moving?: { readonly id: string; readonly key?: string } | undefined;
}

export function holdBody({
  visitKey,
  externalShopId,
  startsAt,
  lines,
  moving,
}: HoldWish): BodyOf<typeof holdSlot> {
  return {
    visitKey,
    shopid: externalShopId,
    start: isoOf(startsAt),
    lines: lines.map(({ externalServiceId, practitionerId, durationMinutes }) => ({
      serviceid: externalServiceId,
      ...(practitionerId !== null && { practitionerId }),
      ...(durationMinutes !== null && { duration: durationMinutes }),
    })),
    ...(moving && { moving }),
  };
}

interface HeldSlot {
  readonly holdId: string;
  readonly visitKey: string;
}

export function priceBody(
  { holdId, visitKey }: HeldSlot,
  codes: readonly string[],
): BodyOf<typeof priceAppointment> {
  return { holdId, visitKey, codes: [...codes] };
}

export type BookBody = BodyOf<typeof bookAppointment>;

interface Booking extends HeldSlot {
  /** Checked: the phone is E.164. */
  readonly contact: ContactInput;
  /** What the visitor was shown as left to pay. */
  readonly due: Cents;
  /** Null: nothing is taken off, not even what applies by itself. */
  readonly codes: readonly string[] | null;
  readonly smsReminder: boolean;
}

export function bookBody(
  { holdId, visitKey, contact: { message, ...customer }, due, codes, smsReminder }: Booking,
  currency: Currency,
): BookBody {
  return {
    myAppointment: {
      holdId,
      visitKey,
      customer,
      customMessage: message,
      acceptedTotal: toDecimal(due, currency),
      ...(codes && { codes: [...codes] }),
      ...(smsReminder && { smsReminder }),
    },
  };
}

/** Whether a stored value was made by `bookBody`; what is in it is the server's to judge, as of any request. */
export function isBookBody(value: unknown): value is BookBody {
  return isObject(fields(value)['myAppointment']);
}

interface Move extends HeldSlot {
  /** Opens the appointment without an account; empty for an account. */
  readonly key: string;
  /** What the visit costs at the new moment, as the visitor was shown. */
  readonly price: Cents;
}

export function moveBody(
  { holdId, visitKey, key, price }: Move,
  currency: Currency,
): BodyOf<typeof moveAppointment> {
  return { holdId, visitKey, acceptedTotal: toDecimal(price, currency), ...(key !== '' && { key }) };
}
