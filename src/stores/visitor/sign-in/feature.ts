import type { StoreFeature } from '../../composition/store-feature.ts';
import type { SignIn } from './sign-in.ts';

/** The way of a visitor to the account they have, or to a new one. */
export const signInFeature: StoreFeature<SignIn> = {
  name: 'sign-in',
  texts: [],
  load: async () => (await import('./sign-in.ts')).createSignIn,
};
