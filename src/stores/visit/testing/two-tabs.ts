import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../testing/reservations.ts';
import { calm } from '../../testing/saved-visits.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, hold, openVisit } from '../../testing/visits.ts';

const RELEASED = 'DELETE';

/** Two tabs with an open reservation each; the first holds nine o'clock of Monday. */
export async function twoTabs() {
  const visitor = createVisitor();
  const first = await openVisit(visitor);
  showReservation(first.page, first.visit);
  const second = await openVisit(visitor);
  showReservation(second.page, second.visit);
  first.visit.edit(CONTACT);
  second.visit.edit({ ...CONTACT, firstname: 'Bea' });
  await hold(first.visit);
  await calm(visitor);
  const released = () => visitor.sent.filter(({ method }) => method === RELEASED).length;
  return { visitor, first, second, released };
}

/** The second of two tabs has another service at hand than that of which the first one holds a time. */
export async function otherInSecond() {
  const tabs = await twoTabs();
  const { bookingCart } = tabs.second.page.site;
  bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await calm(tabs.visitor);
  const { continueHeld, continueHeldWithOwn } = tabs.second.visit.otherTabs;
  return { ...tabs, bookingCart, continueHeld, continueHeldWithOwn };
}
