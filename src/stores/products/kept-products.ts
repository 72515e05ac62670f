import { atom, type ReadableAtom } from 'nanostores';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';

/** Where a guest's cart of products is kept. */
export const PRODUCTS_KEY = 'cartProducts';

/** Whether the browser keeps products that a guest means to buy: until then nobody needs the e-shop to show a cart. */
export function watchKeptProducts({ cookies, local }: ScopedStorage, tabs: TabMessages) {
  const $keepsProducts = atom(false);
  const look = () => $keepsProducts.set((cookies.read(PRODUCTS_KEY) ?? local.read(PRODUCTS_KEY)) !== null);
  tabs.on('cart', look);
  tabs.on('return', look);
  return { $keepsProducts: $keepsProducts as ReadableAtom<boolean>, look };
}
