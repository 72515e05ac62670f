import type { RouteOf } from '#domain/site/routes.ts';
import type { Feature, PageEntry } from '#element/feature.ts';

/** Where a visitor who has paid, or has not, finds out what became of it. */
const result: PageEntry<RouteOf<'payment'>> = {
  texts: ['checkout'],
  load: async () => (await import('./result/payment-page.tsx')).PaymentPage,
};

export const checkoutFeature: Feature = {
  name: 'checkout',
  texts: ['checkout'],
  pages: {
    checkout: {
      title: 'checkout:title',
      texts: ['checkout', 'reservation'],
      load: async () => (await import('./checkout-page.tsx')).CheckoutPage,
    },
    payment: result,
  },
};
