import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { PaymentStatus } from '#domain/appointments/booking-status.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { keepPhone } from '../../accounts/customer/keep-phone.ts';
import type { Database } from '../../database/database.ts';
import {
  appointmentLines,
  appointments,
  claims,
  holds,
  type HeldLine,
} from '../../database/schema/booking.ts';
import { tokenHash } from '../../router/identify.ts';
import { newReference } from '../../orders/reference.ts';
import { newKey } from './appointment-keys.ts';
import { resourcesOf } from '../line-people.ts';
import {
  claimLines,
  freeExpired,
  isStillOffered,
  placeVisit,
  lockFor,
  lockShop,
} from '../schedule/placing.ts';
import { dropClaims } from '../schedule/taken-times.ts';
import { priceOfService, startOfLine, wantedLine, type Visit } from '../visit.ts';

export type HoldRecord = typeof holds.$inferSelect;

export interface BookingRequest {
  readonly hold: HoldRecord;
  /** Checked: the phone is E.164. */
  readonly contact: ContactInput;
  readonly smsReminder: boolean;
  readonly userId: string | null;
  /** Where the company's site is. */
  readonly origin: string;
  readonly locale: Locale;
  readonly now: Instant;
  readonly status: 'pending' | 'confirmed';
  readonly paymentStatus: PaymentStatus;
  /** What the visit costs after discounts. */
  readonly total: Cents;
  /** What took them off; empty where nothing did. */
  readonly discountName: LocalizedText;
  /** Of that, what need not be paid in the shop any more. */
  readonly paid: Cents;
  /** On a card, and not charged. */
  readonly authorised: Cents;
  /** Of the price, what a late cancellation costs. */
  readonly lateFeePercent: number;
}

/** An appointment as it was just made. */
export interface Booked {
  readonly id: string;
  readonly reference: string;
  readonly manageKey: string;
  readonly status: 'pending' | 'confirmed';
  readonly paymentStatus: PaymentStatus;
  readonly visit: Visit;
  readonly lines: readonly HeldLine[];
  readonly total: Cents;
  readonly discountName: LocalizedText;
  readonly paid: Cents;
  readonly authorised: Cents;
  readonly lateFeePercent: number;
  readonly contact: ContactInput;
  readonly smsReminder: boolean;
  readonly locale: Locale;
  /** Where the company's site is. */
  readonly origin: string;
  readonly createdAt: number;
  /** Rises with each change that calendars have to hear of. */
  readonly sequence: number;
}

/** `replaced`: the visit holds another moment by now. `gone`: the hold is over and its moment is taken. */
export type BookingObstacle = 'already-booked' | 'replaced' | 'gone';

/** The hold of a visit; null where the company knows none such, or where it is for an appointment other than `moving` to move to. */
export async function findHold(
  db: Database,
  companyId: string,
  {
    id,
    visitKey,
    moving,
  }: { readonly id: string; readonly visitKey: string; readonly moving: string | null },
): Promise<HoldRecord | null> {
  const [hold] = await db
    .select()
    .from(holds)
    .where(and(eq(holds.companyId, companyId), eq(holds.id, id), eq(holds.visitKey, visitKey)));
  if (hold === undefined) return null;
  return hold.movesAppointment === null || hold.movesAppointment === moving ? hold : null;
}

/**
 * Turns a hold into an appointment, in a transaction of `retryClaims`. One that has run out, or whose
 * people and rooms the shop has taken away, is taken again where its moment is still free.
 */
export async function bookVisit(
  tx: Database,
  visit: Visit,
  request: BookingRequest,
): Promise<Booked | BookingObstacle> {
  const { hold, now } = request;
  await lockFor(tx, hold.companyId, `visit ${hold.visitKey}`);
  const status = await statusOf(tx, hold);
  if (status === 'booked') return 'already-booked';
  if (status !== 'active' && status !== 'released') return 'replaced';
  const id = randomUUID();
  const isHeld = status === 'active' && (await isStillOffered(tx, visit, hold));
  const lines =
    isHeld && (await turnClaims(tx, hold, id, now))
      ? repriced(visit, hold.lines)
      : await takeAgain(tx, visit, hold, { appointmentId: id, now });
  return lines === null ? 'gone' : insertAppointment(tx, visit, request, { id, lines });
}

async function statusOf(tx: Database, hold: HoldRecord): Promise<HoldRecord['status'] | null> {
  const [row] = await tx
    .select({ status: holds.status })
    .from(holds)
    .where(and(eq(holds.companyId, hold.companyId), eq(holds.id, hold.id)))
    .for('update');
  return row?.status ?? null;
}

