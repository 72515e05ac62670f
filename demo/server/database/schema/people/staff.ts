import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownedBy, tenant } from '../columns.ts';
import { staffMembers } from './people.ts';

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
    ownedBy(t, t.memberId, staffMembers),
  ],
);

/** The key with which a new company gets its first administrator, once; kept as SHA-256 only. */
export const companySetups = pgTable(
  'company_setups',
  { companyId: tenant(), keyHash: text('key_hash').notNull() },
  (t) => [primaryKey({ columns: [t.companyId] })],
);
