import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, ownedBy, tenant } from '../columns.ts';
import { users } from './people.ts';

/** Public halves of the passkeys of customers. */
export const passkeys = pgTable(
  'passkeys',
  {
    companyId: tenant(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    /** Base64url; the authenticator chose it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses that the authenticator has counted; 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** The host of the company whose pages it is for: the id of the relying party. */
    host: text().notNull(),
    /** Empty: what it was made in says enough. */
    name: text().notNull().default(''),
    /** What it was made in, by its own word; empty where it said nothing known. */
    browser: text().notNull(),
    system: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('passkeys_credential').on(t.companyId, t.credentialId),
    index('passkeys_user').on(t.companyId, t.userId),
    ownedBy(t, t.userId, users),
  ],
);

/** What authenticators have been asked to sign, until it comes back or is too old. Kept as SHA-256. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    companyId: tenant(),
    challengeHash: text('challenge_hash').notNull(),
    purpose: text({ enum: ['create', 'sign-in'] }).notNull(),
    /** Whose passkey is to be made; null to sign in, as nobody knows who comes. */
    userId: text('user_id'),
    host: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.challengeHash] }),
    index('passkey_challenges_age').on(t.expiresAt),
    ownedBy(t, t.userId, users),
  ],
);
