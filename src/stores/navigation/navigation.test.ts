import { describe, expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { pathNavigation } from './path-navigation.ts';
import { queryNavigation } from './query-navigation.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';
import type { Emit, WidgetEventName } from '../widget-events.ts';

describe('places', () => {
  async function openAt(address: string, kind: 'history' | 'query', base = '') {
    const history = createMemoryHistory(address);
    const visitor = createVisitor();
    const { site, ...page } = await visitor.open({ ports: { history } });
    const announced: { name: WidgetEventName; detail: unknown }[] = [];
    const prevented = new Set<WidgetEventName>();
    const emit: Emit = (name, detail) => {
      announced.push({ name, detail });
      return !prevented.has(name);
    };
    const mode = kind === 'history' ? ({ kind, base } as const) : ({ kind, start: HOME } as const);
    const create = kind === 'history' ? pathNavigation : queryNavigation;
    const own = site.forElement({ navigation: mode, emit, create });
    await visitor.clock.settle();
    return { ...page, site: own, navigation: own.navigation, history, announced, prevented };
  }

  test('the storefront reads its place from the address: language, page and query', async () => {
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

  test('opening a place writes the address, Back returns, and the host page may prevent it', async () => {
    const { navigation, history, announced, prevented } = await openAt('/', 'history');
    navigation.open({ kind: 'category', shop: null, category: 'soins' }, { page: 'reserved' });
    expect(history.read()).toBe('/services/soins?page=reserved');
    expect(announced.map(({ name }) => name)).toEqual(['vitrine-before-navigate', 'vitrine-navigate']);
    expect(announced[0]?.detail).toEqual({ path: '/services/soins', page: 'category', category: 'soins' });
    history.back();
    expect(navigation.$place.get().route).toEqual({ kind: 'home' });
    prevented.add('vitrine-before-navigate');
    expect(navigation.open({ kind: 'contact' })).toBe(false);
    expect(history.read()).toBe('/');
    expect(navigation.href({ kind: 'contact' })).toBe('/contact');
  });

  test('choosing a language changes the address of the same place', async () => {
    const { navigation, history, site } = await openAt('/services/soins?page=reserved', 'history');
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/services/soins?page=reserved');
    expect(navigation.href({ kind: 'home' })).toBe('/en');
    await site.locale.choose('fr');
    expect(history.read()).toBe('/services/soins?page=reserved');
  });

  test('Back and Forward after a change of language lead to the pages before and after, in the language chosen last', async () => {
    const { navigation, history, site } = await openAt('/services?q=soin', 'history');
    navigation.open({ kind: 'contact' });
    navigation.open({ kind: 'legal', section: 'cgv' });
    history.back();
    const entries = history.length();
    await site.locale.choose('en');
    expect(history.length()).toBe(entries);
    history.back();
    expect([history.read(), site.locale.$locale.get()]).toEqual(['/en/services?q=soin', 'en']);
    expect(navigation.$place.get()).toMatchObject({ route: { kind: 'services' }, query: { q: 'soin' } });
    await site.locale.choose('de');
    history.forward();
    expect(history.read()).toBe('/de/contact');
    history.forward();
    expect(history.read()).toBe('/de/legal#cgv');
    expect(site.locale.$locale.get()).toBe('de');
  });

  test('a change of language keeps what follows the fragment sign, and leaves an address that names no page', async () => {
    const { history, site, navigation } = await openAt('/contact#there', 'history');
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/contact#there');
    history.push('/nowhere');
    navigation.reread();
    expect([history.read(), site.locale.$locale.get()]).toEqual(['/nowhere', 'en']);
  });

  test('the parameters of others stay in the entry that they came to in each language, and in no other', async () => {
    const { navigation, history, site } = await openAt('/services?utm_source=mail&q=soin&gclid=a', 'history');
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/services?utm_source=mail&q=soin&gclid=a');
    navigation.open({ kind: 'contact' });
    expect(history.read()).toBe('/en/contact');
    await site.locale.choose('de');
    history.back();
    expect(history.read()).toBe('/de/services?utm_source=mail&q=soin&gclid=a');
  });

  test('a change of language keeps what the host page has made of the address without a word', async () => {
    const { history, site } = await openAt('/contact', 'history');
    history.replace('/contact?ref=1#there');
    await site.locale.choose('en');
    expect(history.read()).toBe('/en/contact?ref=1#there');
  });

  test('an embed with sync-url keeps to its own parameters of the host page’s address', async () => {
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
    history.back();
    history.back();
    expect(history.read()).toBe('/my-page?utm=1&page=2#top');
    expect(navigation.$place.get()).toEqual(HOME);
  });

  test('an embed without sync-url leaves the address alone', async () => {
    const history = createMemoryHistory('/my-page');
    const { site } = await createVisitor().open({ ports: { history } });
    const { navigation } = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
    navigation.open({ kind: 'category', shop: null, category: 'soins' });
    navigation.open(
      { kind: 'service', shop: null, category: 'soins', service: 'service-1' },
      {},
      { replace: true },
    );
    expect(navigation.$place.get().route?.kind).toBe('service');
    expect(navigation.href({ kind: 'home' })).toBeNull();
    expect(history.read()).toBe('/my-page');
    expect(site.navigation).not.toBe(navigation);
  });

  test('each address keeps the scroll position at which it was left, and Back restores it', async () => {
    const { navigation, history } = await openAt('/', 'history');
    navigation.scroll.remember(300);
    navigation.open({ kind: 'contact' });
    expect(navigation.scroll.remembered()).toBe(0);
    navigation.scroll.remember(80);
    history.back();
    expect(navigation.scroll.remembered()).toBe(300);
    history.forward();
    expect(navigation.scroll.remembered()).toBe(80);
  });
});
