import { atom, type ReadableAtom } from 'nanostores';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';

/** Stands for the vouchers of the cart until their code is there. */
export const $noGifts: ReadableAtom<readonly OrderedGift[]> = atom([]);

/** Stands for how many there are until somebody has counted. */
export const $noGiftCount: ReadableAtom<number> = atom(0);
