import { atom } from 'nanostores';
import { EMPTY_PRODUCTS_CART } from '#domain/products-cart.ts';

/** Stands for the products cart until the e-shop is open. */
export const $noProducts = atom(EMPTY_PRODUCTS_CART);
