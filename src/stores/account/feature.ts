import type { StoreFeature } from '../composition/store-feature.ts';
import type { DeviceSessions } from './device-sessions.ts';
import type { ProfileStore } from './profile.ts';

/** What a customer's account says of them. */
export const profileStoreFeature: StoreFeature<ProfileStore> = {
  name: 'profile',
  texts: ['profile'],
  load: async () => (await import('./profile.ts')).createProfileStore,
};

/** Where the customer is logged in. */
export const deviceSessionsFeature: StoreFeature<DeviceSessions> = {
  name: 'device-sessions',
  texts: ['profile'],
  load: async () => (await import('./device-sessions.ts')).createDeviceSessions,
};
