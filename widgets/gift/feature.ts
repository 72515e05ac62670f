import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const giftFeature: Feature = {
  name: 'gift',
  texts: ['gift'],
  pages: {
    gift: {
      texts: ['gift'],
      isPublic: true,
      load: async () => (await import('./gift-page.tsx')).GiftPage,
    },
    'gift-check': {
      title: 'gift:code.title',
      texts: ['gift'],
      isPublic: true,
      load: async () => (await import('./check/check-page.tsx')).CheckPage,
    },
  },
  element: { reads: [COMPANY_READ, SHOPS_READ], budget: 120.9, chunks: 'screen' },
  variants: ['gift'],
};
