import { expect, test } from 'vitest';
import type { Route } from './routes.ts';
import { redirectOf, siteState, type CompanyStanding, type SiteState } from './site-state.ts';

const OPEN = { kind: 'known', siteDisabled: false, maintenance: false, debug: false } as const;
const HOME: Route = { kind: 'home' };
const DISABLED: Route = { kind: 'disabled' };
const WAITING: Route = { kind: 'waiting' };

test.each<readonly [string, CompanyStanding, 'pending' | 'loaded' | 'failed', SiteState]>([
  ['an open company is enabled', OPEN, 'loaded', { kind: 'enabled', offline: false }],
  ['a company opens while its shops load', OPEN, 'pending', { kind: 'enabled', offline: false }],
  ['a company without its shops is overloaded', OPEN, 'failed', { kind: 'overloaded' }],
  ['a closed company is disabled', { ...OPEN, siteDisabled: true }, 'loaded', { kind: 'disabled' }],
  [
    'a closed company is disabled before overloaded',
    { ...OPEN, siteDisabled: true },
    'failed',
    { kind: 'disabled' },
  ],
  ['maintenance says so', { ...OPEN, maintenance: true }, 'loaded', { kind: 'maintenance' }],
  [
    'maintenance says so before closure',
    { ...OPEN, siteDisabled: true, maintenance: true },
    'loaded',
    { kind: 'maintenance' },
  ],
  [
    'debug opens a closed company',
    { ...OPEN, siteDisabled: true, debug: true },
    'loaded',
    { kind: 'enabled', offline: true },
  ],
  [
    'debug opens one in maintenance',
    { ...OPEN, maintenance: true, debug: true },
    'loaded',
    { kind: 'enabled', offline: true },
  ],
  [
    'a company that nobody registered is unknown',
    { kind: 'unknown' },
    'pending',
    { kind: 'unknown-company' },
  ],
  [
    'a company that cannot be resolved is unavailable',
    { kind: 'unresolved' },
    'failed',
    { kind: 'unavailable' },
  ],
])('site state: %s', (_title, company, shops, state) => {
  expect(siteState(company, shops)).toEqual(state);
});

const others: readonly Route[] = [
  HOME,
  { kind: 'services' },
  { kind: 'contact' },
  { kind: 'legal', section: 'cgv' },
  { kind: 'shop', shop: 'marais' },
];

test.each(others)(
  'a closed site sends %j to its closure page, an overloaded one to the waiting page',
  (route) => {
    expect(redirectOf({ kind: 'disabled' }, route)).toEqual(DISABLED);
    expect(redirectOf({ kind: 'maintenance' }, route)).toEqual(DISABLED);
    expect(redirectOf({ kind: 'overloaded' }, route)).toEqual(WAITING);
    expect(redirectOf({ kind: 'enabled', offline: false }, route)).toBeNull();
    expect(redirectOf({ kind: 'enabled', offline: true }, route)).toBeNull();
  },
);

test('the closure page stays where the company is offline, for its operator too, else leads home', () => {
  expect(redirectOf({ kind: 'disabled' }, DISABLED)).toBeNull();
  expect(redirectOf({ kind: 'maintenance' }, DISABLED)).toBeNull();
  expect(redirectOf({ kind: 'enabled', offline: true }, DISABLED)).toBeNull();
  expect(redirectOf({ kind: 'enabled', offline: false }, DISABLED)).toEqual(HOME);
});

test('the waiting page stays while the site is overloaded, and then leads home', () => {
  expect(redirectOf({ kind: 'overloaded' }, WAITING)).toBeNull();
  expect(redirectOf({ kind: 'enabled', offline: false }, WAITING)).toEqual(HOME);
  expect(redirectOf({ kind: 'disabled' }, WAITING)).toEqual(DISABLED);
});

test('a redirect of the site never leads to another', () => {
  const states: readonly SiteState[] = [
    { kind: 'enabled', offline: true },
    { kind: 'enabled', offline: false },
    { kind: 'disabled' },
    { kind: 'maintenance' },
    { kind: 'overloaded' },
    { kind: 'unknown-company' },
    { kind: 'unavailable' },
  ];
  for (const state of states) {
    const targets = [...others, DISABLED, WAITING].flatMap((route) => redirectOf(state, route) ?? []);
    expect(targets.filter((target) => redirectOf(state, target) !== null)).toEqual([]);
  }
});

test('a company that cannot be shown keeps its address', () => {
  expect(redirectOf({ kind: 'unknown-company' }, HOME)).toBeNull();
  expect(redirectOf({ kind: 'unavailable' }, DISABLED)).toBeNull();
});
