import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createReservations } from '../../navigation/reservations.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';
import { visitFeature } from '../feature.ts';
import type { VisitStore } from '../visit.ts';
import {
  cartOf,
  countLost,
  countReplaced,
  ELSEWHERE,
  hasOpenReservation,
  RESERVATION,
  type Counted,
  type Journey,
  type Tab,
  type TabOptions,
} from './journey.ts';
import { calm, STEPS } from './journey-steps.ts';

type Alter = (visit: VisitStore, page: Page) => VisitStore;

/** As an element does: whether it shows the reservation, its address says before anything has answered. */
async function openTab(
  visitor: Visitor,
  alter: Alter,
  { isShown = true, isLate = false, tabStorage, typed = {}, expected }: TabOptions,
): Promise<Tab> {
  const reservations = createReservations();
  const settle = isShown && !isLate ? reservations.serve(RESERVED) : null;
  const address = isShown ? RESERVATION : ELSEWHERE;
  const page = await visitor.open({ reservations, address, ...(tabStorage && { tabStorage }) });
  const visit = alter(await page.site.open(visitFeature), page);
  const leave = isShown ? showReservation(page, visit) : null;
  settle?.();
  const wasCustomer = page.site.session.$session.get().kind === 'customer';
  return { page, visit, leave, typed, wasCustomer, expected: expected ?? page.site.bookingCart.$cart.get() };
}

/** By the place of the tab among those of the first device, then of the second. */
export type Steps = readonly (readonly [number, string])[];

interface Device {
  readonly visitor: Visitor;
  readonly alter: Alter;
  readonly counted: Counted;
  readonly told: Set<string>;
  readonly services: readonly string[];
  /** Of each tab: whether it shows the reservation. */
  readonly shown: readonly [boolean, ...boolean[]];
}

async function startJourney({ visitor, alter, counted, told, services, shown }: Device): Promise<Journey> {
  const open = (options: TabOptions) => openTab(visitor, alter, options);
  const [isFirstShown, ...others] = shown;
  const first = await open({ isShown: isFirstShown });
  first.page.site.bookingCart.replace(services.map(serviceId), shopId('shop1'));
  const tabs = [first];
  for (const isShown of others) tabs.push(await open({ isShown }));
  for (const tab of tabs) tab.expected = cartOf(tab);
  return { visitor, openTab: open, tabs, counted, told, asker: null, booked: null };
}

/** `alter` puts a visit that is wrong on purpose in the place of the right one. */
export async function walk(steps: Steps, alter: Alter = (visit) => visit): Promise<Counted> {
  const counted: Counted = {
    lostFields: 0,
    replacedUnasked: 0,
    otherSums: 0,
    booked: 0,
    steps: steps.length,
  };
  // What a tab stores comes to another one soon, or late.
  const visitor = createVisitor(undefined, steps.length % 8);
  const isEven = steps.length % 2 === 0;
  const told = new Set<string>();
  const device = { alter, counted, told };
  const here = await startJourney({ ...device, visitor, services: ['s1', 's3'], shown: [true, isEven] });
  const other = createVisitor(visitor);
  const there = await startJourney({ ...device, visitor: other, services: ['s2'], shown: [isEven] });
  const journeys = [here, there];
  await calm(here);
  for (const [at, name] of steps) {
    const [journey, own] = at < here.tabs.length ? [here, at] : [there, at - here.tabs.length];
    const before = journeys.map(({ tabs }) => tabs.map(hasOpenReservation));
    await STEPS[name]!(journey, journey.tabs[own]!);
    await calm(journey);
    journeys.forEach(countLost);
    for (const { items } of visitor.backEnd.carts) for (const { id } of items) told.add(id);
    journeys.forEach((each, device) => {
      countReplaced(
        each,
        each.tabs.map((tab, index) => hasOpenReservation(tab) && before[device]![index]!),
      );
    });
  }
  for (const { page } of journeys.flatMap(({ tabs }) => tabs)) page.site.dispose();
  return counted;
}
