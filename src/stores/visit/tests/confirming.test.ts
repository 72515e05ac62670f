import { describe, expect, test } from 'vitest';
import { appointmentsStoreFeature } from '../../appointments/feature.ts';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit, starts } from '../../testing/visits.ts';
import { visitFeature } from '../feature.ts';

describe('confirming', () => {
  test('confirming books once, ends the cart and tells the host page nothing about the visitor', async () => {
    const { visit, page, backEnd, clock } = await heldVisit();
    const outcome = await visit.confirm();
    await clock.settle();
    expect(outcome).toMatchObject({ kind: 'confirmed', appointment: { reference: 'REF-a1', total: 4100 } });
    expect(visit.$stage.get()).toEqual(outcome);
    expect(backEnd.calendar.booked[0]?.body).toMatchObject({
      myAppointment: { customer: { phone: '+33612345678', firstname: 'Ana' }, acceptedTotal: 41 },
    });
    expect(page.site.bookingCart.$cart.get().serviceIds).toEqual([]);
    const names = page.events.map(({ name }) => name).filter((name) => name.includes('booking'));
    expect(names).toEqual(['vitrine-before-booking', 'vitrine-booking-confirmed']);
    expect(JSON.stringify(page.events)).not.toMatch(/Ana|Lopez|ana@|612345678/);
    expect(page.events.find(({ name }) => name === 'vitrine-booking-confirmed')?.detail).toMatchObject({
      value: 41,
      currency: 'EUR',
      reference: 'REF-a1',
      status: 'confirmed',
      start: '2026-01-05T08:00:00.000Z',
      shop: { slug: 'shop-1' },
      services: [{ slug: 'service-1', name: 'Soin 1' }],
    });
  });

  test('two quick presses to confirm send one request and share its outcome', async () => {
    const { visit, sent, backEnd } = await heldVisit();
    const [one, two] = await Promise.all([visit.confirm(), visit.confirm()]);
    expect(one).toEqual(two);
    expect(await visit.confirm()).toEqual(one);
    expect(sent.filter(({ method, path }) => method === 'POST' && path === '/api/appointments')).toHaveLength(
      1,
    );
    expect(backEnd.calendar.booked).toHaveLength(1);
  });

  test('confirming with wrong details names each field, and sends nothing', async () => {
    const { visit, sent } = await heldVisit();
    visit.edit({ email: 'no', phone: '' });
    expect(await visit.confirm()).toEqual({
      kind: 'invalid',
      errors: { email: 'invalid', phone: 'required' },
    });
    expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/appointments')).toBe(false);
  });

  test('who logs in again is no longer told that their session had ended', async () => {
    const { visit, page, backEnd, clock } = await heldVisit();
    await page.site.session.login('camille@example.com', 'good');
    backEnd.meet('POST', '/api/appointments', problem(401, 'unauthorized'));
    expect(await visit.confirm()).toMatchObject({ kind: 'refused' });
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: { type: 'unauthorized' } });
    await page.site.session.login('camille@example.com', 'good');
    await clock.settle();
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: null });
  });

  test('the host page may prevent a confirmation', async () => {
    const { visit, page, backEnd } = await heldVisit();
    page.prevented.add('vitrine-before-booking');
    expect(await visit.confirm()).toEqual({ kind: 'not-sent' });
    expect(visit.$stage.get().kind).toBe('held');
    expect(backEnd.calendar.booked).toEqual([]);
  });

  test('a booking whose answer is lost is tried again under one key, and made once', async () => {
    const { visit, backEnd, sent, clock } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', 'lost', { status: 502 });
    const confirming = visit.confirm();
    await clock.advance(5_000);
    expect((await confirming).kind).toBe('confirmed');
    expect(backEnd.calendar.booked).toHaveLength(1);
    const keys = sent
      .filter(({ method, path }) => method === 'POST' && path === '/api/appointments')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('a booking that is never answered can be retried with the same key and request', async () => {
    const { visit, backEnd, clock, page } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', 'lost', 'drop', 'drop', 'drop');
    const confirming = visit.confirm();
    await clock.advance(10_000);
    expect(await confirming).toMatchObject({
      kind: 'unconfirmed',
      problem: { message: 'Le service est indisponible.' },
    });
    visit.edit({ message: 'changed meanwhile' });
    expect(await visit.retry()).toMatchObject({ kind: 'confirmed' });
    expect(backEnd.calendar.booked).toHaveLength(1);
    expect(page.site.bookingCart.$cart.get().serviceIds).toEqual([]);
  });

  test('a reload in the middle of a booking asks again by itself and finds the one appointment', async () => {
    const { visitor, visit, backEnd, clock, page } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', 'lost', 'drop', 'drop', 'drop');
    void visit.confirm();
    await clock.advance(700_000);
    expect(visit.$stage.get().kind).toBe('unconfirmed');
    const again = await openVisit(visitor, { tabStorage: page.tabStorage });
    await clock.settle();
    expect(again.visit.$stage.get()).toMatchObject({
      kind: 'confirmed',
      appointment: { reference: 'REF-a1' },
    });
    expect(again.page.site.bookingCart.$cart.get().serviceIds).toEqual([]);
    expect(backEnd.calendar.booked).toHaveLength(1);
  });

  test('a booking sent offline stays unconfirmed beyond its hold’s end, and can be retried later', async () => {
    const { visit, backEnd, clock } = await heldVisit();
    backEnd.always = 'drop';
    const confirming = visit.confirm();
    await clock.advance(10_000);
    expect((await confirming).kind).toBe('unconfirmed');
    await clock.advance(600_000);
    expect(visit.$stage.get().kind).toBe('unconfirmed');
    backEnd.always = null;
    expect(await visit.retry()).toMatchObject({ kind: 'expired' });
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });

  test('a slot that is lost at the last moment leads to fresh slots and keeps the form', async () => {
    const { visit, backEnd } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', problem(409, 'slot_taken'));
    const outcome = await visit.confirm();
    expect(outcome).toMatchObject({ kind: 'taken', nearest: [{ date: '20260105' }, {}, {}] });
    expect(visit.$draft.get()).toMatchObject(CONTACT);
    await hold(visit, '20260105', 10);
    expect((await visit.confirm()).kind).toBe('confirmed');
  });

  test('a shop that closed meanwhile is the reason that is shown beside fresh slots', async () => {
    const { visit, backEnd } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', problem(409, 'slot_closed'));
    expect(await visit.confirm()).toMatchObject({ kind: 'taken', reason: 'slot_closed!' });
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });

  test('a changed price is shown beside the old one, and booked only once accepted', async () => {
    const { visit, backEnd } = await heldVisit();
    backEnd.calendar.price = 45.5;
    expect(await visit.confirm()).toEqual({ kind: 'price-changed', before: 4100, now: 4550 });
    expect(visit.$stage.get()).toMatchObject({
      kind: 'price-changed',
      before: 4100,
      now: 4550,
      hold: { total: 4550 },
    });
    expect(await visit.confirm()).toEqual({ kind: 'not-sent' });
    expect(backEnd.calendar.booked).toEqual([]);
    expect(await visit.acceptPrice()).toMatchObject({ kind: 'confirmed', appointment: { total: 4550 } });
  });

  test('a time whose price changed is held still: pressed among the times, it asks for no other hold', async () => {
    const { visit, backEnd, sent } = await heldVisit();
    backEnd.calendar.price = 45.5;
    await visit.confirm();
    const changed = visit.$stage.get();
    const calls = sent.length;
    expect(await hold(visit)).toBe(changed);
    expect(sent).toHaveLength(calls);
  });

  test('a refused booking says why where the visitor is; mended, it is sent under another key', async () => {
    const { visit, backEnd, sent } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', {
      status: 422,
      body: {
        code: 422,
        type: 'invalid',
        message: 'Numéro inconnu',
        retryable: false,
        errors: [{ field: 'phone', message: 'Numéro inconnu' }],
      },
    });
    expect(await visit.confirm()).toMatchObject({
      kind: 'refused',
      problem: { errors: [{ field: 'phone' }] },
    });
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: { message: 'Numéro inconnu' } });
    visit.edit({ phone: '07 12 34 56 78' });
    expect((await visit.confirm()).kind).toBe('confirmed');
    const keys = sent
      .filter(({ method, path }) => method === 'POST' && path === '/api/appointments')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['booking_closed', 403, 'closed'],
    ['already_booked', 409, 'failed'],
  ])('a booking refused as %s leads back to the slots with the reason', async (type, status, kind) => {
    const { visit, backEnd } = await heldVisit();
    backEnd.meet('POST', '/api/appointments', problem(status, type));
    await visit.confirm();
    expect(visit.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind, problem: { type } } });
  });

  test('a confirmation survives a reload, and the next service begins a new visit', async () => {
    const { visitor, visit, page, clock } = await heldVisit();
    await visit.confirm();
    const reloaded = await visitor.open({ tabStorage: page.tabStorage });
    const again = await reloaded.site.open(visitFeature);
    expect(again.$stage.get()).toMatchObject({ kind: 'confirmed', appointment: { reference: 'REF-a1' } });
    expect([...page.tabStorage.values()].join()).not.toContain(
      '"firstname":"Ana","lastname":"Lopez","email":"ana@example.com","phone":"06',
    );
    reloaded.site.bookingCart.replace([serviceId('s2')], null);
    await clock.settle();
    expect(again.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    reloaded.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await clock.settle();
    expect(starts(again)[0]).toBe('20260105 9');
  });

  test('a service added before the confirmation is read again begins the next visit', async () => {
    const { visitor, visit, page } = await heldVisit();
    await visit.confirm();
    const next = await visitor.open({ tabStorage: page.tabStorage });
    next.site.bookingCart.replace([serviceId('s2')], null);
    const again = await next.site.open(visitFeature);
    expect(again.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  });

  test.each([
    ['the tab that shows it', true],
    ['a page that was loaded since', false],
  ])(
    'the confirmation of an appointment that has changed ends in %s, and no other one does',
    async (_, isOpen) => {
      const { visitor, visit, page } = await heldVisit();
      await visit.confirm();
      const { site } = isOpen ? page : await visitor.open({ tabStorage: page.tabStorage });
      const kept = async () => {
        const loaded = await visitor.open({ tabStorage: page.tabStorage });
        const again = await loaded.site.open(visitFeature);
        return [again.$stage.get().kind, again.$lastBooked.get()?.id];
      };
      const appointments = await site.open(appointmentsStoreFeature);
      const shown = site.opened(visitFeature).get();
      appointments.forgetConfirmation('another', shown);
      expect(await kept()).toEqual(['confirmed', 'a1']);
      appointments.forgetConfirmation('a1', shown);
      expect(await kept()).toEqual(['choosing', undefined]);
      if (isOpen) expect(visit.$stage.get().kind).toBe('choosing');
    },
  );

  test('a visit can be booked where every storage is refused', async () => {
    const refuse = { read: () => null, write: () => false, remove: () => undefined };
    const { visit } = await openVisit(createVisitor(), { ports: { cookies: refuse } });
    await hold(visit);
    visit.edit(CONTACT);
    expect((await visit.confirm()).kind).toBe('confirmed');
  });
});
