import { queryText } from './query-text.ts';
import { BOOKING_CART_LIMIT } from '../carts/booking-cart.ts';
import { serviceId, type ServiceId } from '../catalogue/ids.ts';
import { reservationStepOf, type ReservationStep } from '../reservation/reservation-step.ts';

/** The search parameters that pages understand. */
export interface RouteQuery {
  /** `?page=reserved` opens the reservation. */
  readonly page: 'reserved' | null;
  /** `?step=details` of the reservation; absent: the step that is to be done next. */
  readonly step?: ReservationStep | undefined;
  /** `?cart=1,2` books these services (ids). */
  readonly cart: readonly ServiceId[];
  /** `?cartAdd=a,b` adds these services (slugs) to the cart. */
  readonly cartAdd: readonly string[];
  readonly tab?: string | undefined;
  /** `?shown=2` shows so many pages of a long list. */
  readonly shown?: string | undefined;
  /** The text of a search: of shops, or of products. */
  readonly q?: string | undefined;
  /** `?start=` with services and a shop takes this start (ISO 8601), once. */
  readonly start?: string | undefined;
  /** `?duration=90,30` is how many minutes each service takes; with a start, the first. */
  readonly duration?: string | undefined;
  /** `?with=p1,p2` is who performs each service (ids); nothing between commas: whoever is free. */
  readonly with?: string | undefined;
  /** `?what=&where=&when=&part=` search for free times; without `when`, on any day. */
  readonly what?: string | undefined;
  readonly where?: string | undefined;
  readonly when?: string | undefined;
  readonly part?: string | undefined;
  /** `?category=&brand=&min=&max=&stock=1&sort=` narrow and sort a list of products; brands with bars between them, prices as decimals. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly stock?: string | undefined;
  readonly sort?: string | undefined;
  /** `?products=oil:2,balm:1&shop=s1` has the checkout put so many of these products (ids) into the cart, at that shop (id). */
  readonly products?: string | undefined;
  readonly shop?: string | undefined;
  /** `?from=` on the pages of accounts: the page of the site to go back to, as its path and search without a language. */
  readonly from?: string | undefined;
}

/** Parameters that are read and written as they are, and missing where they are empty. */
const PLAIN = [
  'q',
  'tab',
  'shown',
  'start',
  'what',
  'where',
  'when',
  'part',
  'category',
  'brand',
  'min',
  'max',
  'stock',
  'sort',
  'shop',
  'from',
] as const;
/** Lists of what is wished of each service that `cart` names. */
const WISHES = ['duration', 'with'] as const;

/** All that is ours, in the order in which it is written; a list is written with commas. */
const NAMES = ['page', 'step', 'cart', 'cartAdd', 'products', ...PLAIN, ...WISHES] as const;

export const EMPTY_QUERY: RouteQuery = { page: null, cart: [], cartAdd: [] };

/** More than a cart holds, so that what does not fit can be told. */
const LIST_LIMIT = 100;
/** Longer than what anybody types, so that nothing of it is lost. */
const TEXT_LIMIT = 500;
/** As long as a whole cart of products, each by an id of 64 characters that are all escaped. */
const PRODUCTS_LIMIT = 10_000;
/** Read of a list, with those that stand in it twice. */
const MOST_ITEMS = 1000;

const itemsOf = (value: string) => value.split(',', MOST_ITEMS).map((item) => item.trim());
const isFirst = (item: string, at: number, all: readonly string[]) => item !== '' && all.indexOf(item) === at;

/** What is wished of each service, by the places of those that `cart` names: one that is named twice is one service. */
function wishesOf(value: string, cart: readonly string[]): string {
  if (value === '') return '';
  const items = value.split(',').filter((_, at) => at >= cart.length || isFirst(cart[at] ?? '', at, cart));
  return items.slice(0, BOOKING_CART_LIMIT).join();
}

/** Reads a URL's search text; an element inside another's page gives its `prefix`, as `vitrine-`. */
export function parseQuery(search: string, prefix = ''): RouteQuery {
  const params = new URLSearchParams(search);
  const whole = (name: string) => params.get(prefix + name) ?? '';
  const text = (name: string) => whole(name).slice(0, TEXT_LIMIT);
  const list = (name: string) => itemsOf(whole(name)).filter(isFirst).slice(0, LIST_LIMIT);
  const services = whole('cart') === '' ? [] : itemsOf(whole('cart'));
  return {
    page: text('page') === 'reserved' ? 'reserved' : null,
    step: reservationStepOf(text('step')),
    cart: list('cart').map(serviceId),
    cartAdd: list('cartAdd'),
    products: whole('products').slice(0, PRODUCTS_LIMIT) || undefined,
    ...Object.fromEntries(PLAIN.map((name) => [name, text(name) || undefined])),
    ...Object.fromEntries(WISHES.map((name) => [name, wishesOf(whole(name), services) || undefined])),
  };
}

/** The search text with its question mark, or empty; what it does not own in `base` is kept. */
export function buildQuery(query: Partial<RouteQuery>, prefix = '', base = ''): string {
  // As of most links, of which a list has many.
  if (base === '' && NAMES.every((name) => !query[name]?.length)) return '';
  const params = new URLSearchParams(base);
  for (const name of NAMES) {
    const value = query[name];
    if (value?.length) params.set(prefix + name, value.toString());
    else params.delete(prefix + name);
  }
  const text = queryText(params);
  return text === '' ? '' : `?${text}`;
}
