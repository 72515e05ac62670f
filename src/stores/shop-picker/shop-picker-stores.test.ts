import { describe, expect, test } from 'vitest';
import { externalServiceId, externalShopId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import { SEEN_LIFETIME } from '#domain/shops/seen/shop-history.ts';
import { memoryGeolocation } from '#platform/memory/geolocation.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import type { Located, TextStorage } from '#platform/ports.ts';
import { valueOf } from '../load.ts';
import { createVisitor, HOME, MONDAY, type OpenOptions } from '../testing/visitor.ts';
import { earliestKey } from './earliest-times.ts';
import { shopPickerFeature } from './feature.ts';

async function open(options: OpenOptions = {}) {
  const visitor = createVisitor();
  const { site } = await visitor.open(options);
  await site.catalogue.ensureShops();
  const shops = valueOf(site.catalogue.$shops.get()) ?? [];
  return { visitor, site, shops, stores: await site.open(shopPickerFeature) };
}

const PARIS: Located = { kind: 'found', latitude: 48.85, longitude: 2.35 };

describe('the visitor’s position', () => {
  test('the visitor’s position is asked for once, and shared by the elements of the page', async () => {
    let asked = 0;
    const geolocation = { ...memoryGeolocation(PARIS), locate: () => ((asked += 1), Promise.resolve(PARIS)) };
    const { site, stores } = await open({ ports: { geolocation: async () => geolocation } });
    const other = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
    expect(await stores.position.locate()).toEqual({ latitude: 48.85, longitude: 2.35 });
    expect(await (await other.open(shopPickerFeature)).position.locate()).toEqual({
      latitude: 48.85,
      longitude: 2.35,
    });
    expect(asked).toBe(1);
  });

  test.each([
    ['refused', 'blocked'],
    ['unknown', 'unknown'],
  ] as const)('a visitor’s position that is %s is %s, and may be asked for again', async (kind, known) => {
    let located: Located = { kind };
    const geolocation = { locate: () => Promise.resolve(located), isAllowed: () => Promise.resolve(false) };
    const { position } = (await open({ ports: { geolocation: async () => geolocation } })).stores;
    expect(await position.locate()).toBeNull();
    expect(position.$position.get()).toEqual({ kind: known });
    located = PARIS;
    await position.locate();
    expect(position.$position.get().kind).toBe('found');
  });

  test('the visitor’s position is unknown where the code that asks does not arrive', async () => {
    const { position } = (await open({ ports: { geolocation: () => Promise.reject(new Error('gone')) } }))
      .stores;
    expect(await position.locateIfAllowed()).toBeNull();
    expect(await position.locate()).toBeNull();
    expect(position.$position.get()).toEqual({ kind: 'unknown' });
  });

  test('the visitor’s position is not asked for unbidden, unless they allowed it before', async () => {
    const shy = (await open({ ports: { geolocation: async () => memoryGeolocation(PARIS) } })).stores
      .position;
    expect(await shy.locateIfAllowed()).toBeNull();
    expect(shy.$position.get()).toEqual({ kind: 'unasked' });
    const open_ = (await open({ ports: { geolocation: async () => memoryGeolocation(PARIS, true) } })).stores
      .position;
    expect(await open_.locateIfAllowed()).not.toBeNull();
  });
});

describe('the shops seen', () => {
  test('the shops seen are known at the next visit, for thirty days', async () => {
    const { visitor, stores } = await open();
    stores.history.see(shopId('1'));
    stores.history.see(shopId('2'));
    const later = await visitor.open();
    expect((await later.site.open(shopPickerFeature)).history.$seen.get()).toEqual(['2', '1']);
    await visitor.clock.advance(SEEN_LIFETIME * 1000);
    const much = await visitor.open();
    expect((await much.site.open(shopPickerFeature)).history.$seen.get()).toEqual([]);
  });

  test('the shops seen are forgotten when the visitor asks for that', async () => {
    const { visitor, stores } = await open();
    stores.history.see(shopId('1'));
    stores.history.forget();
    expect(stores.history.$seen.get()).toEqual([]);
    const { site } = await visitor.open();
    expect((await site.open(shopPickerFeature)).history.$seen.get()).toEqual([]);
  });

  test.each(['{', '[]', 'null', '{"until":9e15,"ids":"x"}', '{"until":"soon","ids":["1"]}'])(
    'no shops were seen where the browser kept %s',
    async (text) => {
      const { visitor, stores } = await open();
      stores.history.see(shopId('1'));
      for (const key of visitor.kept.keys()) if (key.endsWith('shops-seen')) visitor.kept.set(key, text);
      const { site } = await visitor.open();
      expect((await site.open(shopPickerFeature)).history.$seen.get()).toEqual([]);
    },
  );

  test('the shops seen live in memory where the browser keeps nothing', async () => {
    const inner = memoryStorage();
    const storage: TextStorage = { ...inner, write: (key, value) => inner.write(key, value) && false };
    const { stores } = await open({ ports: { storage } });
    stores.history.see(shopId('1'));
    expect(stores.history.$seen.get()).toEqual(['1']);
  });
});

describe('the text of the shop search', () => {
  test('what was typed to find a shop is there after a reload of the tab, and gone once it is cleared', async () => {
    const tabStorage = memoryStorage();
    const opened = async () => (await open({ ports: { tabStorage } })).stores.searchText;
    (await opened()).type('Genève');
    const again = await opened();
    expect(again.$text.get()).toBe('Genève');
    again.type('');
    expect((await opened()).$text.get()).toBe('');
  });

  test('another tab does not find what was typed', async () => {
    const { visitor, stores } = await open();
    stores.searchText.type('Genève');
    const { site } = await visitor.open();
    expect((await site.open(shopPickerFeature)).searchText.$text.get()).toBe('');
  });
});

describe('the earliest times', () => {
  const SOON = '2026-01-06T09:30:00.000Z';
  const reply = (ids: readonly string[], start: string | null = SOON) => ({
    body: ids.map((shopid) => ({ shopid, serviceid: '1', serviceids: ['1'], start })),
  });
  const asked = (visitor: Awaited<ReturnType<typeof open>>['visitor']) =>
    visitor.sent.filter(({ path }) => path === '/api/earliest').map(({ query }) => query.get('shopids'));

  test('the earliest times of many shops are one call, and hold for a minute', async () => {
    const { visitor, stores, shops } = await open();
    const ids = shops.map(({ externalId }) => externalId);
    visitor.backEnd.meet('GET', '/api/earliest', reply(ids), reply(ids, '2026-01-06T10:00:00.000Z'));
    await Promise.all([stores.earliest.ensure(shops, []), stores.earliest.ensure(shops, [])]);
    await stores.earliest.ensure(shops, []);
    expect(asked(visitor)).toEqual([
      shops
        .filter(({ bookable }) => bookable)
        .map(({ externalId }) => externalId)
        .join(),
    ]);
    const key = earliestKey(shops[0]!, []);
    expect(stores.earliest.$starts.get().get(key)).toBe(Date.parse(SOON));
    await visitor.clock.advance(60_001);
    await stores.earliest.ensure(shops, []);
    expect(stores.earliest.$starts.get().get(key)).toBe(Date.parse(SOON) + 30 * 60_000);
  });

  test('earliest times that several lists want at once are one call, of twelve shops at most', async () => {
    const { visitor, stores, shops } = await open();
    const [shop] = shops;
    const many = Array.from({ length: 14 }, (_, index) => ({
      ...shop!,
      id: shopId(`x${index}`),
      externalId: externalShopId(`${index}`),
      bookable: true,
    }));
    await Promise.all([
      stores.earliest.ensure(many.slice(0, 5), []),
      stores.earliest.ensure(many.slice(3), []),
    ]);
    expect(asked(visitor).map((ids) => ids?.split(',').length)).toEqual([12, 2]);
  });

  test('earliest times of a visit are asked for with all its services, in their order', async () => {
    const { visitor, stores, shops } = await open();
    const [shop] = shops.filter(({ bookable }) => bookable);
    const visit = ['7', '3'].map((id) => ({ id: serviceId(id), externalId: externalServiceId(`x${id}`) }));
    visitor.backEnd.meet('GET', '/api/earliest', reply([shop!.externalId]));
    await stores.earliest.ensure([shop!], visit);
    const sent = visitor.sent.filter(({ path }) => path === '/api/earliest');
    expect(sent.map(({ query }) => query.get('serviceids'))).toEqual(['x7,x3']);
    expect(stores.earliest.$starts.get().get(earliestKey(shop!, visit))).toBe(Date.parse(SOON));
    expect(stores.earliest.$starts.get().has(earliestKey(shop!, visit.toReversed()))).toBe(false);
  });

  test('earliest times that have gone by are asked for again', async () => {
    const { visitor, stores, shops } = await open();
    const [shop] = shops.filter(({ bookable }) => bookable);
    const soon = new Date(MONDAY + 5_000).toISOString();
    visitor.backEnd.meet('GET', '/api/earliest', reply([shop!.externalId], soon), reply([shop!.externalId]));
    await stores.earliest.ensure([shop!], []);
    await visitor.clock.advance(6_000);
    await stores.earliest.ensure([shop!], []);
    expect(stores.earliest.$starts.get().get(earliestKey(shop!, []))).toBe(Date.parse(SOON));
  });

  test('earliest times that cannot be loaded, or that do not exist, are left out', async () => {
    const { visitor, stores, shops } = await open();
    const body = { code: 404, type: 'not_found', message: '', retryable: false };
    visitor.backEnd.meet('GET', '/api/earliest', { status: 404, body }, reply(['1', '2'], null));
    await stores.earliest.ensure(shops, []);
    expect(stores.earliest.$starts.get().size).toBe(0);
    await stores.earliest.ensure(shops, []);
    expect(stores.earliest.$starts.get().size).toBe(0);
    expect(asked(visitor).length).toBe(2);
  });
});
