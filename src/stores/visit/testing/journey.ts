import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Page, Visitor } from '../../testing/visitor.ts';
import type { VisitStore } from '../visit.ts';

/** What journeys lose, and how much they tried. */
export interface Counted {
  lostFields: number;
  replacedUnasked: number;
  otherSums: number;
  booked: number;
  steps: number;
}

export interface Tab {
  page: Page;
  visit: VisitStore;
  /** Takes the reservation off the screen; null while another page is on it. */
  leave: (() => void) | null;
  /** What the visitor has typed here. */
  typed: Partial<ContactInput>;
  /** The visit that they expect here. */
  expected: BookingCart;
  wasCustomer: boolean;
}

export interface TabOptions {
  readonly isShown?: boolean;
  /** Its elements come when the account has answered. */
  readonly isLate?: boolean;
  /** Given: the tab that had it is loaded anew. */
  readonly tabStorage?: Map<string, string>;
  readonly typed?: Partial<ContactInput>;
  readonly expected?: BookingCart;
}

/** On one device. */
export interface Journey {
  readonly visitor: Visitor;
  readonly openTab: (options: TabOptions) => Promise<Tab>;
  readonly tabs: Tab[];
  readonly counted: Counted;
  /** Every service that the account had in a cart, whatever a device made of it since. */
  readonly told: Set<string>;
  /** In this step the visitor asked for another visit in this tab. */
  asker: Tab | null;
  /** In this step this visit was booked. */
  booked: BookingCart | null;
}

/** Where a tab is with a reservation on its screen, and without. */
export const RESERVATION = '/book?page=reserved';
export const ELSEWHERE = '/about';

export const FIELDS = ['firstname', 'lastname', 'email', 'phone', 'message'] as const;
export const cartOf = ({ page }: Tab) => page.site.bookingCart.$cart.get();

/** A profile may fill what nobody typed; what was typed is there as it was typed. */
export function countLost({ tabs, counted }: Journey): void {
  for (const { visit, typed } of tabs) {
    const draft = visit.$draft.get();
    for (const field of FIELDS)
      if (typed[field] !== undefined && draft[field] !== typed[field]) counted.lostFields += 1;
  }
}

/** Its reservation is on the screen, or a time is held for it: nothing but the visitor changes it there. */
export function hasOpenReservation({ leave, visit, expected }: Tab): boolean {
  return expected.serviceIds.length > 0 && (leave !== null || 'hold' in visit.$stage.get());
}

const isSame = (one: BookingCart, other: BookingCart) => one.serviceIds.join() === other.serviceIds.join();

/**
 * `wereOpen`: the tabs whose reservation was open before the step, and are so still. Where none is, another visit may come, as at a login; where
 * one is, all that show the same keep it.
 */
export function countReplaced(journey: Journey, wereOpen: readonly boolean[]): void {
  const { tabs, asker, booked, counted } = journey;
  const [first] = tabs;
  const areSame = wereOpen.includes(true) && tabs.every(({ expected }) => isSame(expected, first!.expected));
  tabs.forEach((tab, at) => {
    const now = cartOf(tab);
    const isGone = booked !== null && isSame(booked, tab.expected);
    if (!isSame(now, tab.expected) && tab !== asker && !isGone) {
      const mayFollow = !wereOpen[at] && (!areSame || asker !== null || booked !== null);
      if (!mayFollow || (!asker && isLost(journey, tab, now))) counted.replacedUnasked += 1;
    }
    // Counted once: the journey goes on from what there is.
    tab.expected = now;
    tab.wasCustomer = tab.page.site.session.$session.get().kind === 'customer';
  });
  journey.asker = null;
  journey.booked = null;
}

/** What gave way to another visit is all in that, or kept to be taken back, unless it was booked; what went with a customer who logged out, the account was told. */
function isLost(
  { visitor, told, booked }: Journey,
  { page, expected, wasCustomer }: Tab,
  now: BookingCart,
): boolean {
  const hasLeft = wasCustomer && page.site.session.$session.get().kind === 'guest';
  const beside = [...visitor.kept].filter(([key]) => key.endsWith('cartBooking.replaced'));
  const isKept = (id: string) => beside.some(([, text]) => text.includes(JSON.stringify({ id })));
  const isBooked =
    booked?.shopId === expected.shopId && expected.serviceIds.every((id) => booked.serviceIds.includes(id));
  return (
    !isBooked &&
    !expected.serviceIds.every((id) => now.serviceIds.includes(id) || isKept(id) || (hasLeft && told.has(id)))
  );
}

/** The sum that a tab showed beside the one that the back end wrote down, not the one that it answered. */
export function countSum({ visitor, counted }: Journey, id: string, shown: number): void {
  const row = visitor.backEnd.calendar.booked.find((each) => each.id === id);
  counted.booked += 1;
  if (!row || Math.round(row.due * 100) !== shown) counted.otherSums += 1;
}
