import { CATEGORIES_READ, COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const finderFeature: Feature = {
  name: 'finder',
  texts: ['shop-picker'],
  variants: ['mkpShop'],
  element: {
    reads: [COMPANY_READ, SHOPS_READ],
    deeper: { attributes: ['service'], reads: [CATEGORIES_READ] },
    budget: 134.3,
    chunks: 'screen',
  },
};
