import type { StoreFeature } from '../../composition/store-feature.ts';
import type { Social } from './social.ts';

/** The way in by another service, and the link of an account to one. */
export const socialFeature: StoreFeature<Social> = {
  name: 'social',
  texts: [],
  load: async () => (await import('./social.ts')).createSocial,
};
