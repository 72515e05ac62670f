import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '#domain/locale.ts';
import { moment, ownedBy, tenant } from '../columns.ts';

/** Customers. Texts that a customer lacks are empty. */
export const users = pgTable(
  'users',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Lower case, and proven: it is written here once a code or a link that was sent to it came back. */
    email: text().notNull(),
    /** Null: comes in by codes, links or another service. */
    passwordHash: text('password_hash'),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Whether a code that was sent to the phone came back: only then it is a way in. */
    phoneProven: boolean('phone_proven').notNull().default(false),
    city: text().notNull().default(''),
    /** ISO 3166. */
    country: text().notNull().default(''),
    /** As the customer's own site says: comes in without a password. */
    noPass: boolean('no_pass').notNull().default(false),
    /** Random; by it an authenticator knows whose passkey it has. Null until there was one. */
    passkeyHandle: text('passkey_handle'),
    /** Of letters; empty: that in which the customer uses the site. */
    language: text().notNull().default(''),
    /** Version of the words by which letters with offers are agreed to; empty: they are not. */
    marketing: text().notNull().default(''),
    /** When that was last decided; null: never. */
    marketingAt: moment('marketing_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('users_email')
      .on(t.companyId, t.email)
      .where(sql`${t.email} <> ''`),
    uniqueIndex('users_proven_phone')
      .on(t.companyId, t.phone)
      .where(sql`${t.phoneProven}`),
    index('users_phone').on(t.companyId, t.phone),
  ],
);

/** The private addresses at which calendars find the appointments of customers; their keys are kept as SHA-256. */
export const customerCalendars = pgTable(
  'customer_calendars',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    keyHash: text('key_hash').notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('customer_calendars_key').on(t.keyHash),
    ownedBy(t, t.userId, users),
  ],
);

/** Those who work for a company, and its guests in the back office. */
export const staffMembers = pgTable(
  'staff_members',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Null until the person has chosen one. */
    passwordHash: text('password_hash'),
    role: text({ enum: ['access', 'provider', 'staff', 'manager', 'admin'] }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Internal ids; empty: all shops. */
    shopIds: jsonb('shop_ids').$type<string[]>().notNull(),
    active: boolean().notNull(),
    lastLogin: moment('last_login'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('staff_members_email').on(t.companyId, t.email),
  ],
);

/** Tokens are kept as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: tenant(),
    /** Which of the two tables `userId` is of. */
    realm: text({ enum: ['customer', 'back-office'] }).notNull(),
    userId: text('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** By which it is told of and ended: a token is shown to nobody. */
    id: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** When it was last shown to be the person's: as it began, or by a proof since. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    /** The User-Agent header of whoever used it first; null until then. */
    userAgent: text('user_agent'),
    /** Of `known_devices`: the browser that came in by it; null where it said no word. */
    deviceHash: text('device_hash'),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_person').on(t.companyId, t.realm, t.userId, t.startedAt),
  ],
);

/** Browsers in which a customer came in by a password, a code or a link; kept as the SHA-256 of what the browser keeps, with the account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    companyId: tenant(),
    deviceHash: text('device_hash').notNull(),
    userId: text('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.deviceHash] }),
    index('known_devices_user').on(t.companyId, t.userId),
    ownedBy(t, t.userId, users),
  ],
);

/** Failed log-ins at one account, of one who tries it, or from one address; `subject` is a hash, so that no e-mail or address is kept. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    companyId: tenant(),
    subject: text().notNull(),
    attempts: integer().notNull(),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    last: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject] })],
);
