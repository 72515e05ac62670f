import type { DayOffer } from '#domain/availability/calendar.ts';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createVisitor, type OpenOptions, type Visitor } from './visitor.ts';
import { valueOf } from '../load.ts';
import { visitFeature } from '../visit/feature.ts';
import type { VisitStore } from '../visit/visit.ts';

export const CONTACT = {
  firstname: 'Ana',
  lastname: 'Lopez',
  email: 'ana@example.com',
  phone: '06 12 34 56 78',
};

export async function openVisit(visitor: Visitor = createVisitor(), options: OpenOptions = {}) {
  const page = await visitor.open(options);
  if (page.site.bookingCart.$cart.get().serviceIds.length === 0)
    page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  const visit = await page.site.open(visitFeature);
  await visitor.clock.settle();
  return { visitor, page, visit, ...visitor };
}

export type OpenedVisit = Awaited<ReturnType<typeof openVisit>>;

export function starts(visit: VisitStore): string[] {
  const offers = valueOf(visit.$offers.get()) ?? [];
  return offers.flatMap((offer) =>
    offer.kind === 'free' ? offer.starts.map(({ startMinute }) => `${offer.date} ${startMinute / 60}`) : [],
  );
}

export function startAt(visit: VisitStore, date: string, hour: number) {
  const offer = valueOf(visit.$offers.get())?.find((each: DayOffer) => each.date === date);
  const start =
    offer?.kind === 'free' ? offer.starts.find((each) => each.startMinute === hour * 60) : undefined;
  if (!start) throw new Error(`Nothing at ${date} ${hour}`);
  return start;
}

export async function hold(visit: VisitStore, date = '20260105', hour = 9) {
  return visit.choose(date, startAt(visit, date, hour));
}

export async function heldVisit() {
  const opened = await openVisit();
  await hold(opened.visit);
  opened.visit.edit(CONTACT);
  return opened;
}
