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
  readonly tab: string | null;
  /** `?q=` is the text of the shop search. */
  readonly search: string;
}

export const EMPTY_QUERY: RouteQuery = { page: null, cart: [], cartAdd: [], tab: null, search: '' };

/** More than a cart holds, so that what does not fit can be told. */
const LIST_LIMIT = 100;
const TEXT_LIMIT = 200;

/** Reads a URL's search text; an element inside another's page gives its `prefix`, as `vitrine-`. */
export function parseQuery(search: string, prefix = ''): RouteQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(prefix + name) ?? '').slice(0, TEXT_LIMIT);
  const list = (name: string) => {
    const items = (params.get(prefix + name) ?? '').split(',').map((item) => item.trim());
    return [...new Set(items.filter(Boolean))].slice(0, LIST_LIMIT);
  };
  const step = reservationStepOf(text('step'));
  return {
    page: text('page') === 'reserved' ? 'reserved' : null,
    ...(step && { step }),
    cart: list('cart').map(serviceId),
    cartAdd: list('cartAdd'),
    tab: text('tab') || null,
    search: text('q'),
  };
}

/** The search text with its question mark, or empty; what it does not own in `base` is kept. */
export function buildQuery(query: Partial<RouteQuery>, prefix = '', base = ''): string {
  const params = new URLSearchParams(base);
  const values: Readonly<Record<string, string>> = {
    page: query.page ?? '',
    step: query.step ?? '',
    cart: query.cart?.join(',') ?? '',
    cartAdd: query.cartAdd?.join(',') ?? '',
    tab: query.tab ?? '',
    q: query.search ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(prefix + name);
    else params.set(prefix + name, value);
  }
  // Commas are allowed in a query, and lists are meant to be read.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
