import type { StoreFeature } from '../composition/store-feature.ts';
import type { MagazineStore } from './magazine.ts';

/** The company's magazine. */
export const magazineStoreFeature: StoreFeature<MagazineStore> = {
  name: 'magazine',
  texts: [],
  load: async () => (await import('./magazine.ts')).createMagazine,
};
