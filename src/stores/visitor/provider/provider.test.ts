import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { serviceId } from '#domain/catalogue/ids.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { providerFeature } from './feature.ts';

const ME = '/api/cmp-users/me';
const TOKEN = 'p'.repeat(43);
const ROSE = { body: { user: { id: 's1', firstname: 'Rose', lastname: 'Petit' }, preview: 'c.1.x' } };

async function open(visitor = createVisitor(), address = `/contact#provider=${TOKEN}`) {
  const history = createMemoryHistory(address);
  const hostPage = createMemoryHostPage();
  const page = await visitor.open({ ports: { history, hostPage: () => Promise.resolve(hostPage) } });
  const store = await page.site.open(providerFeature);
  return { ...page, visitor, history, hostPage, store };
}

const asked = (visitor: ReturnType<typeof createVisitor>) => visitor.sent.filter(({ path }) => path === ME);

test('a link of the back office begins a session of its own, which a reload goes on with', async () => {
  const { visitor, history, store, site } = await open();
  visitor.backEnd.meet('GET', ME, ROSE, ROSE);
  await store.start();
  expect(history.read()).toBe('/contact');
  expect(store.$provider.get()).toEqual({ name: 'Rose Petit' });
  expect(asked(visitor)[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(site.session.$session.get().kind).toBe('guest');
  expect([visitor.jar.get('provider.type'), visitor.jar.has('auth.token')]).toEqual(['provider', false]);
  const again = await open(visitor, '/');
  await again.store.start();
  expect(again.store.$provider.get()).toEqual({ name: 'Rose Petit' });
});

test('a call for a customer never carries the token of somebody of the company, whether there is a customer or not', async () => {
  const { visitor, store, site } = await open();
  visitor.backEnd.meet('GET', ME, ROSE);
  await store.start();
  site.bookingCart.add(serviceId('s1'));
  await site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  site.session.logout();
  await visitor.clock.settle();
  const told = visitor.sent
    .filter(({ path }) => path !== ME)
    .map(({ headers }) => headers.get('authorization'));
  expect(told.length).toBeGreaterThan(3);
  expect(told).not.toContain(`Bearer ${TOKEN}`);
  expect(told.some((token) => token?.startsWith('Bearer token-'))).toBe(true);
  // The customer has left; who looks at the site for the company has not.
  expect(store.$provider.get()).not.toBeNull();
});

test('a session of the company ends with what it kept, and what only it may see leaves the screen', async () => {
  const { visitor, store, site, hostPage } = await open();
  visitor.backEnd.meet('GET', ME, ROSE);
  await store.start();
  await site.session.login('camille@example.com', 'good');
  await store.end();
  expect(store.$provider.get()).toBeNull();
  expect(
    [...visitor.jar.keys(), ...visitor.kept.keys()].filter((key) => /provider|operator/.test(key)),
  ).toEqual([]);
  expect(hostPage.reloads()).toBe(1);
  expect(site.session.$session.get().kind).toBe('customer');
});

test.each([
  ['one that is not good any more', problem(401, 'unauthorized')],
  ['one of a customer', problem(403, 'forbidden')],
  ['one of nobody', { body: { user: {} } }],
])('a token that is of nobody who works for the company is forgotten: %s', async (_, reply) => {
  const { visitor, store } = await open();
  visitor.backEnd.meet('GET', ME, reply);
  await store.start();
  expect(store.$provider.get()).toBeNull();
  expect([...visitor.jar.keys(), ...visitor.kept.keys()].filter((key) => key.includes('provider'))).toEqual(
    [],
  );
});
