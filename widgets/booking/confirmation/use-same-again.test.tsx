import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { externalServiceId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { valueOf } from '#stores/load.ts';
import { withdraw } from '#stores/testing/back-end.ts';
import { HOME } from '#stores/testing/visitor.ts';
import { heldVisit, hold } from '#stores/testing/visits.ts';
import { useSameAgain } from './use-same-again.ts';

/** A visit that was booked, and what its confirmation offers for an appointment and a shop that may have changed since. */
async function booked() {
  const { visit, page, backEnd, clock } = await heldVisit();
  await visit.confirm();
  const stage = visit.$stage.get();
  const host = { told: [] as string[], isPreventing: false };
  const site = page.site.forElement({
    navigation: { kind: 'memory', start: HOME },
    emit(name) {
      host.told.push(name);
      return !host.isPreventing;
    },
  });
  const shop = valueOf(site.catalogue.$shops.get())?.find(({ id }) => id === 'shop1');
  if (stage.kind !== 'confirmed' || !shop) throw new Error('nothing was booked');
  const { appointment } = stage;
  const offered = (change: Partial<Appointment> = {}, shopChange: Partial<Shop> = {}) => {
    const offers: ReturnType<typeof useSameAgain>[] = [];
    const Offer = () => {
      offers.push(useSameAgain(site, visit, { ...shop, ...shopChange }, { ...appointment, ...change }));
      return null;
    };
    renderToStaticMarkup(<Offer />);
    return offers[0] ?? null;
  };
  return { visit, backEnd, clock, host, site, appointment, offered };
}

test('the same visit begins once more, at the shop and with the services that were booked', async () => {
  const { visit, site, appointment, offered } = await booked();
  offered()?.();
  expect(visit.$stage.get().kind).toBe('choosing');
  const { route, query } = site.navigation.$place.get();
  expect(route).toMatchObject({ kind: 'service', shop: 'shop-1' });
  expect(query.page).toBe('reserved');
  expect(query.cart).toHaveLength(appointment.lines.length);
  // Back leads to the confirmation.
  expect(site.navigation.$steps.get()).toEqual(['confirmed', 'time']);
  expect(visit.$lastBooked.get()).toEqual(appointment);
  expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: query.cart, shopId: 'shop1' });
});

test('a visit that is at hand meanwhile waits beside the same one, with the time that it had', async () => {
  const { visit, clock, site, offered } = await booked();
  const { bookingCart } = site;
  bookingCart.replace([serviceId('s2'), serviceId('s3')], shopId('shop1'));
  await clock.settle();
  await hold(visit, '20260106', 9);
  offered()?.();
  await clock.settle();
  expect(bookingCart.$cart.get()).toEqual({ serviceIds: ['s1'], shopId: 'shop1' });
  expect(bookingCart.$saved.get()?.cart).toEqual({ serviceIds: ['s2', 's3'], shopId: 'shop1' });
  bookingCart.takeBack();
  await clock.settle();
  expect(visit.$savedStart.get()).toBe(Date.UTC(2026, 0, 6, 8));
});

test('the same visit with more services at hand than were booked waits as well, and a part of it does not', async () => {
  const { clock, site, offered } = await booked();
  const { bookingCart } = site;
  bookingCart.replace([serviceId('s1')], shopId('shop1'));
  offered()?.();
  await clock.settle();
  expect(bookingCart.$saved.get()).toBeNull();
  bookingCart.replace([serviceId('s1'), serviceId('s3')], shopId('shop1'));
  offered()?.();
  await clock.settle();
  expect(bookingCart.$saved.get()?.cart.serviceIds).toEqual(['s1', 's3']);
});

test('the same visit is with whoever it was booked with, whatever was wished since', async () => {
  const { visit, clock, site, appointment, offered } = await booked();
  const [line] = appointment.lines;
  const again = async (isPractitionerChosen: boolean) => {
    site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    visit.choosePractitioner(serviceId('s1'), 'p2');
    await clock.settle();
    offered({ lines: [{ ...line, isPractitionerChosen }] })?.();
    await clock.settle();
    return visit.$plan.get().services.map(({ practitionerId }) => practitionerId);
  };
  expect(line.practitioner.id).toBe('p1');
  expect(await again(true)).toEqual(['p1']);
  expect(await again(false)).toEqual([null]);
});

test('the page around is asked before the same visit begins, and told when it has', async () => {
  const { visit, host, site, offered } = await booked();
  host.isPreventing = true;
  offered()?.();
  expect(host.told).toEqual(['vitrine-before-navigate']);
  expect([visit.$stage.get().kind, site.bookingCart.$cart.get().serviceIds]).toEqual(['confirmed', []]);
  host.isPreventing = false;
  offered()?.();
  expect(host.told.slice(1)).toEqual(['vitrine-before-navigate', 'vitrine-navigate']);
  expect(visit.$stage.get().kind).toBe('choosing');
});

test('a visit that cannot be booked any more when it is asked for leaves its confirmation as it is', async () => {
  const { visit, backEnd, host, site, appointment, offered } = await booked();
  const again = offered();
  for (const id of ['s1', 's2', 's3', 's4']) withdraw(backEnd, id);
  await site.catalogue.reread();
  again?.();
  expect(visit.$stage.get()).toMatchObject({ kind: 'confirmed', appointment: { id: appointment.id } });
  expect(host.told).not.toContain('vitrine-navigate');
});

test('a visit of which a service is no longer booked online is not offered', async () => {
  const { appointment, offered } = await booked();
  const [line] = appointment.lines;
  expect(offered({ lines: [line, { ...line, externalServiceId: externalServiceId('gone') }] })).toBeNull();
});

test('a visit at a shop that takes no bookings online is not offered', async () => {
  const { offered } = await booked();
  expect(offered({}, { bookable: false })).toBeNull();
});
