import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { LOCALES, textIn, type LocalizedText } from '#domain/locale.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Cents } from '#domain/prices/money.ts';
import { redeemedAtOnce } from '#domain/prices/payment-terms.ts';
import { creditLines } from '#domain/taxes/credited-lines.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { documentCounters, documents } from '../database/schema/selling/documents.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { translate } from '../texts.ts';
import { amountOfInvoice } from './amount-of-invoice.ts';
import { documentAddress } from './document-address.ts';
import type { DocumentContent, DocumentLine } from './document-content.ts';
import { sellerOf } from './seller-of.ts';

export type DocumentRow = typeof documents.$inferSelect;
type Kind = DocumentRow['kind'];

const LETTERS = { invoice: 'F', credit_note: 'A' } as const satisfies Record<Kind, string>;

/**
 * Issues the invoice of an order in the transaction that sells it: of all of its lines where it is paid, else of the products and
 * vouchers, which always are. Null where there is nothing to invoice.
 */
export async function issueInvoice(tx: Database, order: OrderRow, now: number): Promise<DocumentRow | null> {
  const isPaid = order.paymentStatus === 'paid';
  const lines = order.lines.flatMap((line, index): DocumentLine[] => {
    if (line.net === 0 || (line.kind === 'service' && !isPaid)) return [];
    const { kind, total, net, vat, tax } = line;
    return [
      {
        index,
        kind,
        name: designation(line),
        quantity: kind === 'product' ? line.quantity : 1,
        total,
        net,
        vat,
        tax,
      },
    ];
  });
  if (lines.length === 0) return null;
  const { seller, timeZone } = await sellerOf(tx, order);
  const redeemed = redeemedAtOnce(order.voucher + order.credit, sumOf(lines.map(({ net }) => net)));
  const content = { seller, timeZone, currency: order.currency, lines, redeemed };
  return issue(tx, order, { kind: 'invoice', cause: `order ${order.id}`, invoiceId: null, content, now });
}

/** A voucher is named by its theme or service alone: who it is for has no place in what is kept for years. */
function designation({ kind, name }: OrderRow['lines'][number]): LocalizedText {
  if (kind !== 'gift') return name;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, translate(locale, 'document:gift', { name: textIn(locale, name) })]),
  );
}

interface Crediting {
  readonly amount: Cents;
  /** What gives it back; the same cause is one credit note. */
  readonly cause: string;
  /** The lines that it is for, where it is not for whatever was paid. */
  readonly kinds?: readonly DocumentLine['kind'][];
  readonly now: number;
}

/**
 * Issues the credit note for what goes back of a locked order, never more than its invoice has left. Null where the order has no
 * invoice, all of it is credited, or what goes back was for services that are not on it. `order`: as it is afterwards, unless `kinds`
 * say what it is for.
 */
export async function issueCreditNote(
  tx: Database,
  order: OrderRow,
  { amount, cause, kinds, now }: Crediting,
): Promise<DocumentRow | null> {
  const known = await documentsOf(tx, order.companyId, order.id);
  const issued = known.find((each) => each.cause === cause);
  const invoice = known.find(({ kind }) => kind === 'invoice');
  if (issued !== undefined || invoice === undefined) return issued ?? null;
  const notes = known.filter(({ kind }) => kind === 'credit_note').flatMap(({ content }) => content.lines);
  const meant = kinds ?? order.withdrawal?.kinds;
  const open = invoice.content.lines.map((line) => ({
    ...line,
    credited: sumOf(notes.filter(({ index }) => index === line.index).map(({ net }) => net)),
    isMeant: meant === undefined || meant.some((kind) => kind === line.kind),
  }));
  const credited = await amountOfInvoice(tx, order, { amount, kinds, open });
  const lines = creditLines(open, credited).flatMap(({ index, net, tax }) => {
    const line = invoice.content.lines[index];
    return line === undefined ? [] : [{ ...line, quantity: 1, total: net, net, tax }];
  });
  if (lines.length === 0) return null;
  const content = { ...invoice.content, lines, redeemed: 0 };
  return issue(tx, order, { kind: 'credit_note', cause, invoiceId: invoice.id, content, now });
}

/** The invoice of an order and its credit notes, in the order in which they were issued. */
export function documentsOf(db: Database, companyId: string, orderId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.orderId, orderId)))
    .orderBy(asc(documents.createdAt), asc(documents.sequence));
}

/** A document for a mail of its buyer. */
export function linkedDocument(origin: string, document: DocumentRow | null) {
  return document && { number: document.number, url: documentAddress(origin, document) };
}

interface Issue {
  readonly kind: Kind;
  readonly cause: string;
  readonly invoiceId: string | null;
  readonly content: DocumentContent;
  readonly now: number;
}

async function issue(
  tx: Database,
  { companyId, id: orderId }: OrderRow,
  { kind, now, ...rest }: Issue,
): Promise<DocumentRow> {
  const year = Number(dateAt(instant(now), rest.content.timeZone).slice(0, 4));
  const sequence = await nextSequence(tx, { companyId, kind, year });
  const [row] = await tx
    .insert(documents)
    .values({
      ...rest,
      companyId,
      id: randomBytes(24).toString('base64url'),
      kind,
      year,
      sequence,
      number: `${LETTERS[kind]}${year}-${String(sequence).padStart(5, '0')}`,
      orderId,
      createdAt: new Date(now),
    })
    .returning();
  if (row === undefined) throw new Error(`The order ${orderId} has no ${kind}.`);
  return row;
}

/** Counts in the transaction of what is issued, so that no number is left out and none is given twice. */
async function nextSequence(
  tx: Database,
  key: { readonly companyId: string; readonly kind: Kind; readonly year: number },
): Promise<number> {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ ...key, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.companyId, documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  if (counter === undefined) throw new Error('A document has no number.');
  return counter.last;
}
