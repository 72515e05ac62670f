import type { StoreFeature } from '../composition/store-feature.ts';
import { createOpeningHours, type OpeningHoursStore } from './opening-hours.ts';

/** When shops are open. The code comes with whoever imports this: it is no chunk of its own. */
export const openingHoursFeature: StoreFeature<OpeningHoursStore> = {
  name: 'opening-hours',
  texts: [],
  load: () => Promise.resolve(createOpeningHours),
};
