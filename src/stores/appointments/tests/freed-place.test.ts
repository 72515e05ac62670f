import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor, MONDAY } from '../../testing/visitor.ts';
import { visitFeature } from '../../visit/feature.ts';
import { appointmentsStoreFeature } from '../feature.ts';

const PATH = '/api/waiting-list/w1';
const KEY = 'k'.repeat(43);
const HOUR = 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();

const HOLD = {
  holdId: 'h1',
  expiresAt: iso(MONDAY + HOUR),
  shopid: '1',
  lines: [
    {
      serviceid: '101',
      name: { fr: 'Massage' },
      start: iso(MONDAY + 24 * HOUR),
      end: iso(MONDAY + 25 * HOUR),
      price: 41,
      practitioner: { id: 'p1', displayname: 'Aline' },
    },
  ],
  total: 41,
};

const offered = {
  body: { status: 'offered', shopid: '1', serviceids: ['101'], offer: { visitKey: 'v1', hold: HOLD } },
};

async function open(...replies: Parameters<ReturnType<typeof createVisitor>['backEnd']['meet']>[2][]) {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', PATH, ...replies);
  const tabStorage = new Map<string, string>();
  const { site } = await visitor.open({ tabStorage });
  const appointments = await site.open(appointmentsStoreFeature);
  return {
    ...visitor,
    visitor,
    site,
    tabStorage,
    store: appointments.openFreedPlace({ id: 'w1', key: KEY }),
  };
}

test('a freed place shows what is kept and until when to whoever has its key', async () => {
  const { store, sent } = await open(offered);
  await store.load();
  expect(store.$place.get()).toMatchObject({
    kind: 'ready',
    value: {
      status: 'offered',
      hold: { id: 'h1', expiresAt: MONDAY + HOUR, externalShopId: '1', total: 4100 },
    },
  });
  expect(sent.find(({ path }) => path === PATH)?.query.get('key')).toBe(KEY);
});

test('a freed place that is taken becomes the reservation of the tab', async () => {
  const { store, visitor, tabStorage } = await open(offered);
  await store.load();
  store.adopt({ s1: 60 });
  const { site } = await visitor.open({ tabStorage });
  site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  const visit = await site.open(visitFeature);
  expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { id: 'h1' } });
});

test('a freed place of which nothing is kept leaves the reservation of the tab as it is', async () => {
  const { store, visitor, tabStorage } = await open({
    body: { ...offered.body, status: 'missed', offer: null },
  });
  await store.load();
  expect(store.$place.get()).toMatchObject({ value: { status: 'missed', hold: null } });
  store.adopt({ s1: 60 });
  const visit = await (await visitor.open({ tabStorage })).site.open(visitFeature);
  expect(visit.$stage.get().kind).toBe('choosing');
});

test('a freed place that is given back is no longer kept', async () => {
  const { store, backEnd } = await open(offered);
  await store.load();
  backEnd.meet('DELETE', PATH, { body: { status: 'left' } });
  const leaving = store.leave();
  expect(store.$isLeaving.get()).toBe(true);
  await leaving;
  expect(store.$isLeaving.get()).toBe(false);
  expect(store.$place.get()).toMatchObject({ value: { status: 'left', hold: null } });
});

test('a freed place that cannot be given back says why, and is loaded again', async () => {
  const { store, backEnd } = await open(offered, offered);
  await store.load();
  backEnd.meet('DELETE', PATH, problem(409, 'conflict'));
  await store.leave();
  expect(store.$place.get()).toMatchObject({ kind: 'failed', problem: { type: 'conflict' } });
  await store.load();
  expect(store.$place.get()).toMatchObject({ kind: 'ready', value: { status: 'offered' } });
});
