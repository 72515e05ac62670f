import { describe, expect, test, vi } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createReservations } from '../../navigation/reservations.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { CONTACT, hold, openVisit } from '../../testing/visits.ts';
import { savedVisit } from '../saved-visit.ts';

async function calm({ clock }: Pick<Visitor, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await clock.settle();
}

/** A customer whose cart the account has, and what their history is to say once it is booked on another device. */
async function atHand() {
  const opened = await openVisit();
  const { page, visitor, clock, backEnd } = opened;
  await page.site.session.login('camille@example.com', 'good');
  await calm(visitor);
  const name = page.site.catalogue.$services.get().get(serviceId('s1'))?.name.fr ?? '';
  const book = (after = 60_000, service = name) => {
    const createdAt = new Date(clock.now() + after).toISOString();
    const line = { kind: 'service', name: { fr: service } };
    backEnd.meet('GET', '/api/customers/history', {
      body: { data: [{ createdAt, shopId: '1', lines: [line] }], total: 1 },
    });
    backEnd.carts.length = 0;
  };
  const cartOf = () => page.site.bookingCart.$cart.get().serviceIds;
  const toldOf = () => page.site.bookingCart.$bookedElsewhere.get()?.serviceIds ?? null;
  return { ...opened, book, cartOf, toldOf };
}

describe('a cart at hand that was booked on another device', () => {
  test('is in hand no more once the page is looked at again, which is said until it was read', async () => {
    const { page, book, cartOf, toldOf } = await atHand();
    book();
    page.returnToTab();
    await vi.waitFor(() => expect(toldOf()).toEqual(['s1']));
    expect(cartOf()).toEqual([]);
    expect(savedVisit(page.site)).toBeNull();
    page.site.bookingCart.forgetBookedElsewhere();
    expect(toldOf()).toBeNull();
  });

  test('gives its held time back, and begins no new cart in the account', async () => {
    const { page, visit, visitor, backEnd, book, cartOf } = await atHand();
    showReservation(page, visit);
    await hold(visit);
    book();
    page.returnToTab();
    await vi.waitFor(() => expect(cartOf()).toEqual([]));
    await calm(visitor);
    expect(visit.$stage.get().kind).toBe('choosing');
    expect(backEnd.calendar.holds).toEqual([]);
    expect(backEnd.carts).toEqual([]);
  });

  test('is gone from an open reservation that is loaded anew, instead of becoming the account’s again', async () => {
    const { page, visit, visitor, backEnd, book } = await atHand();
    showReservation(page, visit);
    book();
    page.site.dispose();
    const reservations = createReservations();
    reservations.serve(RESERVED);
    const again = await visitor.open({ tabStorage: page.tabStorage, reservations });
    await vi.waitFor(() => expect(again.site.bookingCart.$bookedElsewhere.get()).not.toBeNull());
    await calm(visitor);
    expect(again.site.bookingCart.$cart.get().serviceIds).toEqual([]);
    expect(backEnd.carts).toEqual([]);
  });

  test.each([
    ['before the account had it', -86_400_000, undefined],
    ['with other services', 60_000, 'Another one'],
  ])('stays where what was booked was booked %s', async (_, after, service) => {
    const { page, visitor, sent, book, cartOf, toldOf } = await atHand();
    book(after, service);
    page.returnToTab();
    await vi.waitFor(() => expect(sent.some(({ path }) => path === '/api/customers/history')).toBe(true));
    await calm(visitor);
    expect([cartOf(), toldOf()]).toEqual([['s1'], null]);
  });

  test('stays where it was changed here since the account had it', async () => {
    const { page, visitor, book, cartOf } = await atHand();
    book();
    page.site.bookingCart.add(serviceId('s2'));
    page.returnToTab();
    await calm(visitor);
    expect(cartOf()).toEqual(['s1', 's2']);
  });

  test('stays while this tab is sending it itself', async () => {
    const { page, visit, visitor, clock, backEnd, book, cartOf, toldOf } = await atHand();
    showReservation(page, visit);
    await hold(visit);
    visit.edit(CONTACT);
    backEnd.meet('POST', '/api/appointments', 'lost', 'drop', 'drop', 'drop');
    void visit.confirm();
    await clock.advance(10_000);
    book();
    page.returnToTab();
    await calm(visitor);
    expect(visit.$stage.get().kind).toBe('unconfirmed');
    expect([cartOf(), toldOf()]).toEqual([['s1'], null]);
  });

  test('that is put together anew afterwards is a cart like any other', async () => {
    const { page, visitor, clock, book, cartOf, toldOf } = await atHand();
    book();
    page.returnToTab();
    await vi.waitFor(() => expect(cartOf()).toEqual([]));
    page.site.bookingCart.forgetBookedElsewhere();
    await clock.advance(120_000);
    page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    await calm(visitor);
    page.returnToTab();
    await calm(visitor);
    expect([cartOf(), toldOf()]).toEqual([['s1'], null]);
  });
});
