import type { CartChangeDetail } from '#stores/widget-events.ts';
import type { Item } from './entries.ts';
import { productItem, serviceItem } from './ga4.ts';

/** What a cart held when it was told of last, so that what came and what went can be told apart. */
export interface CartMemory {
  /** What went since the change before; nothing at the first, which says only what there is. */
  changed(company: string, detail: CartChangeDetail): readonly Item[];
  /** What the carts of a company hold, as far as it was told. */
  held(company: string): Held;
}

interface Held {
  readonly currency: string;
  readonly items: readonly Item[];
}

const itemsOf = (detail: CartChangeDetail): readonly Item[] =>
  detail.cart === 'booking'
    ? detail.services.map((service) => serviceItem(service, detail.shop))
    : detail.products.map((product) => productItem(product, detail.shop));

export function createCartMemory(): CartMemory {
  const known = new Map<string, Held>();
  const key = (company: string, cart: CartChangeDetail['cart']) => JSON.stringify([company, cart]);
  return {
    changed(company, detail) {
      const cart = key(company, detail.cart);
      const before = known.get(cart)?.items ?? [];
      const items = itemsOf(detail);
      known.set(cart, { currency: detail.currency, items });
      return before.flatMap((item) => {
        const left = items.find(({ item_id }) => item_id === item.item_id)?.quantity ?? 0;
        return left < item.quantity ? [{ ...item, quantity: item.quantity - left }] : [];
      });
    },
    held(company) {
      const carts = (['booking', 'products'] as const).flatMap((kind) => known.get(key(company, kind)) ?? []);
      return { currency: carts[0]?.currency ?? '', items: carts.flatMap(({ items }) => items) };
    },
  };
}
