import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { MonoShopLayout } from './mono-layout.ts';

/** The home pages of one shop by their ids in the company's theme (`monoShop`), but for that in sections, which comes with home. */
export const monoShopLayouts: VariantLoaders<MonoShopLayout> = {
  grid: async () => ({ Page: (await import('./mosaic.view.tsx')).MosaicHome }),
  rounded: async () => ({ Page: (await import('./rounded.view.tsx')).RoundedHome }),
  roundedimage: async () => ({ Page: (await import('./arch.tsx')).ArchHome }),
  galaxy: async () => ({ Page: (await import('./immersive.view.tsx')).ImmersiveHome }),
};
