import { atom, type ReadableAtom } from 'nanostores';
import { IDLE, type Load } from './load.ts';

/** Stands for what nobody has asked for yet, while the store of a feature is opened. */
export const $idle: ReadableAtom<Load<never>> = atom<Load<never>>(IDLE);
