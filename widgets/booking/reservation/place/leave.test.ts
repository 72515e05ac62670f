import { expect, test } from 'vitest';
import { CATEGORIES, SHOPS } from '../../testing/samples.ts';
import { nameBehind } from './use-leave.ts';

const [category] = CATEGORIES;
const service = category?.services[0];
const all = { shops: SHOPS, categories: CATEGORIES };
const shop = SHOPS[0]?.slug ?? '';
const of = { shop: null, category: category?.slug ?? '', service: service?.slug ?? '' };

test.each([
  ['a service by its name', { kind: 'service', ...of }, null, service?.name.fr],
  [
    'a category by its name',
    { kind: 'category', shop: null, category: of.category },
    null,
    category?.name.fr,
  ],
  ['a shop by its name', { kind: 'categories', shop }, { kind: 'shop', shop }, SHOPS[0]?.name],
  ['all services', { kind: 'categories', shop: null }, { kind: 'services' }, null],
  ['a service that is gone as all services', { kind: 'service', ...of, service: 'gone' }, null, null],
] as const)('the way out of a reservation leads to %s', (_, selection, route, name) => {
  expect(nameBehind('fr', { ...all, selection }, route)).toBe(name);
});
