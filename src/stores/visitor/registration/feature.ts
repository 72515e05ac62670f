import type { StoreFeature } from '../../composition/store-feature.ts';
import type { Registration } from './registration.ts';

/** The way from a guest to an account of their own. */
export const registrationFeature: StoreFeature<Registration> = {
  name: 'registration',
  texts: [],
  load: async () => (await import('./registration.ts')).createRegistration,
};
