import type { IssuedDocument } from '#domain/account/orders/issued-document.ts';
import { webLink } from '../link.ts';
import { each, fields, text, type Warn } from '../read.ts';

/** Those of a purchase that can be opened. */
export function parseDocuments(value: unknown, warn: Warn): readonly IssuedDocument[] {
  return each(value, 'document', warn, parseDocument);
}

function parseDocument(value: unknown): IssuedDocument | null {
  const { kind, number, url } = fields(value);
  const address = webLink(url);
  if (address === '' || (kind !== 'invoice' && kind !== 'credit_note')) return null;
  return { kind, number: text(number), url: address };
}
