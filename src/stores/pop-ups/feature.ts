import type { StoreFeature } from '../composition/store-feature.ts';
import type { PopUps } from './pop-ups.ts';

/** What lies over the pages of a company's site. */
export const popUpsFeature: StoreFeature<PopUps> = {
  name: 'pop-ups',
  texts: ['pop-ups'],
  load: async () => (await import('./pop-ups.ts')).createPopUps,
};
