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

test('all pages around an account are there where a feature shows them', () => {
  for (const page of ['entry', 'register', 'customer-register', 'password'] as const) {
    expect(isShownRoute({ kind: 'auth', page }, none)).toBe(false);
    expect(isShownRoute({ kind: 'auth', page }, all)).toBe(true);
  }
});
