import type { StoreFeature } from '../composition/store-feature.ts';
import type { HostConsent } from './host-consent.ts';

/** What the page says that its visitor has agreed to. */
export const hostConsentFeature: StoreFeature<HostConsent> = {
  name: 'consent',
  texts: [],
  load: async () => (await import('./host-consent.ts')).createHostConsent,
};
