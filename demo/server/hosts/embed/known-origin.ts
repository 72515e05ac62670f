import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { hosts } from '../../database/schema/tenants.ts';
import { normalizedHost } from '../../http/requests/request-url.ts';

/** What a machine calls itself. */
export const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin under which a request has reached this server, by its `Host`. Null for a name that is neither the operator's nor a
 * company's: anybody may invent one, and what was made for it must reach nobody else.
 */
export async function knownOrigin(
  { db, originOf, apiHosts = OWN_NAMES }: Pick<ServerContext, 'db' | 'originOf' | 'apiHosts'>,
  hostname: string,
): Promise<string | null> {
  const host = normalizedHost(hostname);
  if (apiHosts.includes(host)) return originOf(host);
  const [known] = await db.select({ host: hosts.host }).from(hosts).where(eq(hosts.host, host));
  return known === undefined ? null : originOf(host);
}
