import type { SeedReviews } from './content-model.ts';
import { duoReviews } from './duo/reviews.ts';

/** Of the demo's companies that have a review service. */
export const demoReviews: readonly SeedReviews[] = [duoReviews];
