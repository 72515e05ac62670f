import { and, eq } from 'drizzle-orm';
import { externalShopId } from '#domain/catalogue/ids.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { findHold, type HoldRecord } from './appointments/book.ts';
import { shopFacts } from './schedule/shop-facts.ts';
import { visitOf, wantedLine, type Visit } from './visit.ts';

export interface HeldVisit {
  readonly hold: HoldRecord;
  readonly visit: Visit;
}

/** What a visit holds, as the company, the shop and the services are now; refused where nobody may book it any more. */
export async function readHeldVisit(
  db: Database,
  tenant: Tenant,
  { holdId, visitKey }: { readonly holdId: string; readonly visitKey: string },
  /** The appointment that is to move there. */
  moving: string | null = null,
): Promise<HeldVisit | Refusal> {
  const hold = await findHold(db, tenant.id, { id: holdId, visitKey, moving });
  if (hold === null) return refuse('hold_expired');
  const [shop] = await db
    .select({ externalId: shops.externalId })
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.id, hold.shopId)));
  const lines = hold.lines.map(wantedLine);
  const ids = lines.map(({ externalServiceId }) => externalServiceId);
  const facts = shop === undefined ? null : await shopFacts(db, tenant, externalShopId(shop.externalId), ids);
  if (facts === null) return refuse('hold_expired');
  const visit = visitOf(tenant, facts, lines);
  if (!(visit instanceof Refusal)) return { hold, visit };
  // Who or how long was chosen is not to be had any more: nothing of what the caller has sent now is wrong.
  return visit.type === 'invalid' ? refuse('hold_expired') : visit;
}
