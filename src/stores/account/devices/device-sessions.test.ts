import { expect, test } from 'vitest';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { valueOf } from '../../load.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { deviceSessionsFeature } from '../feature.ts';

const LIST = '/api/users/sessions';
const session = (id: string, more: object = {}) => ({
  id,
  isCurrent: false,
  browser: 'Firefox',
  system: 'Linux',
  startedAt: '2026-01-05T06:00:00Z',
  ...more,
});

async function openDevices() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(deviceSessionsFeature);
  await site.session.login('camille@example.com', 'good');
  visitor.backEnd.meet('GET', LIST, {
    body: [session('a', { isCurrent: true }), session('b'), session('c')],
  });
  await store.load();
  const ids = () => valueOf(store.$sessions.get())?.map(({ id }) => id);
  return { visitor, site, store, ids };
}

const first = (sessions: readonly DeviceSession[] | null | undefined, id: string) =>
  sessions?.find((one) => one.id === id) as DeviceSession;

test('a session that is ended is listed no more, and one that could not be ended is', async () => {
  const { visitor, store, ids } = await openDevices();
  const listed = valueOf(store.$sessions.get());
  visitor.backEnd.meet('DELETE', `${LIST}/b`, problem(422, 'invalid'), { body: {} });
  expect(await store.end(first(listed, 'b'))).toMatchObject({ kind: 'failed' });
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(await store.end(first(listed, 'b'))).toEqual({ kind: 'done' });
  expect(ids()).toEqual(['a', 'c']);
  visitor.backEnd.meet('DELETE', LIST, { body: {} });
  expect(await store.endOthers()).toEqual({ kind: 'done' });
  expect(ids()).toEqual(['a']);
});

test('what cannot be read of a list is left out', async () => {
  const { visitor, store, ids } = await openDevices();
  visitor.backEnd.meet('GET', LIST, {
    body: [session(''), session('d', { startedAt: 'today' }), session('e')],
  });
  await store.load();
  expect(ids()).toEqual(['e']);
});

test('a list that comes after its customer has left is shown to nobody, nor to who came instead', async () => {
  const { visitor, site, store } = await openDevices();
  visitor.backEnd.meet('GET', LIST, { body: [session('a')] });
  const loading = store.load();
  site.session.logout();
  await site.session.login('sacha@example.com', 'good');
  await loading;
  expect(store.$sessions.get().kind).toBe('loading');
});
