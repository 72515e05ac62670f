import { fields } from '#platform/wire/read.ts';
import type { Site } from '../site.ts';

/** Whether a company that is read has a review service. Few pages ask, and so it is not among what every element reads of it. */
export function hasReviewService(site: Pick<Site, 'data'>): boolean {
  const { booker } = fields(site.data().company);
  return Boolean(fields(fields(booker)['avisverifies'])['codeMarque']);
}
