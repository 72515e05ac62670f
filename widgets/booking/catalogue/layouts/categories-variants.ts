import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { CategoriesLayout } from './catalogue-layouts.ts';

/** The overviews of the categories by their ids in the company's theme (`servicesCateg`), but for the tiles, which come with the page. */
export const categoriesLayouts: VariantLoaders<CategoriesLayout> = {
  square: async () => ({ Categories: (await import('./squares.view.tsx')).Squares }),
  text: async () => ({ Categories: (await import('./names.view.tsx')).Names }),
};
