import type { RouteOf } from '#domain/site/routes.ts';
import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature, PageEntry } from '#element/feature.ts';

/** The list and a product show much of the same, and whoever sees one goes on to the other. */
const page: PageEntry<RouteOf<'eshop' | 'article'>> = {
  texts: ['eshop'],
  isPublic: true,
  load: async () => (await import('./shop-page.tsx')).ShopPage,
};

export const shopFeature: Feature = {
  name: 'shop',
  texts: ['eshop', 'back-in-stock'],
  pages: { eshop: page, article: page },
  element: { reads: [COMPANY_READ, SHOPS_READ], budget: 120.5, chunks: 'screen' },
  variants: ['articles'],
};
