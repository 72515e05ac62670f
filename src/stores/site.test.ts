import { describe, expect, test } from 'vitest';
import { companyWire } from '#platform/testing/wire-data.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { problem } from './testing/back-end.ts';
import { createVisitor } from './testing/visitor.ts';
import { valueOf } from './load.ts';
import type { Emit, WidgetEventName } from './widget-events.ts';

const REFUSED = { read: () => null, write: () => false, remove: () => undefined };

describe('the site', () => {
  test('is rendered on a server from what it is handed, and asks for nothing', async () => {
    const visitor = createVisitor();
    const first = await visitor.open();
    await first.site.texts.ensure('booking');
    const data = JSON.parse(JSON.stringify(first.site.data())) as ReturnType<typeof first.site.data>;
    const asked = visitor.sent.length;
    const second = createVisitor();
    const { site } = await second.open({ initial: data });
    expect(valueOf(site.company.$company.get())?.identity.name).toBe('Maison X');
    expect(valueOf(site.catalogue.$shops.get())?.map(({ id }) => id)).toEqual(['shop1', 'shop2', 'shop3']);
    expect(site.catalogue.$services.get().get('s1')?.prices.base).toBe(4100);
    expect(site.texts.$texts.get().t('booking:hello')).toBe('fr booking');
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
    expect(second.sent).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    expect(site.data()).toEqual(data);
  });

  test('asks once for what all elements of a page want', async () => {
    const { sent } = await openWith(async ({ site }) => {
      const one = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
      await Promise.all([
        one.start(),
        one.company.ensure(),
        one.catalogue.ensureShops(),
        site.catalogue.ensureShops(),
      ]);
    });
    for (const path of ['/api/companies/me', '/shops', '/api/categories']) {
      expect(sent.filter((each) => each.path === path)).toHaveLength(1);
    }
  });

  test('that a host name leads to learns its token first, and calls with it', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open({ company: { kind: 'host', host: 'x.example' } });
    expect(visitor.sent[0]?.path).toBe('/api/companies/token/host/x.example');
    expect(visitor.sent.find(({ path }) => path === '/shops')?.headers.get('company')).toBe('cmp_x');
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
  });

  test.each([
    ['company_error', 404, 'unknown-company'],
    ['maintenance', 500, 'unavailable'],
  ])('without a company (%s) says so, and tells the host page', async (type, status, kind) => {
    const visitor = createVisitor();
    visitor.backEnd.meet('GET', '/api/companies/me', problem(status, type));
    const { site, events } = await visitor.open();
    expect(site.$state.get()).toEqual({ kind });
    expect(events).toContainEqual({
      name: 'vitrine-error',
      detail: { code: status, type, message: `${type}!` },
    });
  });

  test('that the company closed is closed, but for who debugs it', async () => {
    const visitor = createVisitor();
    visitor.backEnd.company = companyWire({ booker: { siteDisabled: true } });
    expect((await visitor.open()).site.$state.get()).toEqual({ kind: 'disabled' });
    expect((await visitor.open({ debug: true })).site.$state.get()).toEqual({
      kind: 'enabled',
      offline: true,
    });
  });

  test('whose shops do not come is overloaded, asks again after 10, 20 and 40 s, and heals', async () => {
    const visitor = createVisitor();
    const { clock, backEnd, sent } = visitor;
    const served = backEnd.shops;
    Object.assign(backEnd, { shops: null });
    const page = visitor.open();
    await clock.settle();
    const { site } = await page;
    expect(site.$state.get()).toEqual({ kind: 'overloaded' });
    const asked = () => sent.filter(({ path }) => path === '/shops').length;
    const counts: number[] = [];
    for (const seconds of [9, 4, 16, 10, 35, 16]) {
      await clock.advance(seconds * 1000);
      counts.push(asked());
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    await clock.advance(300_000);
    expect(asked()).toBe(4);
    backEnd.shops = served;
    await site.catalogue.ensureShops();
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
    expect(site.catalogue.$nextAttempt.get()).toBeNull();
  });

  test('fetches one category or shop by its slug only while the list is not there', async () => {
    const visitor = createVisitor();
    visitor.backEnd.meet('GET', '/api/categories', ...Array<'drop'>(4).fill('drop'));
    const opening = visitor.open();
    await visitor.clock.advance(20_000);
    const { site } = await opening;
    expect(valueOf(await site.catalogue.category('soins'))?.services).toHaveLength(4);
    expect(valueOf(await site.catalogue.category('nothing'))).toBeNull();
    expect(site.catalogue.$services.get().has('s1')).toBe(true);
    const asked = visitor.sent.length;
    await site.catalogue.category('soins');
    expect(valueOf(await site.catalogue.shop('shop-2'))?.id).toBe('shop2');
    expect(await site.catalogue.shop('nothing')).toEqual({ kind: 'ready', value: null });
    expect(visitor.sent).toHaveLength(asked);
  });
});

