/** An item as Google Analytics 4 has them. */
export interface Item {
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_category: 'service' | 'product';
  readonly affiliation?: string;
  readonly price?: number;
  readonly quantity: number;
}

export interface Ecommerce {
  readonly currency?: string;
  readonly value?: number;
  readonly transaction_id?: string;
  readonly affiliation?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly items: readonly Item[];
}

/** One entry of the data layer. `ecommerce` is null in what clears the one before. */
export type DataLayerEntry =
  { readonly event: string; readonly ecommerce?: Ecommerce } | { readonly ecommerce: null };

/** `window.dataLayer`, or whatever takes entries as it does. */
export interface DataLayer {
  push(entry: DataLayerEntry): unknown;
}

export interface DataLayerOptions {
  /** Absent: `window.dataLayer`, which is made once something is told. */
  readonly dataLayer?: DataLayer;
  /** The document whose elements are followed. Absent: the page's. */
  readonly document?: Document;
}
