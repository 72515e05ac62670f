import type { StoreFeature } from '../composition/store-feature.ts';
import type { Agreed } from './agreed.ts';

/** What the page says that its visitor has agreed to. */
export const agreedFeature: StoreFeature<Agreed> = {
  name: 'consent',
  texts: [],
  load: async () => (await import('./agreed.ts')).createAgreed,
};
