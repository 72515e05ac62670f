import type { StoreFeature } from '../../composition/store-feature.ts';
import type { OwnPasskeys } from './own-passkeys.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';

/** The way in by a passkey. */
export const passkeySignInFeature: StoreFeature<PasskeySignIn> = {
  name: 'passkey-sign-in',
  texts: [],
  load: async () => (await import('./passkey-sign-in.ts')).createPasskeySignIn,
};

/** The passkeys of the customer who is logged in. */
export const ownPasskeysFeature: StoreFeature<OwnPasskeys> = {
  name: 'own-passkeys',
  texts: ['profile'],
  load: async () => (await import('./own-passkeys.ts')).createOwnPasskeys,
};
