import type { StoreFeature } from '../composition/store-feature.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/** Withdrawing from a purchase; an order of the account begins it, the page for it goes on. */
export const withdrawalStoreFeature: StoreFeature<WithdrawalStore> = {
  name: 'withdrawal',
  texts: [],
  load: async () => (await import('./withdrawal-store.ts')).createWithdrawalStore,
};
