import { Type, type Static } from 'typebox';
import { entity } from '../entity.ts';

/** An invoice or a credit note, as a PDF at an address that nobody guesses. */
const DocumentWire = entity('IssuedDocument', {
  kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit_note')]),
  number: Type.String(),
  url: Type.String(),
});

export type DocumentWire = Static<typeof DocumentWire>;

/** Of one purchase, in the order in which they were issued. */
export const Documents = Type.Array(DocumentWire);
