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
  { isShown = true, tabStorage, typed = {} }: TabOptions,
): Promise<Tab> {
  const reservations = createReservations();
  const settle = isShown ? reservations.serve(RESERVED) : null;
  const page = await visitor.open({ reservations, ...(tabStorage && { tabStorage }) });
  const visit = alter(await page.site.open(visitFeature), page);
  const leave = isShown ? showReservation(page, visit) : null;
  settle?.();
  return { page, visit, leave, typed };
}

export type Steps = readonly (readonly [number, string])[];

/** `alter` puts a visit that is wrong on purpose in the place of the right one. */
export async function walk(steps: Steps, alter: Alter = (visit) => visit): Promise<Counted> {
  const counted: Counted = {
    lostFields: 0,
    replacedUnasked: 0,
    otherSums: 0,
    booked: 0,
    steps: steps.length,
  };
  const visitor = createVisitor();
  const open = (options: TabOptions) => openTab(visitor, alter, options);
  const first = await open({});
  first.page.site.bookingCart.replace([serviceId('s1'), serviceId('s3')], shopId('shop1'));
  const second = await open({ isShown: steps.length % 2 === 0 });
  const journey: Journey = {
    visitor,
    openTab: open,
    tabs: [first, second],
    counted,
    expected: cartOf(first),
  };
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