const HOME = { route: { kind: 'home' as const }, query: EMPTY_QUERY };

async function openWith(
  act: (page: Awaited<ReturnType<ReturnType<typeof createVisitor>['open']>>) => Promise<void>,
) {
  const visitor = createVisitor();
  await act(await visitor.open());
  return visitor;
}

describe('the session', () => {
  test('survives a reload by cookie or storage, for customers only', async () => {
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

  test('a wrong password says so and changes nothing', async () => {
    const { site } = await createVisitor().open();
    expect(await site.session.login('camille@example.com', 'bad')).toMatchObject({ kind: 'credentials' });
    expect(site.session.$session.get().kind).toBe('guest');
  });

  test('logging out forgets the token here, in the other tab and on the server, and is told to the page', async () => {
    const visitor = createVisitor();
    const one = await visitor.open();
    const two = await visitor.open();
    await one.site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    expect(two.site.session.$session.get().kind).toBe('customer');
    const token = visitor.jar.get('auth.token');
    two.site.session.logout();
    await visitor.clock.settle();
    expect(one.site.session.$session.get().kind).toBe('guest');
    expect([...visitor.jar.keys(), ...visitor.kept.keys()].filter((key) => key.includes('auth'))).toEqual([]);
    expect(visitor.sent.find(({ path }) => path === '/api/users/logout')?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
    expect(one.events.map(({ name }) => name).filter((name) => name.includes('log'))).toEqual([
      'vitrine-login',
      'vitrine-logout',
    ]);
  });

  test('a token that the server no longer knows ends the session at the next call of the customer', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    visitor.backEnd.meet('POST', '/api/carts-tracking', problem(401, 'unauthorized'));
    site.bookingCart.add('s1');
    await visitor.clock.settle();
    expect(site.session.$session.get().kind).toBe('guest');
    expect(visitor.jar.has('auth.token')).toBe(false);
    expect(site.bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  });

  test('a server that cannot say leaves a guest, and the token for the next visit', async () => {
    const visitor = createVisitor();
    await (await visitor.open()).site.session.login('camille@example.com', 'good');
    visitor.backEnd.meet('GET', '/api/users/me', 'drop', 'drop', 'drop', 'drop');
    const opening = visitor.open();
    await visitor.clock.advance(20_000);
    expect((await opening).site.session.$session.get().kind).toBe('guest');
    expect((await visitor.open()).site.session.$session.get().kind).toBe('customer');
  });
});

describe('the cart', () => {
  test('of more than 4 kB loses nothing: it moves to the storage, and back when it shrinks', async () => {
    const visitor = createVisitor();
    const small = { ports: { cookies: shortCookies(visitor.jar, 70) } };
    const { site } = await visitor.open(small);
    site.bookingCart.replace(['s1', 's2', 's3', 's4'], 'shop1');
    expect(visitor.jar.has('cartBooking')).toBe(false);
    expect((await visitor.open(small)).site.bookingCart.$lines.get()).toHaveLength(4);
    site.bookingCart.replace(['s1']);
    expect(visitor.jar.has('cartBooking')).toBe(true);
    expect([...visitor.kept.keys()].some((key) => key.includes('cartBooking'))).toBe(false);
  });

  test('lives in memory where everything is refused', async () => {
    const { site } = await createVisitor().open({ ports: { cookies: REFUSED } });
    expect(site.bookingCart.add('s1')).toMatchObject({ kind: 'choose-shop' });
    expect(site.bookingCart.setShop('shop2')).toBe(true);
    expect(site.bookingCart.$shop.get()?.id).toBe('shop2');
  });

  test('refuses what cannot be booked, or not together', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(site.bookingCart.add('nothing')).toEqual({ kind: 'not-bookable' });
    site.bookingCart.replace(['s1'], 'shop2');
    site.bookingCart.add('s3');
    expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s1', 's3'], shopId: null });
    expect(site.bookingCart.$availableShops.get().map(({ id }) => id)).toEqual(['shop1']);
    visitor.backEnd.shops = visitor.backEnd.shops.slice(1);
    const other = await visitor.open();
    expect(other.site.bookingCart.add('s2')).toEqual({ kind: 'no-common-shop' });
    visitor.backEnd.company = companyWire({ booker: { appointments: false } });
    expect((await visitor.open()).site.bookingCart.add('s2')).toEqual({ kind: 'not-bookable' });
  });

  test('of two companies on one origin are two carts', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    site.bookingCart.add('s1');
    visitor.backEnd.always = { body: null };
    const { site: other } = await visitor.open({ company: { kind: 'token', token: 'cmp_y' } });
    expect(other.bookingCart.$cart.get().serviceIds).toEqual([]);
    other.bookingCart.clear();
    visitor.backEnd.always = null;
    expect((await visitor.open()).site.bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  });

  test('a service is told to the host page in the visitor’s language', async () => {
    const visitor = createVisitor();
    const { site, events } = await visitor.open({ locale: 'en' });
    site.bookingCart.replace(['s1'], 'shop1');
    expect(events.at(-1)).toEqual({
      name: 'vitrine-cart-change',
      detail: {
        cart: 'booking',
        services: [{ id: 's1', slug: 'service-1', name: 'Care 1' }],
        shop: { id: 'shop1', slug: 'shop-1', name: 'Salon 1' },
      },
    });
  });
});

function shortCookies(jar: Map<string, string>, limit: number) {
  return {
    read: (name: string) => jar.get(name) ?? null,
    write(name: string, value: string) {
      if (value.length > limit) return false;
      jar.set(name, value);
      return true;
    },
    remove: (name: string) => void jar.delete(name),
  };
}

describe('languages', () => {
  test('a switch waits for the texts in use, is remembered, and goes with each call', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.texts.ensure('booking');
    expect(await site.locale.choose('de')).toBe(true);
    expect(site.texts.$texts.get()).toMatchObject({ locale: 'de' });
    expect(site.texts.$texts.get().t('booking:hello')).toBe('de booking');
    expect(visitor.jar.get('locale')).toBe('de');
    await site.catalogue.shop('x');
    expect((await visitor.open()).site.locale.$locale.get()).toBe('de');
    expect(visitor.sent.at(-1)?.headers.get('curlang')).toBe('de');
  });

  test('one that the company does not enable is not taken, and the only one is forced', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open({ locale: 'it' });
    expect(site.locale.$locale.get()).toBe('fr');
    expect(await site.locale.choose('es')).toBe(false);
    visitor.backEnd.company = companyWire({ booker: { langs: { en: true } } });
    const forced = await visitor.open();
    expect(forced.site.locale.$locales.get()).toEqual(['en']);
    expect(forced.site.locale.$locale.get()).toBe('en');
  });

  test('a file that cannot be had leaves the French words, and is asked for again', async () => {
    let isDown = true;
    const { site } = await createVisitor().open({
      texts: (locale, namespace) =>
        isDown && locale === 'de'
          ? Promise.reject(new Error('gone'))
          : Promise.resolve({ hello: `${locale} ${namespace}` }),
    });
    await site.texts.ensure('booking');
    await site.locale.choose('de');
    expect(site.texts.$texts.get().t('booking:hello')).toBe('fr booking');
    expect(site.texts.$texts.get().has('booking')).toBe(true);
    isDown = false;
    await site.texts.ensure('booking');
    expect(site.texts.$texts.get().t('booking:hello')).toBe('de booking');
  });

  test('of two quick choices the last one holds', async () => {
    const { site } = await createVisitor().open({
      texts: (locale, namespace) =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ hello: `${locale} ${namespace}` }), locale === 'de' ? 30 : 1),
        ),
    });
    await site.texts.ensure('booking');
    const [de, en] = await Promise.all([site.locale.choose('de'), site.locale.choose('en')]);
    expect([de, en]).toEqual([false, true]);
    expect(site.locale.$locale.get()).toBe('en');
    expect(site.texts.$texts.get().t('booking:hello')).toBe('en booking');
  });
});

