import { describe, expect, test } from 'vitest';
import { EURO } from '#domain/money.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { setUp } from '#platform/api/testing/memory-api.ts';
import { valueOf } from '../load.ts';
import { createAppointment } from './appointment.ts';
import { hideKey, readKey } from './appointment-key.ts';
import { createOrders } from './orders.ts';

const KEY = 'k'.repeat(43);
const HOUR = 3_600_000;

/** A visit that begins so many hours after the clock of the tests, as the back end tells of it. */
function managed(now: number, { hours = 48, fee = 0, status = 'confirmed' } = {}) {
  const start = new Date(now + hours * HOUR).toISOString();
  const end = new Date(now + (hours + 1) * HOUR).toISOString();
  const line = {
    serviceid: '1',
    name: { fr: 'Massage' },
    start,
    end,
    price: 70,
    practitioner: { id: 'p', displayname: 'Ada' },
  };
  return {
    appointment: {
      id: 'a',
      reference: 'REF',
      status,
      shopid: '7',
      start,
      end,
      lines: [line],
      total: 70,
      customer: {},
    },
    ideorder: 'o',
    paid: 70,
    left: 0,
    discount: 0,
    cancel: {
      mayCancel: status === 'confirmed',
      cancelUntil: new Date(now + (hours - 24) * HOUR).toISOString(),
      isLate: fee > 0,
      refund: 70 - fee,
      fee,
    },
    mayMove: fee === 0,
  };
}

const refusal = (type: string) => ({
  status: 409,
  body: { code: 409, type, message: `${type}!`, retryable: false },
});

describe('an appointment', () => {
  const open = (serve: Parameters<typeof setUp>[0]) => {
    const connected = setUp(serve);
    const { api } = connected;
    const store = createAppointment({ api, currency: () => EURO }, { id: 'a', key: KEY });
    return { ...connected, store };
  };

  test('is cancelled at the fee that was shown, and asked for again', async () => {
    let isCancelled = false;
    const { store, sent, clock } = open(({ method }) => {
      if (method === 'DELETE') isCancelled = true;
      const status = isCancelled ? 'cancelled_by_customer' : 'confirmed';
      return {
        body: method === 'DELETE' ? { status, refund: 70, fee: 0 } : managed(clock.now(), { status }),
      };
    });
    await store.load();
    await Promise.all([store.cancel(), store.cancel()]);
    expect(store.$cancelling.get()).toEqual({ kind: 'done', refund: 7000, fee: 0 });
    expect(valueOf(store.$appointment.get())?.appointment.status).toBe('cancelled_by_customer');
    const deletions = sent.filter(({ method }) => method === 'DELETE');
    expect(
      deletions.map(({ query }) => [query.get('id'), query.get('key'), query.get('acceptedFee')]),
    ).toEqual([['a', KEY, '0']]);
  });

  test('whose terms have changed shows the new ones, and is not cancelled', async () => {
    let fee = 0;
    const { store, clock } = open(({ method }) => {
      if (method === 'DELETE') {
        fee = 35;
        return refusal('price_changed');
      }
      return { body: managed(clock.now(), { fee }) };
    });
    await store.load();
    await store.cancel();
    expect(store.$cancelling.get()).toEqual({ kind: 'changed' });
    expect(valueOf(store.$appointment.get())?.terms).toMatchObject({ isLate: true, fee: 3500, refund: 3500 });
  });

  test('whose deadline passed while it was looked at is asked for anew before anything is sent', async () => {
    const { store, sent, clock } = open(({ method }) =>
      method === 'DELETE' ? { body: {} } : { body: managed(clock.now(), { hours: 25 }) },
    );
    await store.load();
    await clock.advance(2 * HOUR);
    await store.cancel();
    expect(store.$cancelling.get()).toEqual({ kind: 'changed' });
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('without readable terms is not shown, rather than with made-up ones', async () => {
    const { store, clock } = open(() => ({ body: { ...managed(clock.now()), cancel: {} } }));
    const loading = store.load();
    await clock.advance(60_000);
    await loading;
    expect(store.$appointment.get().kind).toBe('failed');
  });
});

describe('a key', () => {
  test('is read from the address, kept by the tab, and hidden', () => {
    let address = `/de/rendez-vous/a#${KEY}`;
    const places = {
      history: { read: () => address, replace: (next: string) => void (address = next) },
      tab: memoryStorage(new Map()),
    };
    expect(readKey(places, 'a')).toBe(KEY);
    hideKey(places, 'a');
    expect(address).toBe('/de/rendez-vous/a');
    expect([readKey(places, 'a'), readKey(places, 'b')]).toEqual([KEY, '']);
    hideKey(places, 'a');
    expect(readKey(places, 'a')).toBe(KEY);
  });
});

describe('the list of a customer', () => {
  const at = createMemoryClock(0);
  const item = (index: number) => ({
    ideorder: `o${index}`,
    status: 'confirmed',
    currency: 'EUR',
    total: 70,
    shopName: 'Marais',
    lines: [{ kind: 'service', name: { fr: 'Massage' } }],
    appointment: {
      id: `a${index}`,
      reference: `R${index}`,
      start: new Date(at.now() + index * HOUR).toISOString(),
      end: new Date(at.now() + (index + 1) * HOUR).toISOString(),
      timeZone: 'Europe/Paris',
    },
  });
  const page = (from: number, count: number, total: number) => ({
    body: { data: Array.from({ length: count }, (_, index) => item(from + index)), total },
  });

  test('comes ten at a time, and an item that came twice is shown once', async () => {
    const { api } = setUp(({ query }) => {
      if (query.get('when') === 'past') return page(0, 0, 0);
      return query.get('page') === '1' ? page(1, 10, 13) : page(10, 4, 13);
    });
    const orders = createOrders({ api, complain: () => undefined });
    await orders.load();
    expect(orders.$past.get()).toMatchObject({ kind: 'ready', visits: [], total: 0 });
    await Promise.all([orders.more('upcoming'), orders.more('upcoming')]);
    const list = orders.$upcoming.get();
    expect(list.kind === 'ready' && list.visits.map(({ orderId }) => orderId)).toEqual(
      Array.from({ length: 13 }, (_, index) => `o${index + 1}`),
    );
  });

  test('leaves out what cannot be read, and complains of it', async () => {
    const told: string[] = [];
    const { api } = setUp(() => ({
      body: { data: [item(1), { ideorder: 'x', appointment: {} }], total: 2 },
    }));
    const orders = createOrders({ api, complain: (what) => told.push(what) });
    await orders.load();
    expect(orders.$upcoming.get()).toMatchObject({ visits: [{ orderId: 'o1' }] });
    expect(told).toContain('customer order');
  });

  test('that cannot be loaded is asked for again', async () => {
    let isDown = true;
    const { api, clock } = setUp(() => (isDown ? { status: 404, body: {} } : page(1, 1, 1)));
    const orders = createOrders({ api, complain: () => undefined });
    const loading = orders.load();
    await clock.advance(60_000);
    await loading;
    expect(orders.$upcoming.get().kind).toBe('failed');
    isDown = false;
    await orders.load();
    expect(orders.$upcoming.get()).toMatchObject({ kind: 'ready', total: 1 });
  });
});
