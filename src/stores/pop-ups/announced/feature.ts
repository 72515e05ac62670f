import type { StoreFeature } from '../../composition/store-feature.ts';
import type { Announced } from './announced.ts';

/** What a company tells the visitors of its pages at the moment. */
export const announcedFeature: StoreFeature<Announced> = {
  name: 'announced',
  texts: [],
  load: async () => (await import('./announced.ts')).createAnnounced,
};
