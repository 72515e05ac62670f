import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InstantRange } from '#domain/time/instant.ts';
import { appointments } from './booking.ts';
import { shops } from './catalogue.ts';
import { moment, ownedBy, tenant } from './columns.ts';

/** Who wants to be told when a place becomes free. Each is told once. */
export const waitingList = pgTable(
  'waiting_list',
  {
    companyId: tenant(),
    id: text().notNull(),
    shopId: text('shop_id').notNull(),
    /** External ids, in the order of the visit. */
    serviceIds: jsonb('service_ids').$type<string[]>().notNull(),
    /** The chosen minutes by external id of a service; others take their usual time. */
    durations: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Null: any practitioner. */
    practitionerId: text('practitioner_id'),
    /** Lower case. */
    email: text().notNull(),
    locale: text().notNull(),
    /** YYYYMMDD in the shop's calendar, both included. */
    firstDate: text('first_date').notNull(),
    lastDate: text('last_date').notNull(),
    /** Wall-clock minutes of the day between which the visit may begin; the end is excluded. */
    fromMinute: integer('from_minute').notNull(),
    untilMinute: integer('until_minute').notNull(),
    /** `waiting`, `offered` a place that is held for them, `taken` it, `missed` it, `left` the list. */
    status: text({ enum: ['waiting', 'offered', 'taken', 'missed', 'left'] }).notNull(),
    /** SHA-256 of the key in the mail that offers a place. */
    keyHash: text('key_hash'),
    /** SHA-256 of the key in the mail that acknowledges the wish; null where it is older than those mails. */
    joinedKeyHash: text('joined_key_hash'),
    /** The appointment that is to move to the place; null: a new one is booked there. */
    appointmentId: text('appointment_id'),
    /** The hold of the offered place. */
    holdId: text('hold_id'),
    offeredUntil: moment('offered_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('waiting_list_shop').on(t.companyId, t.shopId, t.status, t.createdAt),
    index('waiting_list_offers').on(t.status, t.offeredUntil),
    ownedBy(t, t.shopId, shops),
    ownedBy(t, t.appointmentId, appointments),
  ],
);

/** When a resource was taken. */
export interface Claimed extends InstantRange {
  readonly resourceId: string;
}

/** Times that somebody gave back, until they were offered to whoever waits. */
export const freedTimes = pgTable(
  'freed_times',
  {
    companyId: tenant(),
    id: text().notNull(),
    shopId: text('shop_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Who and what is free again, and when: pauses included. */
    claims: jsonb().$type<readonly Claimed[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('freed_times_age').on(t.createdAt),
    ownedBy(t, t.shopId, shops),
  ],
);
