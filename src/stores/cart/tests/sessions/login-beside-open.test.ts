import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../../testing/reservations.ts';
import { calm, cart, cartOf, keepAtAccount, logIn, pending } from '../../../testing/saved-visits.ts';
import { createVisitor } from '../../../testing/visitor.ts';
import { visitFeature } from '../../../visit/feature.ts';

/** A reservation that is open in one tab, and one service more in the cart of the other; a tab's storage comes to the other late. */
async function besideMore(turns: number) {
  const visitor = createVisitor(undefined, turns);
  const page = await visitor.open();
  page.site.bookingCart.replace(['s1', 's3'].map(serviceId), shopId('shop1'));
  showReservation(page, await page.site.open(visitFeature));
  const other = await visitor.open();
  other.site.bookingCart.add(serviceId('s2'));
  await calm(visitor);
  return { visitor, page, other };
}

test.each([0, 1, 9].flatMap((turns) => [[], ['s4'], ['s1', 's3']].map((ids) => [turns, ids] as const)))(
  'a login in a tab beside an open reservation keeps what was added there, storage late by %i turns, the account with %j',
  async (turns, ids) => {
    const { visitor, page, other } = await besideMore(turns);
    if (ids.length > 0) keepAtAccount(visitor, 'shop1', ...ids);
    await logIn(visitor, other);
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's3'));
    expect(page.site.bookingCart.elsewhere.$cart.get()).toEqual(cart('shop1', 's1', 's3', 's2'));
    expect(cartOf(other)).toEqual(cart('shop1', 's1', 's3', 's2'));
    expect(pending(visitor)).toEqual([['shop1', 's1', 's3', 's2']]);
    const waits = ids.includes('s4') ? cart('shop1', 's4') : null;
    for (const { site } of [page, other]) expect(site.bookingCart.$replaced.get()).toEqual(waits);
  },
);
