import { ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { ServerContext } from '../context.ts';
import { events } from '../database/schema/content.ts';
import { companies } from '../database/schema/tenants.ts';

/** Hosts that are this machine alone, whatever port they were written with. */
const OWN = 'https?://([a-z0-9.-]+\\.localhost)(:[0-9]+)?';

/** Has the links between the demo's hosts lead to where it is served now: the seed and its database know no port. */
export async function moveOwnAddresses({
  db,
  originOf,
}: Pick<ServerContext, 'db' | 'originOf'>): Promise<void> {
  const here = originOf('\\1');
  const moved = (text: SQLWrapper) => sql<string>`regexp_replace(${text}, ${OWN}, ${here}, 'g')`;
  const profile = sql`${companies.profile}::text`;
  await db
    .update(companies)
    .set({ profile: sql<CompanyWire>`${moved(profile)}::jsonb` })
    .where(ne(profile, moved(profile)));
  await db
    .update(events)
    .set({ linkUrl: moved(events.linkUrl) })
    .where(ne(events.linkUrl, moved(events.linkUrl)));
}
