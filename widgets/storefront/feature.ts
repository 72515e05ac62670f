import { CATEGORIES_READ, COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const storefrontFeature: Feature = {
  name: 'storefront',
  texts: ['storefront'],
  element: {
    reads: [COMPANY_READ, SHOPS_READ, CATEGORIES_READ],
    budget: 152,
    chunks: 'composed',
  },
};
