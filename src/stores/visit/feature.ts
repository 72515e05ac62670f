import type { StoreFeature } from '../composition/store-feature.ts';
import type { VisitStore } from './visit.ts';

/** The reservation of a visit. */
export const visitFeature: StoreFeature<VisitStore> = {
  name: 'visit',
  texts: ['reservation'],
  load: async () => (await import('./create-visit.ts')).createVisit,
};
