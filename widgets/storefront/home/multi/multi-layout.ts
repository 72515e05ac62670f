import type { AllShops } from '#widgets/shop-picker/shop-picker.tsx';

/** How the home page of a company shows its shops before any search. */
export interface MultiShopLayout {
  /** Null: as its kind of home page has them. */
  readonly All: AllShops | null;
}
