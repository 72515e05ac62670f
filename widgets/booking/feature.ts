import { CATEGORIES_READ, COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const bookingFeature: Feature = {
  name: 'booking',
  texts: ['booking', 'reservation', 'waiting'],
  element: {
    reads: [COMPANY_READ, CATEGORIES_READ],
    deeper: { attributes: ['category', 'service', 'shop'], reads: [SHOPS_READ] },
    budget: 123.8,
    chunks: 'screen',
  },
  variants: ['servicesCateg', 'categories', 'services', 'servicePresentation'],
};
