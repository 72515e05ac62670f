import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { CardVariant } from './card.ts';

/** The shops' cards by their ids in the company's theme (`mkpShop`), but for the plain ones, which come with the finder. */
export const cardVariants: VariantLoaders<CardVariant> = {
  square: () => import('./square.view.tsx'),
  rounded: () => import('./rounded.view.tsx'),
};
