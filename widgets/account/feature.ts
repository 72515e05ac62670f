import type { Feature } from '#element/feature.ts';

/** A customer's own pages, which the storefront shows. */
export const accountFeature: Feature = {
  name: 'account',
  texts: ['account', 'profile', 'sign-in', 'loyalty', 'eshop-orders', 'credit'],
};
