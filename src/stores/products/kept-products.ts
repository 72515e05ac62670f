import { atom, type ReadableAtom } from 'nanostores';
import type { FeatureStore, FeatureTools, StoreFeature } from '../composition/store-feature.ts';

/** Where a guest's cart of products is kept. */
export const PRODUCTS_KEY = 'cartProducts';

/** Whether the browser keeps products that a guest means to buy: until then nobody needs the e-shop to show a cart. */
export interface KeptProducts extends FeatureStore {
  readonly $areThere: ReadableAtom<boolean>;
}

function createKeptProducts({ visitor: { storage, tabs } }: FeatureTools): KeptProducts {
  const { cookies, local } = storage;
  const areThere = () => (cookies.read(PRODUCTS_KEY) ?? local.read(PRODUCTS_KEY)) !== null;
  const $areThere = atom(areThere());
  const look = () => $areThere.set(areThere());
  tabs.on('cart', look);
  tabs.on('return', look);
  return { $areThere, dispose() {} };
}

/** The code comes with whoever asks: it is no chunk of its own. */
export const keptProductsFeature: StoreFeature<KeptProducts> = {
  name: 'kept-products',
  texts: [],
  load: () => Promise.resolve(createKeptProducts),
};
