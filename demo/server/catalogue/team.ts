import { and, asc, eq } from 'drizzle-orm';
import type { TeamMemberWire } from '#contract/shop/resources.schemas.ts';
import type { Database } from '../database/database.ts';
import { resources } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { standing } from './shops.ts';

/** Whom a visitor may choose in a shop, each with what visitors may know of them. */
export async function teamOf(
  db: Database,
  companyId: string,
  shopId: string,
): Promise<TeamMemberWire[] | Refusal> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(standing(companyId), eq(shops.id, shopId)));
  if (shop === undefined) return refuse('not_found');
  return db
    .select({
      id: resources.id,
      displayname: resources.name,
      picture: resources.picture,
      craft: resources.craft,
    })
    .from(resources)
    .where(
      and(
        eq(resources.companyId, companyId),
        eq(resources.shopId, shopId),
        eq(resources.kind, 'practitioner'),
        eq(resources.selectable, true),
        eq(resources.removed, false),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id));
}
