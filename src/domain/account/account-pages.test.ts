import { expect, test } from 'vitest';
import { hasModule } from '../company/modules.ts';
import { accountPages, hasPage } from './account-pages.ts';

const SHOP = {
  version: 0,
  payment: { provider: 'stripe', publicKey: 'pk' },
  productsActive: true,
  eshopEnabled: true,
} as const;

test.each([
  ['all of it', SHOP, true, 'orders eshop-orders credit profile loyalty'],
  ['no loyalty card', SHOP, false, 'orders eshop-orders credit profile'],
  ['a shop that is not enabled', { ...SHOP, eshopEnabled: false }, true, 'orders credit profile loyalty'],
  ['no products', { ...SHOP, productsActive: false }, false, 'orders credit profile'],
  [
    'no payment online',
    { ...SHOP, payment: { provider: 'free', publicKey: '' } as const },
    false,
    'orders credit profile',
  ],
  ['a version before the modules', { ...SHOP, version: -1 }, true, 'orders credit profile'],
])('the pages of an account with %s', (_, company, hasCard, pages) => {
  expect(accountPages(company, hasCard).join(' ')).toBe(pages);
});

test('a page that no menu of a company shows is none of its pages', () => {
  expect(hasPage(SHOP, 'eshop-orders')).toBe(true);
  expect(hasPage({ ...SHOP, eshopEnabled: false }, 'eshop-orders')).toBe(false);
  expect(hasPage({ ...SHOP, version: -1 }, 'loyalty')).toBe(false);
});

test('a module runs from its own version on', () => {
  expect([-1, 0, 1].map((version) => hasModule({ version }, 'loyalty'))).toEqual([false, true, true]);
});
