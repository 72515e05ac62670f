import { expect, test } from 'vitest';
import { isShownRoute } from './shown-routes.ts';

const none = () => false;
const all = () => true;

test.each(['home', 'waiting', 'disabled'] as const)('%s is there without any feature', (kind) => {
  expect(isShownRoute({ kind }, none)).toBe(true);
});

test.each(['services', 'gift', 'eshop', 'magazine', 'profile'] as const)(
  '%s is there where a feature shows it',
  (kind) => {
    expect(isShownRoute({ kind }, none)).toBe(false);
    expect(isShownRoute({ kind }, (shown) => shown === kind)).toBe(true);
  },
);

test.each([
  ['entry', true],
  ['login', true],
  ['customer-login', true],
  ['forgot-password', true],
  ['register', false],
  ['customer-register', false],
  ['password', false],
] as const)('of the pages around an account, %s is there: %s', (page, isThere) => {
  expect(isShownRoute({ kind: 'auth', page }, all)).toBe(isThere);
});
