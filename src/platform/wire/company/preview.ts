import { fields, list, text } from '../read.ts';

/** What a company's reply says of its being shown as it is drafted; null: it is as it is published. */
export interface PreviewTerms {
  /** Of the back offices that may change what is shown by messages. */
  readonly origins: readonly string[];
}

export function parsePreview(company: unknown): PreviewTerms | null {
  const read = fields(company);
  if (text(read['previewUntil']) === '') return null;
  return { origins: (list(fields(read['booker'])['previewOrigins']) ?? []).map(text).filter(Boolean) };
}