describe('places', () => {
  async function openAt(address: string, kind: 'history' | 'query', base = '') {
    const history = createMemoryHistory(address);
    const { site, ...page } = await createVisitor().open({ ports: { history } });
    const told: { name: WidgetEventName; detail: unknown }[] = [];
    const prevented = new Set<WidgetEventName>();
    const emit: Emit = (name, detail) => {
      told.push({ name, detail });
      return !prevented.has(name);
    };
    const mode = kind === 'history' ? ({ kind, base } as const) : ({ kind, start: HOME } as const);
    const own = site.forElement({ navigation: mode, emit });
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { ...page, site: own, navigation: own.navigation, history, told, prevented };
  }

  test('the storefront reads its address, its language, and what is not a page', async () => {
    const { navigation, site } = await openAt(
      '/salon/de/services/soins/service-1?page=reserved#x',
      'history',
      '/salon',
    );
    expect(navigation.$place.get()).toMatchObject({
      route: { kind: 'service', category: 'soins', service: 'service-1' },
      query: { page: 'reserved' },
    });
    expect(site.locale.$locale.get()).toBe('de');
    expect((await openAt('/es/services', 'history')).navigation.$place.get().route).toBeNull();
    expect((await openAt('/shop-1', 'history')).navigation.$place.get().route).toEqual({
      kind: 'shop',
      shop: 'shop-1',
    });
    expect((await openAt('/nowhere', 'history')).navigation.$place.get().route).toBeNull();
    expect((await openAt('/legal#cgv', 'history')).navigation.$place.get().route).toEqual({
      kind: 'legal',
      section: 'cgv',
    });
  });

  test('opening writes the address, Back returns, and the page may prevent it', async () => {
    const { navigation, history, told, prevented } = await openAt('/', 'history');
    navigation.open({ kind: 'category', shop: null, category: 'soins' }, { page: 'reserved' });
    expect(history.read()).toBe('/services/soins?page=reserved');
    expect(told.map(({ name }) => name)).toEqual(['vitrine-before-navigate', 'vitrine-navigate']);
    expect(told[0]?.detail).toEqual({ path: '/services/soins', page: 'category' });
    navigation.back();
    expect(navigation.$place.get().route).toEqual({ kind: 'home' });
    prevented.add('vitrine-before-navigate');
    expect(navigation.open({ kind: 'contact' })).toBe(false);
    expect(history.read()).toBe('/');
    expect(navigation.href({ kind: 'contact' })).toBe('/contact');
  });

  test('a chosen language changes the address of the same place', async () => {
    const { navigation, history, site } = await openAt('/services/soins?page=reserved', 'history');
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/services/soins?page=reserved');
    expect(navigation.href({ kind: 'home' })).toBe('/en');
    await site.locale.choose('fr');
    expect(history.read()).toBe('/services/soins?page=reserved');
  });

  test('an embed with sync-url keeps to its own parameters of the host page', async () => {
    const { navigation, history } = await openAt('/my-page?utm=1&page=2#top', 'query');
    expect(navigation.$place.get()).toEqual(HOME);
    navigation.open(
      { kind: 'service', shop: 'shop-1', category: 'soins', service: 'service-1' },
      { page: 'reserved' },
    );
    expect(history.read()).toBe(
      '/my-page?utm=1&page=2&vitrine-path=/shop-1/services/soins/service-1&vitrine-page=reserved#top',
    );
    expect(navigation.$place.get()).toMatchObject({
      route: { kind: 'service', shop: 'shop-1' },
      query: { page: 'reserved' },
    });
    navigation.open({ kind: 'legal', section: 'rgpd' });
    expect(navigation.$place.get().route).toEqual({ kind: 'legal', section: 'rgpd' });
    expect(history.read()).not.toContain('vitrine-page');
    navigation.back();
    navigation.back();
    expect(history.read()).toBe('/my-page?utm=1&page=2#top');
    expect(navigation.$place.get()).toEqual(HOME);
  });

  test('an embed without it leaves the address alone, and Back works inside', async () => {
    const { site } = await createVisitor().open({ address: '/my-page' });
    const { navigation } = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
    navigation.open({ kind: 'category', shop: null, category: 'soins' });
    navigation.open(
      { kind: 'service', shop: null, category: 'soins', service: 'service-1' },
      {},
      { replace: true },
    );
    expect(navigation.$place.get().route?.kind).toBe('service');
    expect(navigation.href({ kind: 'home' })).toBeNull();
    expect(navigation.back()).toBe(true);
    expect(navigation.$place.get()).toEqual(HOME);
    expect(navigation.back()).toBe(false);
    expect(site.ports.history.read()).toBe('/my-page');
    expect(site.navigation).not.toBe(navigation);
  });
});
