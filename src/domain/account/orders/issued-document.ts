/** An invoice or a credit note of what a customer bought, as a PDF. */
export interface IssuedDocument {
  readonly kind: 'invoice' | 'credit_note';
  /** For people; empty where it is not known. */
  readonly number: string;
  readonly url: string;
}
