import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { createReservations } from '../../navigation/reservations.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import { valueOf } from '../../load.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';
import { visitFeature } from '../feature.ts';
import type { VisitStore } from '../visit.ts';

/** What journeys lose; `VISIT_RUNS` says how many are walked, `VISIT_SEED` which. */
interface Counted {
  lostFields: number;
  replacedUnasked: number;
  otherSums: number;
  booked: number;
  steps: number;
}

interface Tab {
  page: Page;
  visit: VisitStore;
  /** Takes the reservation off the screen; null while another page is on it. */
  leave: (() => void) | null;
  /** What the visitor has typed here. */
  typed: Partial<ContactInput>;
}

interface Journey {
  readonly visitor: Visitor;
  readonly tabs: Tab[];
  readonly counted: Counted;
  /** The visitor's own visit, as they expect it. */
  expected: BookingCart;
}

const FIELDS = ['firstname', 'lastname', 'email', 'phone', 'message'] as const;
const COMPLETE = { firstname: 'Ana', lastname: 'Lopez', email: 'ana@example.com', phone: '06 99 88 77 66' };

async function calm({ visitor }: Journey): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await visitor.clock.settle();
}

/** As an element does: whether it shows the reservation, its address says before anything has answered. */
async function openTab(
  visitor: Visitor,
  { isShown = true, tabStorage }: { isShown?: boolean; tabStorage?: Map<string, string> } = {},
): Promise<Omit<Tab, 'typed'>> {
  const reservations = createReservations();
  const settle = isShown ? reservations.serve(RESERVED) : null;
  const page = await visitor.open({ reservations, ...(tabStorage && { tabStorage }) });
  const visit = await page.site.open(visitFeature);
  const leave = isShown ? showReservation(page, visit) : null;
  settle?.();
  return { page, visit, leave };
}

const cartOf = ({ page }: Tab) => page.site.bookingCart.$cart.get();

/** A profile may fill what nobody typed; what was typed is there as it was typed. */
function countLost({ tabs, counted }: Journey): void {
  for (const { visit, typed } of tabs) {
    const draft = visit.$draft.get();
    for (const field of FIELDS)
      if (typed[field] !== undefined && draft[field] !== typed[field]) counted.lostFields += 1;
  }
}

function countReplaced(journey: Journey): void {
  const { tabs, expected, counted } = journey;
  for (const tab of tabs) {
    const { serviceIds } = cartOf(tab);
    if (serviceIds.join() !== expected.serviceIds.join()) counted.replacedUnasked += 1;
  }
  // Counted once: the journey goes on from what there is.
  journey.expected = cartOf(tabs[0]!);
}

/** The visitor asked for it: another visit is at hand from now on. */
const asked = async (journey: Journey, act: () => void | Promise<void>) => {
  await act();
  await calm(journey);
  journey.expected = cartOf(journey.tabs[0]!);
};

/** The customer's own visit comes where no reservation is open, as it is said to. */
function loggedIn(journey: Journey, act: () => Promise<void>): Promise<void> {
  const isOpen = journey.tabs.some(({ leave, visit }) => leave !== null || 'hold' in visit.$stage.get());
  return isOpen && journey.expected.serviceIds.length > 0 ? act() : asked(journey, act);
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

/** The sum of the review beside that of the answer. */
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
  const { counted } = journey;
  counted.booked += 1;
  if (outcome.appointment.total - outcome.appointment.paid !== shown) counted.otherSums += 1;
  // Booked: what was typed for it is done with.
  tab.typed = {};
}

