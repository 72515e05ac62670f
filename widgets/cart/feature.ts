import { COMPANY_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const cartFeature: Feature = {
  name: 'cart',
  texts: ['cart', 'products'],
  element: { reads: [COMPANY_READ], budget: 116, chunks: 'light' },
};
