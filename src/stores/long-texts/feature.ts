import type { StoreFeature } from '../composition/store-feature.ts';
import { createLongTexts, type LongTexts } from './long-texts.ts';

/** The texts that only one page shows. The code comes with that page: it is no chunk of its own. */
export const longTextsFeature: StoreFeature<LongTexts> = {
  name: 'long-texts',
  texts: [],
  load: () => Promise.resolve(createLongTexts),
};
