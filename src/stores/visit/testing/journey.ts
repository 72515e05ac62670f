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
}

export interface TabOptions {
  readonly isShown?: boolean;
  /** Its elements come when the account has answered. */
  readonly isLate?: boolean;
  /** Given: the tab that had it is loaded anew. */
  readonly tabStorage?: Map<string, string>;
  readonly typed?: Partial<ContactInput>;
}

/** On one device. */
export interface Journey {
  readonly visitor: Visitor;
  readonly openTab: (options: TabOptions) => Promise<Tab>;
  readonly tabs: Tab[];
  readonly counted: Counted;
  /** The visitor's own visit, as they expect it. */
  expected: BookingCart;
}

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

export function countReplaced(journey: Journey): void {
  const { tabs, expected, counted } = journey;
  for (const tab of tabs) {
    const { serviceIds } = cartOf(tab);
    if (serviceIds.join() !== expected.serviceIds.join()) counted.replacedUnasked += 1;
  }
  // Counted once: the journey goes on from what there is.
  journey.expected = cartOf(tabs[0]!);
}

/** Where no reservation is open, another visit may come: what gave way to it is all there still, or kept to be taken back. */
export function countUnsaid({ tabs, visitor, counted }: Journey, before: BookingCart): void {
  const now = cartOf(tabs[0]!);
  const beside = [...visitor.kept].filter(([key]) => key.endsWith('cartBooking.replaced'));
  const isKept = (id: string) => beside.some(([, text]) => text.includes(JSON.stringify({ id })));
  if (!before.serviceIds.every((id) => now.serviceIds.includes(id) || isKept(id)))
    counted.replacedUnasked += 1;
}

/** The sum that a tab showed beside the one that the back end wrote down, not the one that it answered. */
export function countSum({ visitor, counted }: Journey, id: string, shown: number): void {
  const row = visitor.backEnd.calendar.booked.find((each) => each.id === id);
  counted.booked += 1;
  if (!row || Math.round(row.due * 100) !== shown) counted.otherSums += 1;
}
