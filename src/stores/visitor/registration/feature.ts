import type { StoreFeature } from '../../composition/store-feature.ts';
import type { FormRegistration } from './registration-form.ts';

/** The way from a guest to an account of their own. */
export const registrationFeature: StoreFeature<FormRegistration> = {
  name: 'registration',
  texts: [],
  load: async () => (await import('./registration-form.ts')).createRegistration,
};
