import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DocumentWire } from '#contract/fields/document.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../database/schema/selling/documents.ts';
import { documentAddress } from './document-address.ts';

type Documents = ReadonlyMap<string, readonly DocumentWire[]>;

/** The invoices and credit notes of orders, by the order, as they are told to whoever may read them; `origin`: of the company's site. */
export async function shownDocuments(
  db: Database,
  { companyId, origin }: { readonly companyId: string; readonly origin: string },
  orderIds: readonly string[],
): Promise<Documents> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.orderId, [...orderIds])))
    .orderBy(asc(documents.createdAt), asc(documents.sequence));
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, issued]) => [
      orderId,
      issued.map(({ id, kind, number }) => ({ kind, number, url: documentAddress(origin, { id }) })),
    ]),
  );
}
