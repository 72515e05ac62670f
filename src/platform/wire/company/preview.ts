import type { Instant } from '#domain/time/instant.ts';
import { fields, isoInstant, list, text } from '../read.ts';

/** What a company's reply says of its being shown as it is drafted; null: it is as it is published. */
export interface PreviewTerms {
  readonly until: Instant;
  /** Of the back offices that may change what is shown by messages. */
  readonly origins: readonly string[];
}

export function parsePreview(company: unknown): PreviewTerms | null {
  const read = fields(company);
  const until = isoInstant(read['previewUntil']);
  if (until === null) return null;
  return { until, origins: (list(fields(read['booker'])['previewOrigins']) ?? []).map(text).filter(Boolean) };
}
