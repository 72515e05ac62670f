import type { WidgetEventName, WidgetEvents } from '#stores/widget-events.ts';
import { createCartMemory } from './cart-memory.ts';
import type { DataLayerEntry } from './entries.ts';
import { aboutItems, productItem, serviceItem } from './ga4.ts';

export type Told<Name extends WidgetEventName> = CustomEvent<WidgetEvents[Name]>;

/** Listens to one of the elements' events. */
export type On = <Name extends WidgetEventName>(name: Name, act: (event: Told<Name>) => void) => void;

/** Two companies on a page have carts of their own. */
export function companyOf({ target }: Event): string {
  const company: unknown = target && Reflect.get(target, 'company');
  return typeof company === 'string' ? company : '';
}

/** Tells what joins a cart, what goes from it, and what it holds where it is looked at. */
export function followCarts(
  document: Document,
  on: On,
  tell: (entries: readonly DataLayerEntry[]) => void,
): void {
  const carts = createCartMemory();
  /** What the visitor is adding: the cart that changes by it says that it was added. */
  let adding: readonly DataLayerEntry[] = [];
  /** What went from a cart, unless a booking or a payment was why. */
  let removed: readonly DataLayerEntry[] = [];

  on('vitrine-before-add', ({ detail }) => {
    const item =
      detail.cart === 'booking'
        ? serviceItem(detail.service, detail.shop)
        : productItem(detail.product, detail.shop);
    adding = aboutItems('add_to_cart', detail.currency, [item]);
    // Whoever listens after this may prevent it, and then no cart changes in this task.
    queueMicrotask(() => (adding = []));
  });
  on('vitrine-cart-change', (event) => {
    const { detail } = event;
    const gone = carts.changed(companyOf(event), detail);
    if (adding.length > 0) {
      tell(adding);
      adding = [];
      return;
    }
    // Another tab tells what the visitor does there.
    if (document.visibilityState !== 'visible') return;
    removed = [...removed, ...aboutItems('remove_from_cart', detail.currency, gone)];
    queueMicrotask(() => {
      tell(removed);
      removed = [];
    });
  });
  on('vitrine-booking-confirmed', () => (removed = []));
  on('vitrine-purchase', () => (removed = []));
  on('vitrine-navigate', (event) => {
    if (event.detail.page !== 'cart') return;
    const { currency, items } = carts.held(companyOf(event));
    tell(aboutItems('view_cart', currency, items));
  });
}
