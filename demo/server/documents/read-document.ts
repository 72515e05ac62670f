import { and, eq } from 'drizzle-orm';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../database/schema/selling/documents.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { findOrder } from '../orders/order-rows.ts';
import { shownNumber } from '../orders/shown-number.ts';
import { cartLocale } from '../payments/carts.ts';
import type { DocumentRow } from './issue.ts';
import { documentSheet, type DocumentSheet } from './pdf/document-sheet.ts';
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
  const sheet = document && (await sheetOf(db, document));
  return sheet && { name: `${document.number}.pdf`, content: await drawDocument(sheet, document.createdAt) };
}

/** What it says, in the language of its buyer; null without its order. Who bought is told by the order, as long as that is known. */
export async function sheetOf(db: Database, document: DocumentRow): Promise<DocumentSheet | null> {
  const { companyId, orderId, invoiceId } = document;
  const order = await findOrder(db, companyId, orderId);
  if (order === null) return null;
  const invoice = invoiceId === null ? null : await documentBy(db, companyId, invoiceId);
  const { firstname, lastname, email } = order;
  return documentSheet({
    document,
    locale: cartLocale(order),
    buyer: {
      name: `${firstname} ${lastname}`.trim(),
      address: await addressOf(db, companyId, orderId),
      email,
    },
    orderNumber: await shownNumber(db, order),
    invoiceNumber: invoice?.number ?? null,
  });
}

async function addressOf(db: Database, companyId: string, orderId: string): Promise<PostalAddress | null> {
  const [sent] = await db
    .select({ address: eshopOrders.address })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.id, orderId)));
  return sent?.address ?? null;
}

async function documentBy(db: Database, companyId: string, id: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.id, id)));
  return document ?? null;
}
