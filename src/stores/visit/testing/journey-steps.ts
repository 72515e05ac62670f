import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { valueOf } from '../../load.ts';
import { showReservation } from '../../testing/reservations.ts';
import { countSum, ELSEWHERE, FIELDS, RESERVATION, type Journey, type Tab } from './journey.ts';

const COMPLETE = { firstname: 'Ana', lastname: 'Lopez', email: 'ana@example.com', phone: '06 99 88 77 66' };

export async function calm({ visitor }: Journey): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await visitor.clock.settle();
}

/** The visitor asked for it: another visit is at hand from now on. */
async function asked(journey: Journey, tab: Tab, act: () => void | Promise<void>): Promise<void> {
  journey.asker = tab;
  await act();
}

/** A page that goes tells nobody. */
async function reload({ tabs, openTab }: Journey, tab: Tab, isLate: boolean): Promise<void> {
  const { typed, expected } = tab;
  const { tabStorage, site } = tab.page;
  const isShown = tab.leave !== null;
  site.dispose();
  tabs[tabs.indexOf(tab)] = await openTab({ isShown, isLate, tabStorage, typed, expected });
}

async function hold({ visit }: Tab): Promise<void> {
  const free = valueOf(visit.$offers.get())?.find((offer) => offer.kind === 'free');
  const start = free?.kind === 'free' ? free.starts[0] : undefined;
  if (free && start) await visit.choose(free.date, start);
}

/** A confirmation has no form. */
function type(tab: Tab, change: Partial<ContactInput>): void {
  if (tab.visit.$stage.get().kind === 'confirmed') return;
  tab.visit.edit(change);
  Object.assign(tab.typed, change);
}

/** The sum of the review beside the one that is charged. */
async function book(journey: Journey, tab: Tab): Promise<void> {
  const { visit } = tab;
  if (visit.$stage.get().kind === 'choosing') await hold(tab);
  await calm(journey);
  const stage = visit.$stage.get();
  if (stage.kind !== 'held') return;
  type(tab, COMPLETE);
  let shown = visit.$bill.get().bill?.due ?? stage.hold.total;
  let outcome = await visit.confirm();
  if (outcome.kind === 'price-changed') {
    shown = outcome.now;
    outcome = await visit.acceptPrice();
  }
  if (outcome.kind !== 'confirmed') return;
  journey.booked = tab.expected;
  countSum(journey, outcome.appointment.id, shown);
  // Booked: what was typed for it is done with.
  tab.typed = {};
}

export const STEPS: Readonly<Record<string, (journey: Journey, tab: Tab) => Promise<void> | void>> = {
  'types a field': (_, tab) => {
    const field = FIELDS[Object.keys(tab.typed).length % FIELDS.length]!;
    type(tab, { [field]: `typed ${field}` });
  },
  'types all details': (_, tab) => type(tab, COMPLETE),
  'takes a time': (_, tab) => hold(tab),
  'goes back to the times': (_, { visit }) => visit.release(),
  'goes back to another page': (_, tab) => {
    if (!tab.leave) return;
    // The address first, as the element's own place follows it.
    tab.page.history.push(ELSEWHERE);
    tab.leave();
    tab.leave = null;
  },
  'goes forward to the reservation': (_, tab) => {
    if (tab.leave) return;
    tab.page.history.push(RESERVATION);
    tab.leave = showReservation(tab.page, tab.visit);
  },
  reloads: (journey, tab) => reload(journey, tab, false),
  'reloads, and its elements come late': (journey, tab) => reload(journey, tab, true),
  'logs in': async (_, { page }) => void (await page.site.session.login('camille@example.com', 'good')),
  'logs out': (_, { page }) => page.site.session.logout(),
  'changes the language': async (_, { page }) => {
    await page.site.locale.choose(page.site.locale.$locale.get() === 'fr' ? 'de' : 'fr');
  },
  'adds a service': (journey, tab) =>
    asked(journey, tab, () => {
      const { page } = tab;
      const ids = [...page.site.bookingCart.$cart.get().serviceIds, serviceId('s2')];
      page.site.bookingCart.replace(ids, shopId('shop1'));
    }),
  'takes a service out': (journey, tab) =>
    asked(journey, tab, () => {
      const { page } = tab;
      const [first, ...others] = page.site.bookingCart.$cart.get().serviceIds;
      if (first && others.length > 0) page.site.bookingCart.remove(first);
    }),
  'takes the visit beside': (journey, tab) => asked(journey, tab, () => tab.page.site.bookingCart.takeBack()),
  'takes the visit of another tab': (journey, tab) =>
    asked(journey, tab, () => tab.page.site.bookingCart.elsewhere.take()),
  'leaves the visit beside': (_, { page }) => page.site.bookingCart.dropSaved(),
  'goes on with the time of another tab': (journey, tab) =>
    asked(journey, tab, () => tab.visit.otherTabs.continueHeld()),
  'releases the time of another tab': (_, { visit }) => visit.otherTabs.releaseHeld(),
  'waits until a hold runs out': ({ visitor }) => visitor.clock.advance(11 * 60_000),
  books: (journey, tab) => asked(journey, tab, () => book(journey, tab)),
  'the salon changes its price': ({ visitor: { backEnd } }) => void (backEnd.calendar.price += 1.5),
  'another device changes the account': ({ visitor: { backEnd } }) => {
    const rows = backEnd.carts.map((row) => ({
      ...row,
      status: row.status === 'pending' ? ('cancelled' as const) : row.status,
    }));
    const row = {
      id: `other${rows.length}`,
      type: 'booking' as const,
      shopId: 'shop1',
      items: [{ id: 's4' }],
      user: 'u1',
    };
    backEnd.carts.splice(0, backEnd.carts.length, ...rows, {
      ...row,
      status: 'pending',
      transactionId: null,
    });
  },
};

/** What loses most where a rule is wrong comes more often. */
export const OFTEN = [
  'types a field',
  'logs in',
  'logs in',
  'logs out',
  'another device changes the account',
];
