import type { ProductId } from '../ids.ts';
import { QUANTITY_LIMIT } from '../../carts/products-cart.ts';

/** How many there are of the products whose stock is counted; null while that is not known, or could not be read. */
export type StockLevels = ReadonlyMap<ProductId, number> | null;

/** At most so many are said to be few. */
export const FEW = 5;

export type StockState =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'sold-out' }
  /** Nobody could tell: that is no reason to say that it is sold out. */
  | { readonly kind: 'unknown' };

/** Whether there is known to be none of it. `level`: null where that is not known. */
export function isSoldOut(tracksStock: boolean, level: number | null): boolean {
  return tracksStock && level !== null && level <= 0;
}

/** What is said of a product of which there are so many. `level`: null where that is not known. */
export function stockState(tracksStock: boolean, level: number | null): StockState {
  if (!tracksStock) return { kind: 'in-stock' };
  if (level === null) return { kind: 'unknown' };
  if (isSoldOut(tracksStock, level)) return { kind: 'sold-out' };
  return level <= FEW ? { kind: 'few', left: level } : { kind: 'in-stock' };
}

/** So many more may be put into a cart that holds `inCart` of it: as far as the stock and the cart go. */
export function mostToAdd(state: StockState, level: number | null, inCart: number): number {
  if (state.kind === 'sold-out') return 0;
  const there = state.kind === 'unknown' || level === null ? QUANTITY_LIMIT : level;
  return Math.max(0, Math.min(there, QUANTITY_LIMIT) - inCart);
}
