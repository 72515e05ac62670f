import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const magazineFeature: Feature = {
  name: 'magazine',
  texts: ['magazine'],
  pages: {
    magazine: {
      texts: ['magazine'],
      isPublic: true,
      load: async () => (await import('./pages.tsx')).MagazinePage,
    },
    post: {
      texts: ['magazine'],
      isPublic: true,
      load: async () => (await import('./pages.tsx')).PostPage,
    },
  },
  element: { reads: [COMPANY_READ, SHOPS_READ], budget: 124.7, chunks: 'screen' },
};
