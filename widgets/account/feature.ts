import { COMPANY_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

/** A customer's own pages, in the storefront and in an element of their own. */
export const accountFeature: Feature = {
  name: 'account',
  texts: [
    'account',
    'profile',
    'sign-in',
    'loyalty',
    'eshop-orders',
    'credit',
    'calendar',
    'appointments',
    'reservation',
    'cart',
  ],
  element: { reads: [COMPANY_READ], budget: 119.4, chunks: 'screen' },
};
