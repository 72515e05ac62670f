import { expect, it } from 'vitest';
import { firstOffer } from './modules.ts';

it.each([
  ['products', { eshopEnabled: true, hasGiftThemes: true }, 'products'],
  ['vouchers where it sells no products', { eshopEnabled: false, hasGiftThemes: true }, 'vouchers'],
  ['services where it sells neither', { eshopEnabled: false, hasGiftThemes: false }, 'services'],
] as const)('a company leads an empty cart to its %s', (_, sold, first) => {
  const payment = { provider: 'stripe', publicKey: 'pk' } as const;
  expect(firstOffer({ version: 1, payment, productsActive: true, ...sold })).toBe(first);
});
