import type { StoreFeature } from '../../composition/store-feature.ts';
import type { PasswordStore } from './password.ts';

/** The way back into an account whose password is forgotten. */
export const passwordFeature: StoreFeature<PasswordStore> = {
  name: 'password',
  texts: [],
  load: async () => (await import('./password.ts')).createPassword,
};
