import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { serviceId } from '#domain/catalogue/ids.ts';
import { service } from '../../testing/samples.ts';
import { namesVisit } from './use-visit-address.ts';

const [A, B] = [service('a', 'A', 100), service('b', 'B', 100)];
const CLOSED = { ...service('c', 'C', 100), bookable: false };
const KNOWN = new Map([A, B, CLOSED].map((one) => [one.id, one]));
const route = { kind: 'service', shop: null, category: 'c', service: A.slug } as const;
const query = { ...EMPTY_QUERY, page: 'reserved' } as const;

test.each([
  ['its own service', query, [A], true],
  ['its own service and those it adds', { ...query, cartAdd: [B.slug] }, [B, A], true],
  ['the services of its cart', { ...query, cart: [A.id, B.id] }, [A, B], true],
  ['fewer than the visit has', { ...query, cart: [A.id] }, [A, B], false],
  ['more than the visit has', { ...query, cart: [A.id, B.id] }, [B], false],
  ['another service', query, [B], false],
  ['something that is gone besides', { ...query, cart: [A.id, serviceId('gone')] }, [A], true],
  ['something that is closed besides', { ...query, cart: [A.id, CLOSED.id] }, [A], true],
  ['only something that is closed', { ...query, cart: [CLOSED.id] }, [A], false],
])('an address with %s names the visit where it is that', (_, of, services, isNamed) => {
  expect(namesVisit({ route, query: of }, { services, shop: null }, KNOWN)).toBe(isNamed);
});

test.each([
  ['no shop', null, 'paris', true],
  ['its shop', 'paris', 'paris', true],
  ['another shop', 'lyon', 'paris', false],
  ['a shop where none is chosen', 'lyon', null, true],
])('an address with %s names the visit where it is that', (_, named, chosen, isNamed) => {
  const of = { route: { ...route, shop: named }, query };
  const shop = chosen === null ? null : { slug: chosen };
  expect(namesVisit(of, { services: [A], shop }, KNOWN)).toBe(isNamed);
});
