import { describe, expect, test } from 'vitest';
import { companyWire } from '#platform/testing/wire-data.ts';
import { valueOf } from './load.ts';
import { problem } from './testing/back-end.ts';
import { createVisitor, HOME } from './testing/visitor.ts';

describe('the site', () => {
  test('a site is rendered on a server from what it is handed, without asking for anything', async () => {
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
    expect(site.texts.$texts.get().t('booking:continue')).toBe('fr booking');
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
    expect(second.sent).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    expect(site.data()).toEqual(data);
  });

  test.each([
    ['https://salon.example', 'https://salon.example', true],
    ['', 'https://salon.example', true],
    ['https://api.example', 'https://salon.example', false],
  ])('a back end at “%s” for a page of %s: that the page comes from it is %s', async (...row) => {
    const [apiBase, pageOrigin, isAtBackEnd] = row;
    const { site } = await createVisitor().open({ apiBase, pageOrigin });
    expect(site.isAtBackEnd).toBe(isAtBackEnd);
  });

  test('a site asks once for what all elements of its page want', async () => {
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

  test('a site that is found by its host name learns its token first, and calls with it', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open({ company: { kind: 'host', host: 'x.example' } });
    expect(visitor.sent[0]?.path).toBe('/api/companies/token/host/x.example');
    expect(visitor.sent.find(({ path }) => path === '/shops')?.headers.get('company')).toBe('cmp_x');
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
  });

  test.each([
    ['company_error', 404, 'unknown-company'],
    ['maintenance', 500, 'unavailable'],
  ])('a site without a company (%s) says so', async (type, status, kind) => {
    const visitor = createVisitor();
    visitor.backEnd.meet('GET', '/api/companies/me', problem(status, type));
    const { site } = await visitor.open();
    expect(site.$state.get()).toEqual({ kind });
  });

  test('a site that its company disabled is closed, but for who debugs it', async () => {
    const visitor = createVisitor();
    visitor.backEnd.company = companyWire({ booker: { siteDisabled: true } });
    expect((await visitor.open()).site.$state.get()).toEqual({ kind: 'disabled' });
    expect((await visitor.open({ debug: true })).site.$state.get()).toEqual({
      kind: 'enabled',
      offline: true,
    });
  });

  test('a site whose shops do not come is overloaded, asks again after 10, 20 and 40 s, and heals', async () => {
    const visitor = createVisitor();
    const { clock, backEnd, sent } = visitor;
    const served = backEnd.shops;
    Object.assign(backEnd, { shops: null });
    const page = visitor.open();
    await clock.settle();
    const { site } = await page;
    expect(site.$state.get()).toEqual({ kind: 'overloaded' });
    const asked = () => sent.filter(({ path }) => path === '/shops').length;
    const states: string[] = [];
    site.$state.listen(({ kind }) => states.push(kind));
    const counts: number[] = [];
    for (const seconds of [9, 4, 16, 10, 35, 16]) {
      await clock.advance(seconds * 1000);
      counts.push(asked());
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    await clock.advance(300_000);
    expect(asked()).toBe(4);
    // No other page shows up while it is asked again.
    expect(states.filter((kind) => kind !== 'overloaded')).toEqual([]);
    backEnd.shops = served;
    await site.catalogue.ensureShops();
    expect(site.$state.get()).toEqual({ kind: 'enabled', offline: false });
    expect(site.catalogue.$secondsToAttempt.get()).toBeNull();
  });

  test('an overloaded site counts down the seconds until it asks again, while somebody looks', async () => {
    const visitor = createVisitor();
    const { clock, backEnd } = visitor;
    Object.assign(backEnd, { shops: null });
    const { site } = await visitor.open();
    const counted: (number | null)[] = [];
    const off = site.catalogue.$secondsToAttempt.subscribe((seconds) => counted.push(seconds));
    for (let second = 0; second < 3; second += 1) await clock.advance(1_000);
    off();
    const [first = 0] = counted as number[];
    expect(first).toBeGreaterThanOrEqual(10);
    expect(first).toBeLessThanOrEqual(13);
    expect(counted).toEqual([first, first - 1, first - 2, first - 3]);
  });

  test('a site asks for one category or shop by its slug only while the list is not there', async () => {
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

async function openWith(
  act: (page: Awaited<ReturnType<ReturnType<typeof createVisitor>['open']>>) => Promise<void>,
) {
  const visitor = createVisitor();
  await act(await visitor.open());
  return visitor;
}
