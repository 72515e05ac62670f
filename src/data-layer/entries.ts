/** An item as Google Analytics 4 has them. */
export interface Item {
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_category: 'service' | 'product';
  /** Of the list that it stands in: its slug, and its name in the visitor's language. */
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Its place in that list, from 0. */
  readonly index?: number;
  readonly affiliation?: string;
  readonly price?: number;
  readonly quantity: number;
}

export interface Ecommerce {
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly currency?: string;
  readonly value?: number;
  readonly transaction_id?: string;
  readonly affiliation?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly items: readonly Item[];
}

/**
 * One entry of the data layer. `ecommerce` is null in what clears the one before; arguments are a command of Google's consent
 * mode: `consent`, `default` or `update`, and the state of each storage.
 */
export type DataLayerEntry =
  | { readonly event: string; readonly ecommerce?: Ecommerce; readonly search_term?: string }
  | { readonly ecommerce: null }
  | IArguments;

/** `window.dataLayer`, or whatever takes entries as it does. */
export interface DataLayer {
  push(entry: DataLayerEntry): unknown;
}

export interface DataLayerOptions {
  /** Absent: `window.dataLayer`, which is made once something is told. */
  readonly dataLayer?: DataLayer;
  /** Whether Google's consent mode is told: refused to begin with, then as the page says. Absent: it is. */
  readonly consentMode?: boolean;
  /** The document whose elements are followed. Absent: the page's. */
  readonly document?: Document;
}
