import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { hosts } from '../../database/schema/tenants.ts';
import { normalizedHost } from '../../http/requests/request-url.ts';
import type { Tenant } from '../../router/route.ts';

/** Whom a passkey is made for and shown to. */
export interface RelyingParty {
  /** A host of the company. */
  readonly id: string;
  /** Of its pages, as browsers say it. */
  readonly origin: string;
}

/** The company as it is known on one of its own hosts; null for any other: whoever asks may say what they like. */
export async function relyingPartyOf(
  { db, originOf }: ServerContext,
  { id: companyId }: Tenant,
  host: string,
): Promise<RelyingParty | null> {
  const [found] = await db
    .select({ host: hosts.host })
    .from(hosts)
    .where(and(eq(hosts.companyId, companyId), eq(hosts.host, normalizedHost(host))));
  return found === undefined ? null : relyingParty({ originOf }, found.host);
}

export function relyingParty({ originOf }: Pick<ServerContext, 'originOf'>, host: string): RelyingParty {
  return { id: host, origin: originOf(host) };
}
