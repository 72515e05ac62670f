import { atom, type ReadableAtom } from 'nanostores';
import type { FeatureStore, FeatureTools, StoreFeature } from '../../composition/store-feature.ts';
import { customerIdOf } from '../../visitor/session.ts';
import { dropListOfLeft, dropOldLists, readList } from './gift-list.ts';

/** How many vouchers wait to be paid: until there is one nobody needs their code. */
export interface GiftCount extends FeatureStore {
  /** Of whoever is there, and what they have put in before they logged in. */
  readonly $count: ReadableAtom<number>;
}

function createGiftCount({ visitor, ports: { clock } }: FeatureTools): GiftCount {
  const { storage, tabs, session } = visitor;
  const { local } = storage;
  const lengthOf = (ownerId: string) => readList(local, ownerId, clock.now())?.list.length ?? 0;
  const count = () => {
    const id = customerIdOf(session.$session.get());
    return lengthOf('') + (id === '' ? 0 : lengthOf(id));
  };
  dropOldLists(local, clock.now());
  const $count = atom(0);
  const look = () => $count.set(count());
  tabs.on('cart', look);
  tabs.on('return', look);
  const off = session.$session.subscribe((now, before) => {
    dropListOfLeft(local, now, before);
    look();
  });
  return { $count, dispose: off };
}

/** The code comes with whoever asks: it is no chunk of its own. */
export const giftCountFeature: StoreFeature<GiftCount> = {
  name: 'gift-count',
  texts: [],
  load: () => Promise.resolve(createGiftCount),
};
