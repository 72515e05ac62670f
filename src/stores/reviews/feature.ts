import type { StoreFeature } from '../composition/store-feature.ts';
import type { ReviewsStore } from './reviews.ts';

/** What customers say of the company at its review service. */
export const reviewsFeature: StoreFeature<ReviewsStore> = {
  name: 'reviews',
  texts: [],
  load: async () => (await import('./reviews.ts')).createReviews,
};
