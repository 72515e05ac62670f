import { expect, test } from 'vitest';
import { shopId } from '#domain/catalogue/ids.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';
import { openingHoursFeature } from './feature.ts';

test('the special days of a shop are asked for once, whichever element wants them', async () => {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const other = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
  const [one, two] = [await site.open(openingHoursFeature), await other.open(openingHoursFeature)];
  const shop = { id: shopId('1') };
  const [load] = await Promise.all([one.specialDays(shop).ensure(), two.specialDays(shop).ensure()]);
  expect(load).toEqual({ kind: 'ready', value: { closed: [], open: [] } });
  const asked = visitor.sent.filter(({ path }) => /^\/api\/(open|closed)days$/.test(path));
  expect(asked.map(({ path }) => path).toSorted()).toEqual(['/api/closeddays', '/api/opendays']);
});

test('the special days of several shops are asked for together, once, each for itself', async () => {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(openingHoursFeature);
  const day = (id: string, shop: string) => ({ id, shopId: shop, date: '20260106', label: {} });
  visitor.backEnd.special = { closed: [day('a', '1'), day('b', '2')], open: [] };
  const [one, two, three] = [shopId('1'), shopId('2'), shopId('3')].map((id) => ({ id }));
  await store.specialDays(three!).ensure();
  await store.ensureAll([one!, two!, three!]);
  await store.ensureAll([one!, two!]);
  const asked = visitor.sent.filter(({ path }) => path === '/api/closeddays');
  expect(asked.map(({ query }) => query.get('shopId'))).toEqual(['3', '1,2']);
  expect(store.specialDays(two!).$load.get()).toMatchObject({ value: { closed: [{ date: '20260106' }] } });
  expect(store.specialDays(three!).$load.get()).toMatchObject({ value: { closed: [] } });
});
