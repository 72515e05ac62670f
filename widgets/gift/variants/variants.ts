import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { GiftLayout } from './gift-layout.ts';

/** The ways through a voucher by their ids in the company's theme (`gift`), but for that in steps, which comes with the page. */
export const giftVariants: VariantLoaders<GiftLayout> = {
  onePage: async () => ({ Layout: (await import('./one-page.view.tsx')).OnePage }),
  cards: async () => ({ Layout: (await import('./cards.view.tsx')).Cards }),
};
