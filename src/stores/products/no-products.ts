import { atom, type ReadableAtom } from 'nanostores';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';

/** Stands for how many products are in the cart while nobody has asked for any. */
export const $noProducts: ReadableAtom<number> = atom(0);

/** Stand for the products of a cart that has none, and for where they are bought. */
export const $noLines: ReadableAtom<readonly ShownProductLine[]> = atom([]);
export const $noProductShop: ReadableAtom<Shop | null> = atom(null);
