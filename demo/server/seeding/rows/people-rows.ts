import type { SeedCompany } from '#seed/model.ts';
import { sandboxIssuer } from '../../accounts/social/sandbox-issuer.ts';
import type { customerLinks, identityProviders, profiles } from '../../database/schema/people/accounts.ts';
import type { staffMembers, users } from '../../database/schema/people/people.ts';

interface PeopleRows {
  readonly users: (typeof users.$inferInsert)[];
  readonly staffMembers: (typeof staffMembers.$inferInsert)[];
  readonly profiles: (typeof profiles.$inferInsert)[];
  readonly customerLinks: (typeof customerLinks.$inferInsert)[];
  readonly identityProviders: (typeof identityProviders.$inferInsert)[];
}

/** Those who belong to a company, and the services by which its customers may come in. A seeded phone is proven. */
export function peopleRows({ company, people }: SeedCompany, passwordHash: string, now: Date): PeopleRows {
  const companyId = company.nickname;
  const rows: PeopleRows = {
    users: [],
    staffMembers: [],
    profiles: [],
    customerLinks: [],
    identityProviders: (['google', 'facebook'] as const).map((provider) => ({
      companyId,
      provider,
      issuer: sandboxIssuer(provider),
      clientId: `vitrine-${companyId}`,
      keys: null,
    })),
  };
  for (const [index, person] of people.entries()) {
    const { role, phone, record, others = [], ...names } = person;
    const userId = `user-${index + 1}`;
    const row = { ...names, companyId, id: userId, passwordHash, email: person.email.toLowerCase() };
    if (role !== 'customer') {
      rows.staffMembers.push({ ...row, role, shopIds: [], active: true });
      continue;
    }
    rows.users.push({ ...row, phone, phoneProven: phone !== '' });
    rows.profiles.push(
      ...others.map((other, position) => ({
        companyId,
        id: `profile-${index + 1}-${position + 1}`,
        userId,
        ...other,
        createdAt: now,
      })),
    );
    if (record !== undefined) {
      rows.customerLinks.push({
        companyId,
        userId,
        artebeauteId: record,
        requireSmsCode: phone !== '',
        confirmed: true,
        createdAt: now,
      });
    }
  }
  return rows;
}
