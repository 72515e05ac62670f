import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const contactFeature: Feature = {
  name: 'contact',
  texts: ['contact', 'shop-picker'],
  pages: {
    contact: {
      texts: ['contact', 'shop-picker'],
      isPublic: true,
      load: async () => (await import('./contact-page.tsx')).ContactPage,
    },
  },
  variants: ['contact'],
  element: { reads: [COMPANY_READ, SHOPS_READ], budget: 122.7, chunks: 'screen' },
};
