import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { ShopLayout } from './shop-layout.ts';

/** The pages of a shop by their ids in the company's theme (`shop`), but for the split one, which comes with the page. */
export const shopLayouts: VariantLoaders<ShopLayout> = {
  large: async () => ({ Page: (await import('./large.view.tsx')).LargePage }),
};
