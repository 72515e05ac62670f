import { asc, eq } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { identityProviders } from '../../database/schema/people/accounts.ts';

/** Where the sandbox's services are. */
const SANDBOX_HOST = 'accounts.localhost';

/** The services by which customers of a company may come in, and where each is asked. */
export async function offeredProviders(
  { db, originOf }: Pick<ServerContext, 'db' | 'originOf'>,
  companyId: string,
) {
  const rows = await db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.companyId, companyId))
    .orderBy(asc(identityProviders.provider));
  return rows.map(({ provider, clientId, authorizationEndpoint }) => ({
    provider,
    clientId,
    url: authorizationEndpoint ?? `${originOf(SANDBOX_HOST)}/${provider}/authorize`,
  }));
}
