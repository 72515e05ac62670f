import { describe, expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';

const LOGOUT = '/api/users/logout';
const DRAFT = 'vitrine:cmp_x:own.profile-draft';

describe('the session', () => {
  test('a session survives a reload by cookie or storage, for customers only', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(await site.session.login(' camille@example.com ', 'good')).toMatchObject({ kind: 'customer' });
    expect(visitor.jar.get('auth.type')).toBe('customer');
    expect(visitor.jar.get('auth.token')).toBe(visitor.kept.get('vitrine:cmp_x:auth.token'));
    expect((await visitor.open()).site.session.$session.get()).toMatchObject({
      customer: { firstname: 'Camille' },
    });
    visitor.jar.delete('auth.token');
    expect((await visitor.open()).site.session.$session.get().kind).toBe('customer');
    visitor.jar.set('auth.token', 'x').set('auth.type', 'provider');
    visitor.kept.clear();
    expect((await visitor.open()).site.session.$session.get().kind).toBe('guest');
  });

  test('a log-in with a wrong password says so and changes nothing', async () => {
    const { site } = await createVisitor().open();
    expect(await site.session.login('camille@example.com', 'bad')).toMatchObject({ kind: 'credentials' });
    expect(site.session.$session.get().kind).toBe('guest');
  });

  test('logging out forgets the token here, in the other tab and on the server, and tells the page', async () => {
    const visitor = createVisitor();
    const one = await visitor.open();
    const two = await visitor.open();
    await one.site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    expect(two.site.session.$session.get().kind).toBe('customer');
    const token = visitor.jar.get('auth.token');
    two.site.session.logout();
    await visitor.clock.settle();
    expect(one.site.session.$session.get()).toMatchObject({ kind: 'guest', isElsewhere: true });
    expect(two.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: false });
    expect([...visitor.jar.keys(), ...visitor.kept.keys()].filter((key) => key.includes('auth'))).toEqual([]);
    expect(visitor.sent.find(({ path }) => path === '/api/users/logout')?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
    expect(one.events.map(({ name }) => name).filter((name) => name.includes('log'))).toEqual([
      'vitrine-login',
      'vitrine-logout',
    ]);
  });

  test('logging out without a connection is done here at once, and the server hears of it when it can', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    const told = () => visitor.sent.filter(({ path }) => path === LOGOUT);
    const bearer = `Bearer ${visitor.jar.get('auth.token')}`;
    visitor.backEnd.always = 'drop';
    site.session.logout();
    expect(site.session.$session.get().kind).toBe('guest');
    await visitor.clock.advance(30_000);
    expect([...visitor.jar.keys(), ...visitor.kept.keys()].filter((key) => key.includes('auth'))).toEqual([]);
    const failed = told().length;
    visitor.backEnd.always = null;
    await visitor.clock.advance(60_000);
    expect(told().length).toBe(failed + 1);
    expect(told().at(-1)?.headers.get('authorization')).toBe(bearer);
    await visitor.clock.advance(600_000);
    expect(told().length).toBe(failed + 1);
  });

  test('a token that the server no longer knows ends the session at the customer’s next call', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    visitor.backEnd.meet('POST', '/api/carts-tracking', problem(401, 'unauthorized'));
    site.bookingCart.add(serviceId('s1'));
    await visitor.clock.settle();
    expect(site.session.$session.get().kind).toBe('guest');
    expect(visitor.jar.has('auth.token')).toBe(false);
    expect(site.bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  });

  test.each([
    ['has expired', true],
    ['was ended', false],
  ])('each tab of a browser knows that a session %s', async (_, hasExpired) => {
    const visitor = createVisitor();
    const [one, two] = [await visitor.open(), await visitor.open()];
    await one.site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    if (hasExpired) {
      visitor.backEnd.meet('POST', '/api/carts-tracking', problem(401, 'unauthorized'));
      one.site.bookingCart.add(serviceId('s1'));
    } else one.site.session.logout();
    await visitor.clock.settle();
    for (const { site } of [one, two])
      expect(site.session.$session.get()).toMatchObject({ kind: 'guest', hasExpired });
  });

  test('a tab that was asleep while another one logged out says so once it is returned to, and has its draft for nobody else', async () => {
    const visitor = createVisitor();
    const returning: (() => void)[] = [];
    const never = () => () => {};
    const onReturn = (act: () => void) => {
      returning.push(act);
      return () => {};
    };
    const asleep = { openedAt: 9, post() {}, listen: never, onStored: never, onReturn };
    const one = await visitor.open({ ports: { tabs: asleep } });
    await one.site.session.login('camille@example.com', 'good');
    one.tabStorage.set(DRAFT, '{"customerId":"u1"}');
    const two = await visitor.open();
    two.site.session.logout();
    await visitor.clock.settle();
    expect(one.site.session.$session.get().kind).toBe('customer');
    for (const act of returning) act();
    expect(one.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: false, isElsewhere: true });
    expect(one.tabStorage.has(DRAFT)).toBe(true);
    await one.site.session.login('sacha@example.com', 'good');
    expect(one.tabStorage.has(DRAFT)).toBe(false);
  });

  test('a session that has expired is told apart from one that was ended, in its own tab and after a reload', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    const token = visitor.jar.get('auth.token') ?? '';
    visitor.backEnd.meet('POST', '/api/carts-tracking', problem(401, 'unauthorized'));
    site.bookingCart.add(serviceId('s1'));
    await visitor.clock.settle();
    expect(site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
    visitor.jar.set('auth.token', token).set('auth.type', 'customer');
    visitor.backEnd.meet('GET', '/api/users/me', problem(401, 'unauthorized'));
    const again = await visitor.open();
    expect(again.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
    await again.site.session.login('camille@example.com', 'good');
    again.site.session.logout();
    expect(again.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: false });
  });

  test('logging out logs out the other tabs where storage is refused and each has a token of its own', async () => {
    const visitor = createVisitor();
    const refused = () => ({
      ports: {
        cookies: { read: () => null, write: () => false, remove: () => {} },
        storage: memoryStorage(new Map()),
      },
    });
    const one = await visitor.open(refused());
    const two = await visitor.open(refused());
    await one.site.session.login('camille@example.com', 'good');
    await two.site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    one.site.session.logout();
    await visitor.clock.settle();
    expect(two.site.session.$session.get().kind).toBe('guest');
    const ended = visitor.sent.filter(({ path }) => path === '/api/users/logout');
    expect(new Set(ended.map(({ headers }) => headers.get('authorization'))).size).toBe(2);
  });

  test('a token that the server cannot check is kept for the next visit, and the visitor is a guest', async () => {
    const visitor = createVisitor();
    await (await visitor.open()).site.session.login('camille@example.com', 'good');
    visitor.backEnd.meet('GET', '/api/users/me', 'drop', 'drop', 'drop', 'drop');
    const opening = visitor.open();
    await visitor.clock.advance(20_000);
    expect((await opening).site.session.$session.get().kind).toBe('guest');
    expect((await visitor.open()).site.session.$session.get().kind).toBe('customer');
  });
});
