import { expect, test } from 'vitest';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import { sampleShop } from '#domain/shops/testing/sample-shop.ts';
import { slideAction } from './slide-action.ts';

const service = (slug: string) => ({ id: `id-${slug}`, slug }) as Service;
const [massage, facial] = [service('massage'), service('facial')];
const care = { id: 'c1', slug: 'care', services: [massage, facial] as readonly Service[] } as Category;
const shops = [
  sampleShop('one', {}, null, { serviceIds: new Set([massage.id, facial.id]) }),
  sampleShop('two', {}, null, { serviceIds: new Set([massage.id]) }),
];
const act = (action: string, actionValue = '') =>
  slideAction(
    { title: {}, text: {}, action, actionText: {}, actionValue, picture: null },
    { shops, categories: [care], phone: '+33 1 99 00 42 00' },
  );
const page = (route: object) => ({ kind: 'page', route });

test.each([
  ['service', 'facial', page({ kind: 'service', shop: null, category: 'care', service: 'facial' })],
  ['service', 'massage', { kind: 'choose-shop', service: massage, category: care }],
  ['service', 'gone', null],
  ['category', ' care ', page({ kind: 'category', shop: null, category: 'care' })],
  ['category', 'gone', null],
  ['shop', 'two', page({ kind: 'shop', shop: 'two' })],
  ['shop', 'gone', null],
  ['product', 'huile', page({ kind: 'article', slug: 'huile' })],
  ['product', '', null],
  ['post', 'hiver', page({ kind: 'post', post: 'hiver' })],
  ['post', ' ', null],
  ['eshop', '', page({ kind: 'eshop' })],
  ['gift', '', page({ kind: 'gift' })],
  ['contact', '', page({ kind: 'contact' })],
  ['phone', '', { kind: 'address', href: 'tel:+33199004200' }],
  ['phone', '01 02', { kind: 'address', href: 'tel:0102' }],
  ['url', 'https://example.com/a', { kind: 'address', href: 'https://example.com/a' }],
  ['url', 'javascript:alert(1)', null],
  ['url', '/a', null],
  // Some browsers take it.
  ['url', 'https://exa mple.com', null],
  ['dance', 'now', null],
  ['', '', null],
])('a slide with the action %s of %j leads to %j', (action, value, result) => {
  expect(act(action, value)).toEqual(result);
});
