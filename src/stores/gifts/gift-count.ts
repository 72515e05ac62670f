import { atom, type ReadableAtom } from 'nanostores';
import type { TextStorage } from '#platform/ports.ts';
import { fields, list, number } from '#platform/wire/read.ts';
import type { FeatureStore, FeatureTools, StoreFeature } from '../composition/store-feature.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** Where the browser keeps the vouchers that are to be paid. */
export const GIFTS_KEY = 'gifts';

/** How many vouchers the browser keeps that are to be paid: until there is one nobody needs their code. */
export function countKeptGifts(local: Pick<TextStorage, 'read'>, now: number): number {
  const read = fields(readJson(local, GIFTS_KEY));
  return (number(read['until']) ?? 0) > now ? (list(read['list'])?.length ?? 0) : 0;
}

export interface KeptGifts extends FeatureStore {
  /** As other tabs have left it. */
  readonly $count: ReadableAtom<number>;
}

function createKeptGifts({ visitor: { storage, tabs }, ports: { clock } }: FeatureTools): KeptGifts {
  const count = () => countKeptGifts(storage.local, clock.now());
  const $count = atom(count());
  const look = () => $count.set(count());
  tabs.on('cart', look);
  tabs.on('return', look);
  return { $count, dispose() {} };
}

/** The code comes with whoever asks: it is no chunk of its own. */
export const keptGiftsFeature: StoreFeature<KeptGifts> = {
  name: 'kept-gifts',
  texts: [],
  load: () => Promise.resolve(createKeptGifts),
};
