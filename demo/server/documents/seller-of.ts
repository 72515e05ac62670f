import { and, asc, eq } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { companies } from '../database/schema/tenants.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { Seller } from './document-content.ts';

interface Place {
  readonly seller: Seller;
  readonly timeZone: string;
}

/** Who sold an order, and by which clock: its shop's; of vouchers alone, the company's first. */
export async function sellerOf(tx: Database, { companyId, shopId }: OrderRow): Promise<Place> {
  const [found] = await tx
    .select({ shop: shops, profile: companies.profile })
    .from(shops)
    .innerJoin(companies, eq(companies.id, shops.companyId))
    .where(and(eq(shops.companyId, companyId), shopId === null ? undefined : eq(shops.id, shopId)))
    .orderBy(asc(shops.position), asc(shops.id))
    .limit(1);
  if (found === undefined) throw new Error(`The company ${companyId} has no shop to sell in.`);
  const { shop, profile } = found;
  return { seller: sellerAt(shop, profile), timeZone: shop.timeZone };
}

function sellerAt(
  { address }: Pick<typeof shops.$inferSelect, 'address'>,
  { identity }: CompanyWire,
): Seller {
  const { legalName, registration = '', vatNumbers = {}, displayName, email } = identity;
  return {
    name: legalName || displayName,
    address: [address.address, `${address.zipcode} ${address.city}`],
    country: address.country,
    registration,
    vatNumber: vatNumbers[address.country] ?? '',
    email,
  };
}
