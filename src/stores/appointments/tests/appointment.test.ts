import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { setUp } from '#platform/api/testing/memory-api.ts';
import { valueOf } from '../../load.ts';
import { createAppointment } from '../appointment.ts';

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

const unexpected = (what: string): never => {
  throw new Error(`unread: ${what}`);
};

const open = (serve: Parameters<typeof setUp>[0]) => {
  const connected = setUp(serve);
  const { api, clock } = connected;
  const store = createAppointment(
    { api, clock, currency: () => EURO, warn: unexpected },
    { id: 'a', key: KEY },
  );
  return { ...connected, store };
};

test('an appointment is cancelled at the fee that was shown, and loaded again', async () => {
  let isCancelled = false;
  const { store, sent, clock } = open(({ method }) => {
    if (method === 'DELETE') isCancelled = true;
    const status = isCancelled ? 'cancelled_by_customer' : 'confirmed';
    return { body: method === 'DELETE' ? { status, refund: 70, fee: 0 } : managed(clock.now(), { status }) };
  });
  await store.load();
  await Promise.all([store.cancel(), store.cancel()]);
  expect(store.$cancelling.get()).toEqual({ kind: 'done', refund: 7000, fee: 0 });
  expect(valueOf(store.$appointment.get())?.appointment.status).toBe('cancelled_by_customer');
  const deletions = sent.filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ query }) => [query.get('id'), query.get('key'), query.get('acceptedFee')])).toEqual(
    [['a', KEY, '0']],
  );
});

test('an appointment whose terms have changed shows the new ones, and is not cancelled', async () => {
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

test('an appointment whose deadline passes while it is shown is loaded anew before sending', async () => {
  const { store, sent, clock } = open(({ method }) =>
    method === 'DELETE' ? { body: {} } : { body: managed(clock.now(), { hours: 25 }) },
  );
  await store.load();
  await clock.advance(2 * HOUR);
  await store.cancel();
  expect(store.$cancelling.get()).toEqual({ kind: 'changed' });
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('an appointment without readable terms is not shown, rather than with made-up ones', async () => {
  const { store, clock } = open(() => ({ body: { ...managed(clock.now()), cancel: {} } }));
  const loading = store.load();
  await clock.advance(60_000);
  await loading;
  expect(store.$appointment.get().kind).toBe('failed');
});
