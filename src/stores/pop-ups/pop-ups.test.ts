import { expect, test, vi } from 'vitest';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import type { HostPage } from '#platform/ports.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { popUpsFeature } from './feature.ts';
import { LOOK_MS, REST_MS } from './queue.ts';

const PROMO = { popupEnabled: true, popupText: { fr: '<p>Bienvenue</p>' } };
const COUPONS = { couponsPopupHome: true };

async function open(booker: object, visitor: Visitor = createVisitor(), words: string | null = null) {
  visitor.backEnd.meet('GET', '/api/companies/me', { body: { token: 'cmp_x', nickname: 'x', booker } });
  const page = createMemoryHostPage(words);
  const { site } = await visitor.open({ ports: { hostPage: () => Promise.resolve(page) } });
  const popUps = await site.open(popUpsFeature);
  popUps.queue.watch(() => 'none');
  await visitor.clock.advance(LOOK_MS);
  return { visitor, site, page, popUps, shown: () => popUps.queue.$shown.get() };
}

test('a promotion is shown at most twice in an hour', async () => {
  const visitor = createVisitor();
  for (const expected of ['promo', 'promo', null]) {
    const { site, shown } = await open(PROMO, visitor);
    expect(shown()).toBe(expected);
    site.dispose();
  }
  visitor.jar.delete('promo.views');
  expect((await open(PROMO, visitor)).shown()).toBe('promo');
});

test('coupons come over the home page alone, and not again on the day on which they were closed', async () => {
  const { visitor, popUps, shown } = await open(COUPONS);
  expect(shown()).toBeNull();
  popUps.atHome(true);
  await visitor.clock.advance(LOOK_MS);
  expect(shown()).toBe('coupons');
  popUps.queue.end();
  const next = await open(COUPONS, visitor);
  next.popUps.atHome(true);
  await visitor.clock.advance(REST_MS);
  expect(next.shown()).toBeNull();
  expect([...visitor.jar.keys()]).toContain('coupons.closed');
});

test('coupons that wait are dropped on another page', async () => {
  const { visitor, popUps, shown } = await open({ ...COUPONS, ...PROMO });
  popUps.atHome(true);
  await visitor.clock.advance(LOOK_MS);
  expect(shown()).toBe('promo');
  popUps.atHome(false);
  popUps.queue.end();
  await visitor.clock.advance(REST_MS + 2 * LOOK_MS);
  expect(shown()).toBeNull();
});

test('consent comes first, and goes once it is answered', async () => {
  const { visitor, popUps, page, shown } = await open({ ...PROMO, ganalytics: 'G-A1' });
  expect(shown()).toBe('consent');
  expect([...visitor.jar.keys()].filter((name) => /^(consent|promo)/.test(name))).toEqual([]);
  // Its code comes by itself.
  await vi.waitFor(() => expect(popUps.$consent.get()).not.toBeNull());
  popUps.$consent.get()?.answer(['analytics']);
  expect(shown()).toBeNull();
  expect(page.scripts).toHaveLength(1);
  await visitor.clock.advance(LOOK_MS);
  expect(shown()).toBe('promo');
});

test('nothing comes before consent, however late it is known whether it has to be asked for', async () => {
  const visitor = createVisitor();
  const arriving = Promise.withResolvers<HostPage>();
  visitor.backEnd.meet('GET', '/api/companies/me', {
    body: { token: 'cmp_x', nickname: 'x', booker: { ...PROMO, ganalytics: 'G-A1' } },
  });
  const { site } = await visitor.open({ ports: { hostPage: () => arriving.promise } });
  const { queue } = await site.open(popUpsFeature);
  queue.watch(() => 'none');
  await visitor.clock.advance(5 * LOOK_MS);
  expect(queue.$shown.get()).not.toBe('promo');
  arriving.resolve(createMemoryHostPage('analytics'));
  await visitor.clock.advance(LOOK_MS);
  expect(queue.$shown.get()).toBe('promo');
});

test('where the code that would ask does not come, the others do', async () => {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', '/api/companies/me', {
    body: { token: 'cmp_x', nickname: 'x', booker: { ...PROMO, ganalytics: 'G-A1' } },
  });
  const { site } = await visitor.open({ ports: { hostPage: () => Promise.reject(new Error('offline')) } });
  const { queue } = await site.open(popUpsFeature);
  queue.watch(() => 'none');
  await visitor.clock.advance(2 * LOOK_MS);
  expect(queue.$shown.get()).toBe('promo');
});

test('nobody is asked where the page around says what is agreed to, nor where there is nothing to ask about', async () => {
  const told = await open({ ganalytics: 'G-A1' }, createVisitor(), 'analytics');
  expect(told.shown()).toBeNull();
  expect(told.page.scripts).toHaveLength(1);
  const plain = await open({});
  expect(plain.shown()).toBeNull();
  expect(plain.popUps.$consent.get()).toBeNull();
});
