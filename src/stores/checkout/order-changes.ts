import { atom, type ReadableAtom } from 'nanostores';
import { orderDifference, type OrderDifference } from '#domain/checkout/order-difference.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';

/** What other tabs have changed of the order that is on the screen. */
export interface OrderChanges {
  /** Against what its buyer has agreed to last; null: it is the same, or what is another was changed here. */
  readonly $change: ReadableAtom<OrderDifference | null>;
  /** The order may hold other lines than before. */
  update(lines: readonly SoldLine[]): void;
  /** From now on the order is what it holds in this moment. */
  agree(): void;
}

/** News of other tabs that an order may change by; who logs in or out sees their own. */
const OF_ORDERS: ReadonlySet<string | null> = new Set(['cart', 'visits', 'return']);

export function createOrderChanges(tabs: Pick<TabMessages, 'hearing'>): OrderChanges {
  const $change = atom<OrderDifference | null>(null);
  let last: readonly SoldLine[] = [];
  /** Null: what there was last. */
  let agreed: readonly SoldLine[] | null = null;
  return {
    $change,
    update(lines) {
      // Of an order that held nothing there is nothing to miss.
      if (agreed === null && last.length > 0 && OF_ORDERS.has(tabs.hearing())) agreed = last;
      last = lines;
      if (agreed === null) return;
      const change = orderDifference(agreed, lines);
      if (change === null) agreed = null;
      $change.set(change);
    },
    agree() {
      agreed = null;
      $change.set(null);
    },
  };
}
