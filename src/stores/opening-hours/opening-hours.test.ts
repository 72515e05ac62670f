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
