import { expect, test } from 'vitest';
import type { Service } from '../../catalogue/catalogue.ts';
import { sampleShop } from '../../shops/testing/sample-shop.ts';
import { buildQuery, parseQuery } from '../route-query.ts';
import { choicesIn, wishedVisitPlace } from './wished-visit.ts';

const service = (id: string, categorySlugs: readonly string[]) =>
  ({ id, slug: `slug-${id}`, categorySlugs }) as unknown as Service;
const shop = sampleShop('lyon', {});
const services = [service('1', ['massages']), service('2', [])] as const;

test.each([
  [1, null],
  [2, shop.slug],
])('a visit at a shop of %s is reserved at the first service, with all of them', (shopCount, slug) => {
  const place = wishedVisitPlace({ services, shop, shopCount });
  expect(place.query).toEqual({ page: 'reserved', cart: ['1', '2'] });
  expect(place.route).toEqual({ kind: 'service', shop: slug, category: 'massages', service: 'slug-1' });
});

test.each([
  [
    [90, 30],
    ['p1', 'p2'],
  ],
  [
    [null, 30],
    [null, 'p2'],
  ],
  [
    [90, null],
    ['p1', null],
  ],
])('durations %j and practitioners %j come back from an address as they were', (durations, practitioners) => {
  const { query } = wishedVisitPlace({ services, shop, shopCount: 1, durations, practitioners });
  expect(choicesIn(parseQuery(buildQuery(query)))).toEqual({ durations, practitioners });
});

test('an address without wishes names none', () => {
  const none = { durations: [null, null], practitioners: [null, null] };
  expect(wishedVisitPlace({ services, shop, shopCount: 1, ...none }).query).not.toHaveProperty('with');
  expect(choicesIn({ duration: 'soon,-3', with: '' })).toEqual({
    durations: [null, null],
    practitioners: [null],
  });
});

test('a service that stands twice in a visit does not shift what is wished of those after it', () => {
  const twice = [services[0], services[0], services[1]] as const;
  const { query } = wishedVisitPlace({
    services: twice,
    shop,
    shopCount: 1,
    durations: [90, 60, 30],
    practitioners: ['p1', 'p2', 'p3'],
  });
  expect(query.cart).toEqual(['1', '2']);
  expect(choicesIn(query)).toEqual({ durations: [90, 30], practitioners: ['p1', 'p3'] });
});
