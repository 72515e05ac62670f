import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { articles, shops, type Image, type WeekTimes } from './catalogue.ts';
import { moment, ownedBy, tenant } from './columns.ts';

/** Half-open range of instants, written `[start,end)`. */
const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A practitioner, a cabin or a piece of equipment of one shop. */
export const resources = pgTable(
  'resources',
  {
    companyId: tenant(),
    id: text().notNull(),
    shopId: text('shop_id').notNull(),
    kind: text({ enum: ['practitioner', 'cabin', 'equipment'] }).notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    selectable: boolean().notNull(),
    /** Null works whenever the shop is open. */
    week: jsonb().$type<WeekTimes>(),
    equipmentKind: text('equipment_kind'),
    /** Of a practitioner, and public, as the craft is. */
    picture: jsonb().$type<Image>(),
    craft: jsonb().$type<LocalizedText>().notNull().default({}),
    /** Deleted, and kept for the appointments that speak of it: in no list, fit for nothing. */
    removed: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('resources_shop').on(t.companyId, t.shopId),
    ownedBy(t, t.shopId, shops),
  ],
);

/** Which services a practitioner performs and which a cabin is fit for. */
export const resourceArticles = pgTable(
  'resource_articles',
  {
    companyId: tenant(),
    resourceId: text('resource_id').notNull(),
    articleId: text('article_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.resourceId, t.articleId] }),
    ownedBy(t, t.resourceId, resources),
    ownedBy(t, t.articleId, articles),
  ],
);

/**
 * When a resource is taken, and by what. The exclusion constraint `claims_no_overlap`, written by hand in the migrations,
 * lets no two active claims of one resource overlap: it is what makes a double booking impossible.
 */
export const claims = pgTable(
  'claims',
  {
    companyId: tenant(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    resourceId: text('resource_id').notNull(),
    kind: text({ enum: ['hold', 'appointment', 'event'] }).notNull(),
    /** The hold's, the appointment's or the calendar event's id. */
    ownerId: text('owner_id').notNull(),
    during: instantRange().notNull(),
    /** Only of a hold. */
    expiresAt: moment('expires_at'),
    active: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('claims_owner').on(t.companyId, t.ownerId),
    index('claims_expiry')
      .on(t.companyId, t.expiresAt)
      .where(sql`expires_at is not null`),
    ownedBy(t, t.resourceId, resources),
  ],
);

/** One service of a visit where the scheduler placed it. Instants are ISO 8601 in UTC, the price is in cents. */
export interface HeldLine {
  readonly articleId: string;
  readonly serviceId: ExternalServiceId;
  /** The practitioner that the visitor asked for, null for any. */
  readonly wantedPractitionerId: string | null;
  /** The duration that the visitor asked for, where the service has several. */
  readonly durationMinutes?: number | undefined;
  readonly practitionerId: string;
  /** Those who perform it together with the first; absent where it takes one alone. */
  readonly otherPractitionerIds?: readonly string[] | undefined;
  readonly cabinId: string | null;
  readonly equipmentId: string | null;
  readonly start: string;
  readonly end: string;
  /** Minutes after the end in which the same people and rooms stay taken; absent of what was held before this was kept. */
  readonly pauseMinutes?: number | undefined;
  readonly price: number;
}

export const holds = pgTable(
  'holds',
  {
    companyId: tenant(),
    id: text().notNull(),
    visitKey: text('visit_key').notNull(),
    shopId: text('shop_id').notNull(),
    /** An active hold past `expiresAt` holds nothing any more. */
    status: text({ enum: ['active', 'replaced', 'released', 'booked'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lines: jsonb().$type<HeldLine[]>().notNull(),
    /** Only for this appointment to move to: what the appointment has itself is not claimed a second time. */
    movesAppointment: text('moves_appointment'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('holds_visit').on(t.companyId, t.visitKey),
    ownedBy(t, t.shopId, shops),
  ],
);

export const appointments = pgTable(
  'appointments',
  {
    companyId: tenant(),
    id: text().notNull(),
    reference: text().notNull(),
    holdId: text('hold_id').notNull(),
    shopId: text('shop_id').notNull(),
    userId: text('user_id'),
    status: text().notNull(),
    paymentStatus: text('payment_status').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Cents. */
    total: integer().notNull(),
    customMessage: text('custom_message').notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    locale: text().notNull(),
    /** SHA-256 of the key that opens the appointment without an account. */
    manageKeyHash: text('manage_key_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Rises with each change that calendars have to hear of (RFC 5545). */
    sequence: integer().notNull().default(0),
    /** The beginning that the customer was reminded of last, or need not be. */
    remindedOf: moment('reminded_of'),
    /** Wants to be reminded by SMS as well. */
    smsReminder: boolean('sms_reminder').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('appointments_start').on(t.status, t.startsAt),
    uniqueIndex('appointments_hold').on(t.companyId, t.holdId),
    uniqueIndex('appointments_reference').on(t.companyId, t.reference),
    index('appointments_user').on(t.companyId, t.userId),
    // An account that is opened takes over what its address has without one.
    index('appointments_guest_email')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`user_id is null`),
    ownedBy(t, t.shopId, shops),
  ],
);

/** Further keys that open an appointment: a later mail cannot tell the first, of which only the hash is known. */
export const appointmentKeys = pgTable(
  'appointment_keys',
  {
    companyId: tenant(),
    /** SHA-256 of the key. */
    hash: text().notNull(),
    appointmentId: text('appointment_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.hash] }), ownedBy(t, t.appointmentId, appointments)],
);

export const appointmentLines = pgTable(
  'appointment_lines',
  {
    companyId: tenant(),
    appointmentId: text('appointment_id').notNull(),
    position: integer().notNull(),
    articleId: text('article_id').notNull(),
    /** As it was called when it was booked. */
    name: jsonb().$type<LocalizedText>().notNull(),
    practitionerId: text('practitioner_id').notNull(),
    /** Whether the visitor asked for that one. */
    practitionerChosen: boolean('practitioner_chosen').notNull().default(false),
    /** Of those who perform it together with the first. */
    otherPractitionerIds: jsonb('other_practitioner_ids').$type<readonly string[]>().notNull().default([]),
    cabinId: text('cabin_id'),
    equipmentId: text('equipment_id'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    price: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.appointmentId, t.position] }),
    ownedBy(t, t.appointmentId, appointments),
  ],
);
