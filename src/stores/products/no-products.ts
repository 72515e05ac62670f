import { atom, type ReadableAtom } from 'nanostores';

/** Stands for how many products are in the cart while nobody has asked for any. */
export const $noProducts: ReadableAtom<number> = atom(0);
