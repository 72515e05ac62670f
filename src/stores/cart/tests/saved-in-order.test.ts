import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../testing/reservations.ts';
import { atTheTimes, calm, cart, cartOf, logIn } from '../../testing/saved-visits.ts';
import type { Page } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit } from '../../testing/visits.ts';
import { joinSavedVisit, savedVisit } from '../saved-visit.ts';

const saved = ({ site }: Page) => site.bookingCart.$saved.get()?.cart ?? null;

/** A tab with an open reservation, beside which the cart of another tab became this one. */
async function besideAnother(shop: string, ...ids: string[]) {
  const first = await heldVisit();
  const leave = showReservation(first.page, first.visit);
  await calm(first);
  const other = await first.visitor.open();
  const change = async (to: string, ...services: string[]) => {
    other.site.bookingCart.replace(services.map(serviceId), shopId(to));
    await calm(first);
  };
  await change(shop, ...ids);
  return { ...first, other, leave, change };
}

test('a visit of another tab that was refused waits once this one becomes the cart of all tabs', async () => {
  const { page, visitor, other } = await besideAnother('shop3', 's3');
  page.site.bookingCart.elsewhere.refuse();
  page.site.bookingCart.add(serviceId('s2'));
  await calm(visitor);
  for (const tab of [page, other]) {
    expect(cartOf(tab)).toEqual(cart('shop1', 's1', 's2'));
    expect(saved(tab)).toEqual(cart('shop3', 's3'));
  }
});

/** Beside an open reservation its customer's own visit waits, and another tab has a third one. */
async function amongThree() {
  const { page, visitor, leave } = await atTheTimes();
  await logIn(visitor, page);
  const other = await visitor.open();
  other.site.bookingCart.replace([serviceId('s4')], shopId('shop1'));
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(saved(page)).toEqual(cart('shop3', 's3'));
  return { page, visitor, leave };
}

test('a saved visit that is taken is not offered again, and the one of another tab waits', async () => {
  const { page, visitor } = await amongThree();
  page.site.bookingCart.takeBack();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
  expect(saved(page)).toEqual(cart('shop1', 's4'));
  page.site.bookingCart.dropSaved();
  await calm(visitor);
  expect(saved(page)).toEqual(cart('shop1', 's1'));
  page.site.bookingCart.dropSaved();
  await calm(visitor);
  expect(saved(page)).toBeNull();
});

test('a saved visit that is added is not offered again, and the one of another tab waits', async () => {
  const { page, visitor } = await besideAnother('shop3', 's3');
  await page.site.bookingCart.withStorage((storage) => storage.keep(cart('shop2', 's2') as never, true));
  expect(savedVisit(page.site)?.joining.kind).toBe('joined');
  expect(joinSavedVisit(page.site)).toBe(true);
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
  expect(saved(page)).toEqual(cart('shop3', 's3'));
  page.site.bookingCart.dropSaved();
  await calm(visitor);
  expect(saved(page)).toBeNull();
});

/** In another tab; what was in hand there is booked. */
async function bookInAnotherTab(
  { visitor }: Awaited<ReturnType<typeof heldVisit>>,
  hour: number,
  id: string,
) {
  const { page, visit } = await openVisit(visitor);
  page.site.bookingCart.replace([serviceId(id)], shopId('shop1'));
  const leave = showReservation(page, visit);
  await calm(visitor);
  visit.edit(CONTACT);
  await hold(visit, '20260106', hour);
  expect((await visit.confirm()).kind).toBe('confirmed');
  await calm(visitor);
  leave();
  page.site.dispose();
}

test.each([
  ['at last', ['s1']],
  ['before another one', ['s1', 's2']],
])(
  'a visit that was booked in another tab %s is not offered by a tab that is loaded anew, and is named',
  async (_, ids) => {
    const first = await heldVisit();
    const { page, visitor, visit } = first;
    showReservation(page, visit);
    await calm(visitor);
    page.site.dispose();
    for (const [at, id] of ids.entries()) await bookInAnotherTab(first, 10 + at, id);
    const again = await visitor.open({ tabStorage: page.tabStorage });
    await calm(visitor);
    expect(cartOf(again).serviceIds).toEqual([]);
    expect(saved(again)).toBeNull();
    expect(again.site.bookingCart.$bookedElsewhere.get()).toEqual(cart('shop1', 's1'));
  },
);
