import { expect, test } from 'vitest';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { withdrawalStoreFeature } from './feature.ts';

const PATH = '/api/eshop/withdrawals';
const TYPED = { number: ' KX3F9A2B', name: 'Zoé Martin', email: 'zoe@example.com ' };

async function open() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(withdrawalStoreFeature);
  const sent = () => visitor.sent.filter(({ path }) => path === PATH).map(({ body }) => body);
  return { visitor, site, store, sent };
}

test('a withdrawal is sent once it is confirmed, and not before', async () => {
  const { visitor, store, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: { receivedAt: '2026-01-12T09:00:00.000Z' } });
  await store.confirm();
  store.edit(TYPED);
  store.review();
  expect(sent()).toEqual([]);
  await Promise.all([store.confirm(), store.confirm()]);
  expect(sent()).toEqual([{ number: 'KX3F9A2B', name: 'Zoé Martin', email: 'zoe@example.com' }]);
  expect(store.$state.get()).toMatchObject({ kind: 'sent' });
});

test('a withdrawal that is not taken says why, and may be changed and confirmed again', async () => {
  const { visitor, store, sent } = await open();
  visitor.backEnd.meet('POST', PATH, problem(422, 'invalid'));
  store.edit(TYPED);
  store.review();
  await store.confirm();
  expect(store.$state.get()).toMatchObject({
    kind: 'review',
    isSending: false,
    problem: { type: 'invalid' },
  });
  store.change();
  expect(store.$state.get()).toEqual({ kind: 'typing', draft: TYPED });
  visitor.backEnd.meet('POST', PATH, { body: { receivedAt: '' } });
  store.review();
  await store.confirm();
  expect(sent()).toHaveLength(2);
});

test('a withdrawal begins with its order and with whom the session knows', async () => {
  const { site, store } = await open();
  store.begin('KX3F9A2B');
  expect(store.$state.get().draft).toEqual({ number: 'KX3F9A2B', name: '', email: '' });
  await site.session.login('camille@example.com', 'good');
  store.begin('KX3F9A2B');
  expect(store.$state.get().draft).toMatchObject({ number: 'KX3F9A2B', email: 'camille@example.com' });
});
