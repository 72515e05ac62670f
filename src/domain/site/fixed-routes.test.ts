import { expect, test } from 'vitest';
import { fixedPath, fixedRoute } from './fixed-routes.ts';

test.for<[readonly string[], string, unknown]>([
  [['services'], '', { kind: 'services' }],
  [['legal'], '', { kind: 'legal', section: null }],
  [['legal'], 'cgv', { kind: 'legal', section: 'cgv' }],
  [['legal'], 'other', { kind: 'legal', section: null }],
  [['cgv'], 'rgpd', { kind: 'legal', section: 'cgv' }],
  [['auth', 'customer', 'login'], '', { kind: 'auth', page: 'customer-login' }],
  [['nothing'], '', null],
  [['services', 'more'], '', null],
])('the segments %j with the fragment %j are the page %j', ([segments, fragment, route]) => {
  expect(fixedRoute(segments, fragment)).toEqual(route);
});

test.for([[['auth', 'customer/login']], [['auth/login']], [['legal#cgv']], [['services#', '']]])(
  'a slash or a hash inside a segment is part of a slug: %j is no page',
  ([segments]) => {
    expect(fixedRoute(segments!, '')).toBeNull();
  },
);

test('the address that is built for a fixed page leads to it', () => {
  const paths = [
    '/services',
    '/boutique',
    '/auth/customer/register',
    '/payments/rdvcheck',
    '/profile/orders',
  ];
  for (const path of paths) {
    const route = fixedRoute(path.slice(1).split('/'), '');
    expect(route && fixedPath(route)).toBe(path);
  }
});
