import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents } from '../database/schema/selling/documents.ts';
import { findOrder } from '../orders/order-rows.ts';
import { shownNumber } from '../orders/shown-number.ts';
import { cartLocale } from '../payments/carts.ts';
import { documentSheet } from './pdf/document-sheet.ts';
import { drawDocument } from './pdf/draw-document.ts';

/** A document as a file: the same each time it is read, in the language of its buyer. */
export interface DocumentFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Null where the company has no document of that id. */
export async function readDocument(
  db: Database,
  companyId: string,
  id: string,
): Promise<DocumentFile | null> {
  const document = await documentBy(db, companyId, id);
  const order = document === null ? null : await findOrder(db, companyId, document.orderId);
  if (document === null || order === null) return null;
  const invoice = document.invoiceId === null ? null : await documentBy(db, companyId, document.invoiceId);
  const sheet = documentSheet({
    document,
    locale: cartLocale(order),
    buyer: { name: `${order.firstname} ${order.lastname}`.trim(), email: order.email },
    orderNumber: await shownNumber(db, order),
    invoiceNumber: invoice?.number ?? null,
  });
  return { name: `${document.number}.pdf`, content: await drawDocument(sheet, document.createdAt) };
}

async function documentBy(db: Database, companyId: string, id: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.id, id)));
  return document ?? null;
}
