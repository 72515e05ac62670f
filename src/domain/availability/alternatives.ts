import type { Shop } from '../catalogue/catalogue.ts';
import type { DatedStart } from './visit-search.ts';

/** What can be had where a day has no free time. */
export type Alternative =
  /** The same visit at the free time that is nearest to the day. */
  | { readonly kind: 'nearest'; readonly start: DatedStart }
  /** On the day itself, with others than those who were chosen; `names` of those who would come instead. */
  | { readonly kind: 'people'; readonly start: DatedStart; readonly names: readonly string[] }
  /** In another shop that offers the whole visit. */
  | { readonly kind: 'shop'; readonly start: DatedStart; readonly shop: Shop };

export interface Alternatives {
  /** YYYYMMDD. */
  readonly date: string;
  readonly list: readonly Alternative[];
}
