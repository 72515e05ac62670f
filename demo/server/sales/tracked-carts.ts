/** Milliseconds after which a cart that nobody touches is given up: 30 days. */
export const CART_IDLE = 2_592_000_000;
