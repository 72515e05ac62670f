import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { staffMembers } from './people.ts';
import { companies } from './tenants.ts';

const tenant = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Links to choose a password, by which people of the back office come in; kept as SHA-256 only. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    companyId: tenant(),
    tokenHash: text('token_hash').notNull(),
    memberId: text('member_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.tokenHash] }),
    index('staff_invitations_member').on(t.companyId, t.memberId),
    foreignKey({
      columns: [t.companyId, t.memberId],
      foreignColumns: [staffMembers.companyId, staffMembers.id],
    }).onDelete('cascade'),
  ],
);

/** The key with which a new company gets its first administrator, once; kept as SHA-256 only. */
export const companySetups = pgTable(
  'company_setups',
  { companyId: tenant(), keyHash: text('key_hash').notNull() },
  (t) => [primaryKey({ columns: [t.companyId] })],
);
