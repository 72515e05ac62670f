import type { Shop } from '../catalogue.ts';
import { isSoldAt } from './listed-products.ts';
import type { ShownProductLine } from './product.ts';
import { mostToAdd, stockState, type StockLevels } from './stock.ts';

/** How many of the products of a cart a shop has in the quantities that are wanted. */
export interface CartStock {
  readonly available: number;
  readonly wanted: number;
  /** Why it has none of them in that quantity; null where it has some. */
  readonly lack: 'not-sold' | 'sold-out' | 'too-few' | null;
}

/** What a shop has of a cart; null where that is not known of each product. What is no longer sold anywhere does not count. */
export function cartStock(
  lines: readonly ShownProductLine[],
  shop: Shop,
  levels: StockLevels,
): CartStock | null {
  const wanted = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  if (levels === null || wanted.length === 0) return null;
  const sold = wanted.filter(({ product }) => isSoldAt(product, shop));
  const states = sold.map(({ product, quantity }) => {
    const level = product.tracksStock ? (levels.get(product.id) ?? null) : null;
    const state = stockState(product.tracksStock, level);
    return { kind: state.kind, isThere: quantity <= mostToAdd(state, level, 0) };
  });
  if (states.some(({ kind }) => kind === 'unknown')) return null;
  const available = states.filter(({ isThere }) => isThere).length;
  const isSoldOut = states.every(({ kind }) => kind === 'sold-out');
  const lack = sold.length === 0 ? 'not-sold' : isSoldOut ? 'sold-out' : 'too-few';
  return { available, wanted: wanted.length, lack: available > 0 ? null : lack };
}

/** The shops that sell any of the products; all of them where none does: a cart is never without a shop to choose. */
export function shopsSelling(lines: readonly ShownProductLine[], shops: readonly Shop[]): readonly Shop[] {
  const selling = shops.filter((shop) => lines.some(({ product }) => product && isSoldAt(product, shop)));
  return selling.length > 0 ? selling : shops;
}
