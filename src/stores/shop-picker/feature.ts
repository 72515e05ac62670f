import type { StoreFeature } from '../composition/store-feature.ts';
import { createShopPicker, type ShopPickerStores } from './shop-picker-stores.ts';

/** What the shop pickers of a page share. The code comes with whoever imports this: it is no chunk of its own. */
export const shopPickerFeature: StoreFeature<ShopPickerStores> = {
  name: 'shop-picker',
  texts: [],
  load: () => Promise.resolve(createShopPicker),
};
