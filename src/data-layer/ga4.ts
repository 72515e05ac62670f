import type {
  BookingConfirmedDetail,
  BookingDetail,
  EventProduct,
  EventService,
  EventShop,
  ListDetail,
  PurchaseDetail,
} from '#stores/widget-events.ts';
import type { DataLayerEntry, Ecommerce, Item } from './entries.ts';

/** The most that Google Analytics takes of one event. */
const MOST_ITEMS = 200;

const at = (shop: EventShop | null) => (shop?.name ? { affiliation: shop.name } : {});

export const serviceItem = ({ id, slug, name, price }: EventService, shop: EventShop | null): Item => ({
  item_id: slug || id,
  ...(name && { item_name: name }),
  item_category: 'service',
  ...at(shop),
  ...(price !== undefined && { price }),
  quantity: 1,
});

export const productItem = (
  { id, slug, name, price, quantity }: EventProduct,
  shop: EventShop | null,
): Item => ({
  item_id: slug || id,
  ...(name && { item_name: name }),
  item_category: 'product',
  ...at(shop),
  ...(price !== undefined && { price }),
  quantity,
});

/** Decimal amounts of at most four digits, without what binary fractions add to them. */
const rounded = (amount: number) => Number(amount.toFixed(4));

const valueOf = (items: readonly Item[]) =>
  rounded(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0));

/** Entries of an ecommerce event: what stood there before is cleared first, as Google asks for. */
export function ecommerce(event: string, facts: Ecommerce): DataLayerEntry[] {
  return [{ ecommerce: null }, { event, ecommerce: { ...facts, items: facts.items.slice(0, MOST_ITEMS) } }];
}

/** An event about items, with the sum of their prices where each of them has one. */
export function aboutItems(event: string, currency: string, items: readonly Item[]): DataLayerEntry[] {
  if (items.length === 0) return [];
  const isPriced = items.every(({ price }) => price !== undefined);
  return ecommerce(event, { ...(isPriced && { currency, value: valueOf(items) }), items });
}

const listOf = ({ category }: ListDetail) => ({
  item_list_id: category.slug,
  ...(category.name && { item_list_name: category.name }),
});

/** The services of a list, in its order. */
export const listItems = (detail: ListDetail): readonly Item[] =>
  detail.services.map((service, index) => ({
    ...serviceItem(service, detail.shop),
    ...listOf(detail),
    index,
  }));

export const listed = (detail: ListDetail): DataLayerEntry[] =>
  ecommerce('view_item_list', { ...listOf(detail), items: listItems(detail) });

export const selected = (detail: ListDetail, item: Item): DataLayerEntry[] =>
  ecommerce('select_item', { ...listOf(detail), items: [item] });

/** `known`: as a list has shown it. */
export function viewed(slug: string, known: Item | undefined, currency: string): DataLayerEntry[] {
  return aboutItems('view_item', currency, [
    known ?? { item_id: slug, item_category: 'service', quantity: 1 },
  ]);
}

const visit = ({ services, shop, value, currency }: BookingDetail) => ({
  currency,
  value,
  items: services.map((service) => serviceItem(service, shop)),
});

export const checkedOut = (detail: BookingDetail): DataLayerEntry[] =>
  ecommerce('begin_checkout', visit(detail));

export const purchased = (detail: BookingConfirmedDetail): DataLayerEntry[] =>
  ecommerce('purchase', {
    transaction_id: detail.id,
    ...at(detail.shop),
    tax: 0,
    shipping: 0,
    ...visit(detail),
  });

/** Products; what was taken off them is not told apart. */
export const purchasedProducts = ({
  id,
  shop,
  products,
  value,
  delivery,
  currency,
}: PurchaseDetail): DataLayerEntry[] =>
  ecommerce('purchase', {
    transaction_id: id,
    ...at(shop),
    tax: 0,
    shipping: delivery,
    currency,
    value,
    items: products.map((product) => productItem(product, shop)),
  });
