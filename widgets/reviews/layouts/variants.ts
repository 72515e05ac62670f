import type { ComponentType } from 'react';
import type { CompanyReviews } from '#domain/reviews/reviews.ts';
import type { VariantLoaders } from '#ui/loading/variants.ts';

export interface ReviewsProps {
  readonly reviews: CompanyReviews;
}

/** How reviews are shown. */
export interface ReviewsLayout {
  readonly Reviews: ComponentType<ReviewsProps>;
}

/** The layouts of reviews by their ids in the company's theme (`servicesStars`), but for the first: there is no other yet. */
export const reviewsLayouts: VariantLoaders<ReviewsLayout> = {};