const STEPS: Readonly<Record<string, (journey: Journey, tab: Tab) => Promise<void> | void>> = {
  'types a field': (_, tab) => {
    const field = FIELDS[Object.keys(tab.typed).length % FIELDS.length]!;
    type(tab, { [field]: `typed ${field}` });
  },
  'types all details': (_, tab) => type(tab, COMPLETE),
  'takes a time': (_, tab) => hold(tab),
  'goes back to the times': (_, { visit }) => visit.release(),
  'goes back to another page': (_, tab) => {
    tab.leave?.();
    tab.leave = null;
  },
  'goes forward to the reservation': (_, tab) => {
    tab.leave ??= showReservation(tab.page, tab.visit);
  },
  reloads: (journey, tab) =>
    loggedIn(journey, async () => {
      const { visitor, tabs } = journey;
      const { tabStorage, site } = tab.page;
      const isShown = tab.leave !== null;
      tab.leave?.();
      site.dispose();
      tabs[tabs.indexOf(tab)] = { ...(await openTab(visitor, { isShown, tabStorage })), typed: tab.typed };
    }),
  'logs in': (journey, { page }) =>
    loggedIn(journey, async () => void (await page.site.session.login('camille@example.com', 'good'))),
  'logs out': (_, { page }) => page.site.session.logout(),
  'changes the language': async (_, { page }) => {
    await page.site.locale.choose(page.site.locale.$locale.get() === 'fr' ? 'de' : 'fr');
  },
  'adds a service': (journey, { page }) =>
    asked(journey, () => {
      const ids = [...page.site.bookingCart.$cart.get().serviceIds, serviceId('s2')];
      page.site.bookingCart.replace(ids, shopId('shop1'));
    }),
  'takes a service out': (journey, { page }) =>
    asked(journey, () => {
      const [first, ...others] = page.site.bookingCart.$cart.get().serviceIds;
      if (first && others.length > 0) page.site.bookingCart.remove(first);
    }),
  'takes the visit beside': (journey, { page }) => asked(journey, () => page.site.bookingCart.takeBack()),
  'leaves the visit beside': (_, { page }) => page.site.bookingCart.dropSaved(),
  'goes on with the time of another tab': (journey, { visit }) =>
    asked(journey, () => visit.otherTabs.continueHeld()),
  'releases the time of another tab': (_, { visit }) => visit.otherTabs.releaseHeld(),
  'waits until a hold runs out': ({ visitor }) => visitor.clock.advance(11 * 60_000),
  books: (journey, tab) => asked(journey, () => book(journey, tab)),
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
const OFTEN = ['types a field', 'logs in', 'logs in', 'logs out', 'another device changes the account'];

type Steps = readonly (readonly [number, string])[];

async function walk(steps: Steps): Promise<Counted> {
  const counted: Counted = {
    lostFields: 0,
    replacedUnasked: 0,
    otherSums: 0,
    booked: 0,
    steps: steps.length,
  };
  const visitor = createVisitor();
  const first = { ...(await openTab(visitor)), typed: {} };
  first.page.site.bookingCart.replace([serviceId('s1'), serviceId('s3')], shopId('shop1'));
  const second = { ...(await openTab(visitor, { isShown: steps.length % 2 === 0 })), typed: {} };
  const journey: Journey = { visitor, tabs: [first, second], counted, expected: cartOf(first) };
  await calm(journey);
  for (const [at, name] of steps) {
    await STEPS[name]!(journey, journey.tabs[at]!);
    await calm(journey);
    countLost(journey);
    countReplaced(journey);
  }
  for (const { page } of journey.tabs) page.site.dispose();
  return counted;
}

const TOGETHER = 10;

test(
  'no field is lost, no visit replaced unasked and no other sum charged in random journeys of two tabs',
  { timeout: 3_600_000 },
  async () => {
    const names = [...Object.keys(STEPS), ...OFTEN, ...OFTEN];
    const step = fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(...names));
    const numRuns = Number(process.env.VISIT_RUNS ?? 20);
    const seed = Number(process.env.VISIT_SEED ?? Date.now() % 1_000_000);
    const journeys = fc.sample(fc.array(step, { minLength: 8, maxLength: 24 }), { numRuns, seed });
    const sum: Counted = { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, steps: 0 };
    const failed: string[] = [];
    for (let at = 0; at < journeys.length; at += TOGETHER) {
      const some = journeys.slice(at, at + TOGETHER);
      const results = await Promise.all(some.map(walk));
      results.forEach((counted, index) => {
        for (const key of Object.keys(sum) as (keyof Counted)[]) sum[key] += counted[key];
        const { lostFields, replacedUnasked, otherSums } = counted;
        if (lostFields + replacedUnasked + otherSums > 0)
          failed.push(some[index]!.map(([tab, name]) => `tab ${tab} ${name}`).join(', '));
      });
    }
    const shortest = failed.toSorted((a, b) => a.length - b.length)[0];
    console.log(`VISITS ${JSON.stringify({ journeys: numRuns, seed, ...sum, shortest })}`);
    const { booked: _, steps: __, ...faults } = sum;
    expect({ ...faults, shortest }).toEqual({
      lostFields: 0,
      replacedUnasked: 0,
      otherSums: 0,
      shortest: undefined,
    });
  },
);
