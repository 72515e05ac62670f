import type { Feature } from '#element/feature.ts';

/** What customers say of the company: a part of the storefront's pages of services. */
export const reviewsFeature: Feature = {
  name: 'reviews',
  texts: ['reviews'],
  variants: ['servicesStars'],
};
