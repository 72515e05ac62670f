export const PRODUCT_SORTS = ['relevance', 'name', 'price', 'price-down'] as const;

/** `relevance`: the best fit first, without a text the order of the company. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];
