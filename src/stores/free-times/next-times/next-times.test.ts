import { expect, test } from 'vitest';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { Served } from '#platform/memory/network.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { nextTimesFeature } from './next-times-feature.ts';

const PATH = '/api/earliest/search';
const shop = { externalId: externalShopId('101'), timeZone: 'Europe/Paris' };
const service = { externalId: externalServiceId('1001') };
const time = (start: string) => ({ start, serviceid: '1001', duration: 30, price: 52 });
const reply = (...starts: string[]) => ({
  body: { next: null, shops: [{ shopid: '101', times: starts.map(time) }] },
});
const [NINE, TEN] = ['2026-01-06T09:00:00.000Z', '2026-01-06T10:00:00.000Z'];

async function open(...replies: Served[]) {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', PATH, ...replies);
  const { site } = await visitor.open();
  const store = await site.open(nextTimesFeature);
  const times = store.of(shop, service);
  return { visitor, store, times, asked: () => visitor.sent.filter(({ path }) => path === PATH) };
}

test('the next times of a shop are those of the coming two weeks, with service, duration and price', async () => {
  const { times, asked } = await open(reply(NINE, TEN));
  expect(await times.ensure()).toMatchObject({
    kind: 'ready',
    value: [
      { startsAt: Date.parse(NINE), externalServiceId: '1001', durationMinutes: 30, price: 5200 },
      { startsAt: Date.parse(TEN) },
    ],
  });
  const query = Object.fromEntries(asked()[0]?.query ?? []);
  expect(query).toMatchObject({ anyof: '1001', shopids: '101', from: '20260105', to: '20260118' });
});

test('the next times of another service are others', async () => {
  const { store, times, asked } = await open(reply(NINE), reply(TEN));
  await times.ensure();
  await store.of(shop, { externalId: externalServiceId('1002') }).ensure();
  await store.of(shop, service).ensure();
  expect(asked().map(({ query }) => query.get('anyof'))).toEqual(['1001', '1002']);
});

test('next times are asked for again after a minute, and not before', async () => {
  const { visitor, times, asked } = await open(reply(NINE), reply(TEN));
  await times.ensure();
  await times.ensure();
  expect(asked()).toHaveLength(1);
  await visitor.clock.advance(60_001);
  expect(await times.ensure()).toMatchObject({ value: [{ startsAt: Date.parse(TEN) }] });
});

test('a shop with nothing free soon has no next times', async () => {
  const { times } = await open({ body: { next: null, shops: [] } });
  expect(await times.ensure()).toEqual({ kind: 'ready', value: [] });
});

test('an answer that cannot be read is a failure, not a shop with nothing free', async () => {
  const { times } = await open({ body: { shops: 'none' } }, reply(NINE));
  expect(await times.ensure()).toMatchObject({ kind: 'failed' });
  expect(await times.ensure()).toMatchObject({ value: [{ startsAt: Date.parse(NINE) }] });
});
