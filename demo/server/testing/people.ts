import { and, eq } from 'drizzle-orm';
import type { Call } from '#contract/call.ts';
import type { Caller } from '../router/route.ts';
import { startSession } from '../accounts/sessions.ts';
import { staffMembers, users } from '../database/schema/people/people.ts';
import { clientOf, type Client } from './client.ts';
import type { TestServer } from './test-server.ts';

/** A token of a test company's person: its first customer, or the one of its back office who has the role. */
export async function tokenOfRole(
  server: TestServer,
  company: string,
  role: Caller['role'],
): Promise<string> {
  const { db } = server.database;
  const now = server.clock.now();
  if (role === 'customer') {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.companyId, company), eq(users.email, 'camille@example.com')));
    return startSession(db, { companyId: company, realm: 'customer', userId: user?.id ?? '', now });
  }
  const [member] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.companyId, company), eq(staffMembers.role, role)));
  return startSession(db, { companyId: company, realm: 'back-office', userId: member?.id ?? '', now });
}

/** The product's own client, as one of the company's people. */
export async function clientAs(server: TestServer, company: string, role: Caller['role']): Promise<Client> {
  return clientOf(server, company, { token: await tokenOfRole(server, company, role) });
}

/** A token of someone of the company who may make a call; a customer's where nobody's is looked at. */
export function tokenFor(server: TestServer, company: string, call: Call): Promise<string> {
  const isCustomers = call.audience !== 'back-office' || call.role === 'customer';
  return tokenOfRole(
    server,
    company,
    isCustomers ? 'customer' : call.role === 'visitor' ? 'admin' : call.role,
  );
}
