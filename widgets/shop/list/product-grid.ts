/** Columns of products. */
export const PRODUCT_GRID =
  'grid gap-x-4 gap-y-8 grid-cols-2 @[44em]:grid-cols-3 @[44em]:gap-x-6 @[44em]:gap-y-12';
