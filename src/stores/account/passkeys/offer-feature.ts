import type { StoreFeature } from '../../composition/store-feature.ts';
import { createPasskeyOffer, type PasskeyOffer } from './passkey-offer.ts';

/** A passkey for this device, offered to who has come in by other means. The code comes with what shows it: it is no chunk of its own. */
export const passkeyOfferFeature: StoreFeature<PasskeyOffer> = {
  name: 'passkey-offer',
  texts: ['sign-in'],
  load: () => Promise.resolve(createPasskeyOffer),
};
