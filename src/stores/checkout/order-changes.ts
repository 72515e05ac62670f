import { atom, type ReadableAtom } from 'nanostores';
import { orderDifference, type OrderDifference } from '#domain/checkout/order-difference.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';

/** Tells a buyer what other tabs have changed of the order that is before them. */
export interface OrderChanges {
  /** Against what they have seen last; null: it is as it was, or what was changed was changed here. */
  readonly $change: ReadableAtom<OrderDifference | null>;
  /** The order may hold other lines. */
  look(lines: readonly SoldLine[]): void;
  /** The buyer has seen the change. */
  agree(): void;
}

export function createOrderChanges(tabs: Pick<TabMessages, 'isHearing'>): OrderChanges {
  const $change = atom<OrderDifference | null>(null);
  let last: readonly SoldLine[] = [];
  /** What they have seen last, since another tab has changed it; null: what is there now. */
  let seen: readonly SoldLine[] | null = null;
  return {
    $change,
    look(lines) {
      // Of an order that held nothing there is nothing that anybody has seen.
      if (seen === null && tabs.isHearing() && last.length > 0) seen = last;
      last = lines;
      if (seen === null) return;
      const change = orderDifference(seen, lines);
      if (change === null) seen = null;
      $change.set(change);
    },
    agree() {
      seen = null;
      $change.set(null);
    },
  };
}
