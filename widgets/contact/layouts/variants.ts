import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { ContactLayout } from './contact-layout.ts';

/** The pages by their ids in the company's theme (`contact`), but for the plain one, which comes with the screen. */
export const contactLayouts: VariantLoaders<ContactLayout> = {
  landscape: async () => ({ Page: (await import('./landscape.tsx')).LandscapeContact }),
  locator: async () => ({ Page: (await import('./locator.tsx')).LocatorContact }),
};
