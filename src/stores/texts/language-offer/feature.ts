import type { StoreFeature } from '../../composition/store-feature.ts';
import { createLanguageOffer, type LanguageOfferStore } from './language-offer.ts';

/** The offer of the browser's own language. The code comes with what opens over the page: it is no chunk of its own. */
export const languageOfferFeature: StoreFeature<LanguageOfferStore> = {
  name: 'language-offer',
  texts: [],
  load: () => Promise.resolve(createLanguageOffer),
};
