import type { StoreFeature } from '../../composition/store-feature.ts';
import type { ProviderStore } from './provider.ts';

/** Somebody of the company who looks at its site. */
export const providerFeature: StoreFeature<ProviderStore> = {
  name: 'provider',
  texts: ['sign-in'],
  load: async () => (await import('./provider.ts')).createProvider,
};
