import { showReservation } from './reservations.ts';
import type { Page, Visitor } from './visitor.ts';
import { openVisit } from './visits.ts';

/** All that is under way has come to its end. */
export async function calm({ clock }: Pick<Visitor, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await clock.settle();
}

/** The customer has this visit in the account, from another device. */
export function keepAtAccount({ backEnd }: Pick<Visitor, 'backEnd'>, shop: string, ...ids: string[]): void {
  const items = ids.map((id) => ({ id }));
  const row = { id: 'earlier', type: 'booking' as const, shopId: shop, items, user: 'u1' };
  backEnd.carts.push({ ...row, status: 'pending', transactionId: null });
}

export async function logIn(visitor: Pick<Visitor, 'clock'>, { site }: Page): Promise<void> {
  await site.session.login('camille@example.com', 'good');
  await calm(visitor);
}

export const pending = ({ backEnd }: Pick<Visitor, 'backEnd'>) =>
  backEnd.carts
    .filter(({ status }) => status === 'pending')
    .map(({ shopId: shop, items }) => [shop, ...items.map(({ id }) => id)]);

export const cartOf = ({ site }: Page) => site.bookingCart.$cart.get();
export const cart = (shop: string, ...serviceIds: string[]) => ({ shopId: shop, serviceIds });

/** A guest who looks at the times of a service, where the account has another one at another shop. */
export async function atTheTimes() {
  const opened = await openVisit();
  const leave = showReservation(opened.page, opened.visit);
  keepAtAccount(opened, 'shop3', 's3');
  return { ...opened, leave };
}