/** The claims of a hold that is still good become the appointment's; false where the hold has run out. */
async function turnClaims(
  tx: Database,
  hold: HoldRecord,
  appointmentId: string,
  now: Instant,
): Promise<boolean> {
  if (hold.expiresAt.getTime() <= now) return false;
  const wanted = hold.lines.flatMap(resourcesOf);
  const turned = await tx
    .update(claims)
    .set({ kind: 'appointment', ownerId: appointmentId, expiresAt: null })
    .where(and(eq(claims.companyId, hold.companyId), eq(claims.kind, 'hold'), eq(claims.ownerId, hold.id)))
    .returning({ id: claims.id });
  if (turned.length === wanted.length) return true;
  // Whoever came after its last moment, as this call waited, has cleared away what they look for themselves.
  await dropClaims(tx, hold.companyId, { kind: 'appointment', id: appointmentId });
  return false;
}

export function repriced(visit: Visit, lines: readonly HeldLine[]): HeldLine[] {
  return lines.map((line) => ({
    ...line,
    price: priceOfService(visit, wantedLine(line), startOfLine(line)),
  }));
}

export async function takeAgain(
  tx: Database,
  visit: Visit,
  hold: HoldRecord,
  { appointmentId, now }: { readonly appointmentId: string; readonly now: Instant },
): Promise<HeldLine[] | null> {
  await lockShop(tx, visit, instantOf(hold.startsAt));
  await tx
    .delete(claims)
    .where(and(eq(claims.companyId, hold.companyId), eq(claims.kind, 'hold'), eq(claims.ownerId, hold.id)));
  await freeExpired(tx, visit, now);
  const seen = { now, visitKey: hold.visitKey };
  const lines = await placeVisit(tx, visit, instantOf(hold.startsAt), seen);
  if (lines === null) return null;
  await claimLines(tx, visit, lines, { kind: 'appointment', id: appointmentId, expiresAt: null });
  return lines;
}

async function insertAppointment(
  tx: Database,
  visit: Visit,
  request: BookingRequest,
  { id, lines }: { readonly id: string; readonly lines: readonly HeldLine[] },
): Promise<Booked> {
  const { hold, contact, locale, now, origin, status, paymentStatus, total, discountName, paid } = request;
  const booked: Booked = {
    id,
    reference: newReference(),
    manageKey: newKey(),
    status,
    paymentStatus,
    visit,
    lines,
    total,
    discountName,
    paid,
    authorised: request.authorised,
    lateFeePercent: request.lateFeePercent,
    contact,
    smsReminder: request.smsReminder,
    locale,
    origin,
    createdAt: now,
    sequence: 0,
  };
  await tx
    .update(holds)
    .set({ status: 'booked' })
    .where(and(eq(holds.companyId, hold.companyId), eq(holds.id, hold.id)));
  await tx.insert(appointments).values(appointmentRow(booked, request));
  await tx.insert(appointmentLines).values(lineRows(booked));
  const { userId } = request;
  if (userId !== null) await keepPhone(tx, { companyId: hold.companyId, userId, ...contact });
  return booked;
}

function appointmentRow(booked: Booked, { hold, userId }: BookingRequest): typeof appointments.$inferInsert {
  const { id, reference, lines, total, contact, locale, createdAt } = booked;
  return {
    companyId: hold.companyId,
    id,
    reference,
    holdId: hold.id,
    shopId: hold.shopId,
    userId,
    status: booked.status,
    paymentStatus: booked.paymentStatus,
    startsAt: new Date(lines[0]?.start ?? hold.startsAt),
    endsAt: new Date(lines.at(-1)?.end ?? hold.startsAt),
    total,
    customMessage: contact.message,
    firstname: contact.firstname,
    lastname: contact.lastname,
    email: contact.email,
    phone: contact.phone,
    locale,
    manageKeyHash: tokenHash(booked.manageKey),
    smsReminder: booked.smsReminder,
    createdAt: new Date(createdAt),
  };
}

export function lineRows({
  id,
  visit,
  lines,
}: Pick<Booked, 'id' | 'visit' | 'lines'>): (typeof appointmentLines.$inferInsert)[] {
  return lines.map((line, position) => ({
    companyId: visit.tenant.id,
    appointmentId: id,
    position,
    articleId: line.articleId,
    name: visit.facts.services.get(line.serviceId)?.article.name ?? {},
    practitionerId: line.practitionerId,
    practitionerChosen: line.wantedPractitionerId !== null,
    otherPractitionerIds: line.otherPractitionerIds ?? [],
    cabinId: line.cabinId,
    equipmentId: line.equipmentId,
    startsAt: new Date(line.start),
    endsAt: new Date(line.end),
    price: line.price,
  }));
}
