import { expect, test } from 'vitest';
import type { Route } from '#domain/site/routes.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { returnPlace } from './return-place.ts';
import { whereFrom } from '#stores/visitor/links/where-from.ts';

const NAVIGATION = { added: undefined };
const SERVICE: Route = { kind: 'service', shop: null, category: 'massages', service: 'suedois' };

test('the page that led to an account’s pages is the one that is gone back to, with its search', () => {
  const from = whereFrom({ route: SERVICE, query: { ...EMPTY_QUERY, page: 'reserved' } });
  expect(from).toBe('/services/massages/suedois?page=reserved');
  expect(returnPlace(from, NAVIGATION)).toMatchObject({ route: SERVICE, query: { page: 'reserved' } });
});

test('from page to page of accounts, the first one that led there is kept', () => {
  const auth: Route = { kind: 'auth', page: 'register' };
  expect(whereFrom({ route: auth, query: { ...EMPTY_QUERY, from: '/contact' } })).toBe('/contact');
});

test('of home, of no page, and of what a key opens, nothing is said', () => {
  const places: (Route | null)[] = [
    null,
    { kind: 'home' },
    { kind: 'appointment', id: 'a1' },
    { kind: 'password-reset', token: 't'.repeat(43) },
  ];
  for (const route of places) expect(whereFrom({ route, query: EMPTY_QUERY })).toBe(undefined);
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  'services',
  '',
  '\\\\evil.example',
  '/auth/login',
  '/profile/password-reset/abc',
  '/rendez-vous/a1',
  undefined,
])('%j leads home', (from) => {
  expect(returnPlace(from, NAVIGATION).route).toEqual({ kind: 'home' });
});

test('what looks like another site is at most a page of this one', () => {
  for (const from of ['//evil.example/a', '/\\evil.example', '/%2f%2fevil.example'])
    expect(returnPlace(from, NAVIGATION).route.kind).toMatch(/^(home|shop|category|service)$/);
});
