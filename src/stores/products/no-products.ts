import { atom } from 'nanostores';

/** Stands for the number of products in the cart until the e-shop is open. */
export const $noProducts = atom(0);
