import type { StoreFeature } from '../composition/store-feature.ts';
import { createWaitingList, type WaitingList } from './waiting-list.ts';

/** The waiting list. The code comes with the dialog that asks for it: it is no chunk of its own. */
export const waitingListFeature: StoreFeature<WaitingList> = {
  name: 'waiting-list',
  texts: [],
  load: () => Promise.resolve(createWaitingList),
};
