import { expect, test } from 'vitest';
import {
  allServices,
  inOrder,
  isBookableAt,
  isListedService,
  OTHER_SHOPS,
  shopGroups,
  type Category,
  type Service,
  type Shop,
} from './catalogue.ts';
import { service, shop } from '../testing/plain-catalogue.ts';

const LISTED = { type: 1, slug: 'visage', draft: false, upsellOnly: false };

test.each([
  ['an article of type 1', LISTED, true],
  ['an article of type 4', { ...LISTED, type: 4 }, true],
  ['a product', { ...LISTED, type: 2 }, false],
  ['an article of another type', { ...LISTED, type: 3 }, false],
  ['a draft', { ...LISTED, draft: true }, false],
  ['what is for upselling alone', { ...LISTED, upsellOnly: true }, false],
  ['what has no slug', { ...LISTED, slug: ' ' }, false],
])('%s is listed as a service: %j → %s', (_what, article, listed) => {
  expect(isListedService(article)).toBe(listed);
});

const grouped = (name: string, order: number, group: Shop['group']): Shop => ({
  ...shop(name),
  order,
  group,
});

test('shops are shown by group, groups and shops in their order, those without a group last', () => {
  const paris = { id: 1, name: 'Paris', order: 2 };
  const alps = { id: 2, name: 'Alpes', order: 1 };
  const shops = [
    grouped('z', 1, OTHER_SHOPS),
    grouped('b', 2, paris),
    grouped('a', 1, paris),
    grouped('c', 9, alps),
  ];
  const groups = shopGroups(shops).map(({ group, shops: members }) => [
    group.name,
    members.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Alpes', ['c']],
    ['Paris', ['a', 'b']],
    ['Autre(s)', ['z']],
  ]);
});

test('items are sorted by their order, and equals stay as they came', () => {
  const items = [
    { id: 'a', order: 2 },
    { id: 'b', order: 1 },
    { id: 'c', order: 1 },
  ];
  expect(inOrder(items).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('a service of two categories is one service', () => {
  const visage = service('visage');
  const category = (slug: string, ...services: readonly Service[]): Category => ({
    id: slug,
    slug,
    order: 0,
    name: {},
    summary: {},
    pictures: [],
    services,
  });
  expect(allServices([category('soins', visage, service('mains')), category('duo', visage)])).toEqual([
    visage,
    service('mains'),
  ]);
});

test('a service is bookable where it and the shop are, and the shop offers it', () => {
  const marais = shop('marais', 'visage', 'off');
  expect(isBookableAt(service('visage'), marais)).toBe(true);
  expect(isBookableAt(service('mains'), marais)).toBe(false);
  expect(isBookableAt(service('off', false), marais)).toBe(false);
  expect(isBookableAt(service('visage'), { ...marais, bookable: false })).toBe(false);
});
