import { expect, test } from 'vitest';
import type { Passkey } from '#domain/account/passkey.ts';
import { valueOf } from '../../../load.ts';
import { problem } from '../../../testing/back-end.ts';
import { ownPasskeysFeature } from '../feature.ts';
import { MADE, OPTIONS, openWithPasskeys, OWN, passkey } from '../testing/open-passkeys.ts';

async function openOwn(options: Parameters<typeof openWithPasskeys>[0] = {}, list = ['a', 'b']) {
  const opened = await openWithPasskeys(options);
  const { visitor, site } = opened;
  const store = await site.open(ownPasskeysFeature);
  await site.session.login('camille@example.com', 'good');
  const passkeys = list.map((id) => passkey(id));
  visitor.backEnd.meet('GET', OWN, { body: { handle: 'handle-1', passkeys } });
  await store.load();
  const listed = () => valueOf(store.$passkeys.get()) ?? [];
  return { ...opened, store, listed, ids: () => listed().map(({ id }) => id) };
}

test('a list tells the device which passkeys it may offer', async () => {
  const { store, browser, ids } = await openOwn();
  expect(ids()).toEqual(['a', 'b']);
  expect(store.$canCreate.get()).toBe(true);
  expect(browser.told).toEqual([['all', 'handle-1', 'credential-a', 'credential-b']]);
});

test('passkeys of another host are listed, and none of the device’s business', async () => {
  const { visitor, store, browser } = await openOwn();
  const passkeys = [passkey('a'), passkey('c', { host: 'www.salon.example' })];
  visitor.backEnd.meet('GET', OWN, { body: { handle: 'handle-1', passkeys } });
  await store.load();
  expect(browser.told.at(-1)).toEqual(['all', 'handle-1', 'credential-a']);
});

test('a list that cannot be read as a whole tells the device nothing', async () => {
  const { visitor, store, browser, ids } = await openOwn();
  const passkeys = [passkey('a'), passkey('b', { createdAt: 'today' })];
  visitor.backEnd.meet('GET', OWN, { body: { handle: 'handle-1', passkeys } });
  await store.load();
  expect(ids()).toEqual(['a']);
  expect(browser.told).toHaveLength(1);
});

test('a passkey that is made stands first', async () => {
  const { visitor, store, browser, ids, bodies } = await openOwn();
  visitor.backEnd.meet('POST', `${OWN}/options`, OPTIONS);
  visitor.backEnd.meet('POST', OWN, { body: passkey('new') });
  const making = store.create();
  await visitor.clock.settle();
  browser.answer(MADE);
  expect(await making).toMatchObject({ kind: 'made', passkey: { id: 'new' } });
  expect(bodies(`POST ${OWN}`)).toEqual([
    {
      id: 'credential-1',
      clientDataJSON: 'said',
      attestationObject: 'object',
      transports: ['internal'],
    },
  ]);
  expect(ids()).toEqual(['new', 'a', 'b']);
});

test.each(['cancelled', 'known'] as const)('a making that ends as %s sends nothing', async (kind) => {
  const { visitor, store, browser, ids, bodies } = await openOwn();
  visitor.backEnd.meet('POST', `${OWN}/options`, OPTIONS);
  const making = store.create();
  await visitor.clock.settle();
  browser.answer({ kind });
  expect(await making).toEqual({ kind });
  expect([ids(), bodies(`POST ${OWN}`)]).toEqual([['a', 'b'], []]);
});

test('what the server does not keep the device is told to forget', async () => {
  const { visitor, store, browser } = await openOwn();
  visitor.backEnd.meet('POST', `${OWN}/options`, OPTIONS);
  visitor.backEnd.meet('POST', OWN, problem(409, 'conflict'));
  const making = store.create();
  await visitor.clock.settle();
  browser.answer(MADE);
  expect(await making).toMatchObject({ kind: 'failed', problem: { type: 'conflict' } });
  expect(browser.told.at(-1)).toEqual(['unknown', 'credential-1']);
});

test('on a page of others none is made', async () => {
  const { store, bodies } = await openOwn({ origin: 'https://other.example' });
  expect(store.$canCreate.get()).toBe(false);
  expect(await store.create()).toEqual({ kind: 'failed', problem: null });
  expect(bodies(`POST ${OWN}/options`)).toEqual([]);
});

test('a name is kept, and what is removed is gone here and told to the device', async () => {
  const { visitor, store, browser, listed, ids } = await openOwn();
  const [first] = listed() as [Passkey];
  visitor.backEnd.meet('PUT', `${OWN}/a`, problem(422, 'invalid'), { body: passkey('a', { name: 'Phone' }) });
  expect(await store.rename(first, 'Phone')).toMatchObject({ kind: 'failed' });
  expect(await store.rename(first, 'Phone')).toEqual({ kind: 'done' });
  expect(listed()[0]?.name).toBe('Phone');
  visitor.backEnd.meet('DELETE', `${OWN}/a`, problem(422, 'invalid'), { body: {} });
  expect(await store.remove(first)).toMatchObject({ kind: 'failed' });
  expect(ids()).toEqual(['a', 'b']);
  expect(await store.remove(first)).toEqual({ kind: 'done' });
  expect(ids()).toEqual(['b']);
  expect(browser.told.at(-1)).toEqual(['unknown', 'credential-a']);
});

test('a list that comes after its customer has left is shown to nobody', async () => {
  const { visitor, site, store, browser } = await openOwn();
  visitor.backEnd.meet('GET', OWN, { body: { handle: 'handle-1', passkeys: [passkey('a')] } });
  const loading = store.load();
  site.session.logout();
  await site.session.login('sacha@example.com', 'good');
  await loading;
  expect(store.$passkeys.get().kind).toBe('loading');
  expect(browser.told).toHaveLength(1);
});
