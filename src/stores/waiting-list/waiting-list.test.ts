import { expect, test } from 'vitest';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { waitingListFeature } from './feature.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { WaitingWish } from '#platform/wire/booking/waiting-list.ts';

const PATH = '/api/waiting-list';

const WISH: WaitingWish = {
  externalShopId: externalShopId('1'),
  externalServiceIds: [externalServiceId('101'), externalServiceId('102')],
  durations: new Map(),
  practitionerId: null,
  email: 'ana@example.com',
  first: '20260105',
  last: '20260111',
  hours: 'afternoon',
};

async function open() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const list = await site.open(waitingListFeature);
  const sent = () => visitor.sent.filter(({ path }) => path === PATH).map(({ body }) => body);
  return { visitor, list, sent };
}

test('a wish for the waiting list is sent with the hours of its part of the day', async () => {
  const { visitor, list, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: {} });
  expect(await list.join(WISH)).toBeNull();
  expect(sent()).toEqual([
    {
      shopid: '1',
      serviceids: ['101', '102'],
      email: 'ana@example.com',
      first: '20260105',
      last: '20260111',
      from: 720,
      until: 1440,
    },
  ]);
});

test('a wish for the waiting list names the one person whom it is for', async () => {
  const { visitor, list, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: {} });
  await list.join({ ...WISH, practitionerId: 'p1' });
  expect(sent()).toMatchObject([{ practitionerId: 'p1' }]);
});

test('a wish for the waiting list tells the durations that were chosen', async () => {
  const { visitor, list, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: {} });
  await list.join({ ...WISH, durations: new Map([[externalServiceId('102'), 90]]) });
  expect(sent()).toMatchObject([{ durations: { '102': 90 } }]);
});

test('a wish for the waiting list names the appointment that is to move', async () => {
  const { visitor, list, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: {} });
  await list.join({ ...WISH, moving: { id: 'a1', key: 'k1' } });
  expect(sent()).toMatchObject([{ moving: { id: 'a1', key: 'k1' } }]);
});

test('a wish for the waiting list that is refused says why', async () => {
  const { visitor, list } = await open();
  visitor.backEnd.meet('POST', PATH, problem(422, 'invalid'));
  expect(await list.join(WISH)).toMatchObject({ type: 'invalid' });
});
