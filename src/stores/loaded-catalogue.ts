import type { Category, Shop } from '#domain/catalogue/catalogue.ts';

/** The catalogue as far as it is known: null while it is being asked for, or where it could not be had. */
export interface LoadedCatalogue {
  readonly shops: readonly Shop[] | null;
  readonly categories: readonly Category[] | null;
  /** Something is under way. */
  readonly isLoading: boolean;
}
