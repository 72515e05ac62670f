import { expect, test } from 'vitest';
import { readSession, siteOrigin } from './session.ts';

test('a session has a token, and its end where that is told', () => {
  expect(readSession({ token: 'aB3_-x', expiresAt: '2026-01-05T10:00:00Z' })).toEqual({
    token: 'aB3_-x',
    until: Date.UTC(2026, 0, 5, 10),
  });
  expect(readSession({ token: 'aB3_-x', expiresAt: 'soon' })).toEqual({ token: 'aB3_-x', until: null });
});

test.each([
  undefined,
  null,
  'aB3',
  7,
  [],
  {},
  { token: 7 },
  { token: '' },
  { token: 'a b' },
  { token: '../x' },
])('%j is no session', (given) => {
  expect(readSession(given)).toBeNull();
});

test.each([
  ['https://salon.example', 'https://salon.example'],
  ['http://salon.localhost:4100/de', 'http://salon.localhost:4100'],
  ['salon.example', null],
  ['javascript:alert(1)', null],
  ['/salon', null],
  [undefined, null],
])('the site at %s has the origin %s', (base, origin) => {
  expect(siteOrigin(base)).toBe(origin);
});
