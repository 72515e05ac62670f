import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { CardVariant } from './card.ts';

/** The shops' cards by their ids in the company's theme (`mkpShop`), but for the plain ones, which come with the picker. */
export const cardVariants: VariantLoaders<CardVariant> = {
  square: async () => (await import('./square.view.tsx')).squareCards,
  rounded: async () => (await import('./rounded.view.tsx')).roundedCards,
};
