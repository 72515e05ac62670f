import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { MultiShopLayout } from './multi-layout.ts';

/** The lists of shops of a home page by their ids in the company's theme (`multiShop`), but for that of cards, which comes with it. */
export const multiShopLayouts: VariantLoaders<MultiShopLayout> = {
  grid: async () => ({ All: (await import('./name-tiles.tsx')).NameTiles }),
  grid2: async () => ({ All: (await import('./wide-cards.tsx')).WideCards }),
  grouped: async () => ({ All: (await import('./grouped-shops.tsx')).GroupedShops }),
};
