import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { ProductLayout } from './product-layout.ts';

/** The lists of products by their ids in the company's theme (`articles`), but for the columns, which come with the page. */
export const productLayouts: VariantLoaders<ProductLayout> = {
  cards: async () => (await import('./framed.view.tsx')).framedLayout,
  text: async () => (await import('./text.view.tsx')).textLayout,
  table: async () => (await import('./table.view.tsx')).tableLayout,
  simply: async () => (await import('./simply.view.tsx')).simplyLayout,
  lightsquare: async () => (await import('./light-square.view.tsx')).lightSquareLayout,
  galaxy: async () => (await import('./galaxy.view.tsx')).galaxyLayout,
};
