import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JSONWebKeySet } from 'jose';
import { moment, ownedBy, tenant } from '../columns.ts';
import { users } from './people.ts';

/** Further people whom a customer books for; the customer's own profile is the row of `users`. */
export const profiles = pgTable(
  'profiles',
  {
    companyId: tenant(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Empty: that of the customer. */
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    noPass: boolean('no_pass').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('profiles_user').on(t.companyId, t.userId),
    ownedBy(t, t.userId, users),
  ],
);

/** Accounts that somebody wants to open: one comes to be when its addresses are proven. Those nobody finishes are forgotten. */
export const registrations = pgTable(
  'registrations',
  {
    companyId: tenant(),
    id: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    passwordHash: text('password_hash'),
    firstname: text().notNull(),
    lastname: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** Version of the words by which letters with offers are agreed to; empty: they are not. */
    marketing: text().notNull().default(''),
    emailProven: boolean('email_proven').notNull(),
    phoneProven: boolean('phone_proven').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('registrations_email').on(t.companyId, t.email),
    index('registrations_age').on(t.expiresAt),
  ],
);

/** Codes that were sent. Addresses, askers, codes and what they are counted by are kept as SHA-256. */
export const codes = pgTable(
  'codes',
  {
    companyId: tenant(),
    id: text().notNull(),
    purpose: text({ enum: ['register', 'sign-in', 'change', 'link', 'prove'] }).notNull(),
    destination: text().notNull(),
    /** What asked for it: a registration, a session or its customer, or the word that was handed out for it. */
    asker: text().notNull(),
    /** IP address of who asked. */
    address: text().notNull(),
    /** By what its wrong tries are counted: the account, one of its devices, or its customer. */
    countedBy: text('counted_by').notNull().default(''),
    /** Null: nothing was sent, and no code is right. */
    codeHash: text('code_hash'),
    tries: integer().notNull(),
    /** How often it may be tried. */
    maxTries: integer('max_tries').notNull().default(5),
    lastTryAt: moment('last_try_at'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('codes_destination').on(t.companyId, t.destination, t.createdAt),
    index('codes_counted').on(t.companyId, t.countedBy, t.createdAt),
    index('codes_age').on(t.createdAt),
  ],
);

/** Links that were sent: to sign in, or to choose a password. Kept as SHA-256. */
export const accountLinks = pgTable(
  'account_links',
  {
    companyId: tenant(),
    tokenHash: text('token_hash').notNull(),
    purpose: text({ enum: ['sign-in', 'password'] }).notNull(),
    /** Null: nobody has the address that was asked for; nothing was sent, unless to that of a registration. */
    userId: text('user_id'),
    /** Of which the link proves an address, where there was no account. */
    registrationId: text('registration_id'),
    /** Which address of the registration that is. */
    channel: text({ enum: ['email', 'phone'] }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.tokenHash] }),
    index('account_links_age').on(t.expiresAt),
    ownedBy(t, t.userId, users),
  ],
);

/** What was spent of something that there is only so much of in a while, as codes for one phone. `subject` is a hash. */
export const allowances = pgTable(
  'allowances',
  {
    companyId: tenant(),
    sequence: integer().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    /** When it no longer counts. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sequence] }),
    index('allowances_subject').on(t.companyId, t.subject, t.expiresAt),
    index('allowances_age').on(t.expiresAt),
  ],
);

/** The services by which customers of a company may come in: its own settings, never part of what anyone may read. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    companyId: tenant(),
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    issuer: text().notNull(),
    /** Whom its ID tokens are made out to. */
    clientId: text('client_id').notNull(),
    /** By which the company's server speaks to the issuer; null: it needs none. Never sent to a browser. */
    clientSecret: text('client_secret'),
    /** Where visitors say who they are, and where their code is exchanged; null: the sandbox's own. */
    authorizationEndpoint: text('authorization_endpoint'),
    tokenEndpoint: text('token_endpoint'),
    /** Public keys of the issuer; null: the sandbox's own. */
    keys: jsonb().$type<JSONWebKeySet>(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.provider] })],
);

/** Who a customer is at another service. */
export const identities = pgTable(
  'identities',
  {
    companyId: tenant(),
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    subject: text().notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.provider, t.subject] }),
    uniqueIndex('identities_user').on(t.companyId, t.userId, t.provider),
    ownedBy(t, t.userId, users),
  ],
);

/** ID tokens that were shown once; kept as SHA-256 until they would be too old anyway. */
export const spentIdTokens = pgTable(
  'spent_id_tokens',
  { companyId: tenant(), tokenHash: text('token_hash').notNull(), expiresAt: moment('expires_at').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.tokenHash] }), index('spent_id_tokens_age').on(t.expiresAt)],
);

/** Which record of the salon's own file a customer is. */
export const customerLinks = pgTable(
  'customer_links',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    /** The record's number in the file. */
    artebeauteId: text('artebeaute_id').notNull(),
    requireSmsCode: boolean('require_sms_code').notNull(),
    /** False until the code came back. */
    confirmed: boolean().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex('customer_links_record').on(t.companyId, t.artebeauteId),
    ownedBy(t, t.userId, users),
  ],
);

/** Every SMS that was sent; written in the transaction that causes it. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    companyId: tenant(),
    id: text().notNull(),
    sequence: integer().generatedAlwaysAsIdentity(),
    to: text('to_number').notNull(),
    locale: text().notNull(),
    text: text().notNull(),
    /** Written down to take as long, but not sent: nobody asked for it who has the number. */
    withheld: boolean().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('sms_outbox_newest').on(t.sequence)],
);
