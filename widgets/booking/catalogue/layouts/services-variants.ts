import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { CategoryHeadLayout, ServicesLayout } from './catalogue-layouts.ts';

/** What stands over the services of a category (`categories`), but for the tabs. */
export const headLayouts: VariantLoaders<CategoryHeadLayout> = {
  cards: async () => ({ Head: (await import('./picture-head.view.tsx')).PictureHead }),
};

/** The services of a category (`services`), but for the lines. */
export const servicesLayouts: VariantLoaders<ServicesLayout> = {
  cards: async () => ({ Services: (await import('./service-cards.view.tsx')).ServiceCards }),
  simply: async () => ({ Services: (await import('./price-list.view.tsx')).PriceList }),
};
