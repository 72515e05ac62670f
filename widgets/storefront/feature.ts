import type { RouteOf } from '#domain/site/routes.ts';
import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature, PageEntry } from '#element/feature.ts';

const catalogue: PageEntry<RouteOf<'services' | 'category' | 'service'>> = {
  texts: ['booking'],
  isPublic: true,
  load: async () => (await import('./pages/catalogue-page.tsx')).CataloguePage,
};

/** Made of parts of the reservation as well, which this screen puts together. */
const appointments: PageEntry<RouteOf<'orders' | 'order' | 'appointment' | 'freed-place'>> = {
  texts: ['appointments', 'reservation', 'account'],
  load: async () => (await import('./pages/appointments-page.tsx')).AppointmentsPage,
};

const eshopOrders: PageEntry<RouteOf<'eshop-orders' | 'eshop-order'>> = {
  title: 'account:page.eshop-orders',
  texts: ['account', 'eshop-orders', 'sign-in'],
  load: async () => (await import('./pages/account/eshop-orders-page.tsx')).EshopOrdersPage,
};

export const storefrontFeature: Feature = {
  name: 'storefront',
  texts: ['storefront', 'language-offer', 'free-times', 'home', 'shop', 'pop-ups'],
  pages: {
    services: catalogue,
    category: catalogue,
    service: catalogue,
    shop: {
      texts: ['booking', 'shop', 'contact'],
      isPublic: true,
      load: async () => (await import('./shops/page/shop-page.tsx')).ShopPage,
    },
    legal: {
      texts: [],
      isPublic: true,
      load: async () => (await import('./pages/legal/legal-page.tsx')).LegalPage,
    },
    cart: { texts: ['cart'], load: async () => (await import('./pages/cart-page.tsx')).CartPage },
    auth: { texts: ['sign-in'], load: async () => (await import('./pages/auth/auth-page.tsx')).AuthPage },
    'password-reset': {
      texts: ['sign-in', 'password'],
      load: async () => (await import('./pages/password/password-page.tsx')).PasswordPage,
    },
    profile: {
      title: 'profile:title',
      texts: ['profile', 'sign-in', 'account'],
      load: async () => (await import('./pages/profile-page.tsx')).ProfilePage,
    },
    'eshop-orders': eshopOrders,
    'eshop-order': eshopOrders,
    credit: {
      title: 'account:page.credit',
      texts: ['account', 'credit', 'sign-in'],
      load: async () => (await import('./pages/account/credit-page.tsx')).CreditPage,
    },
    loyalty: {
      title: 'account:page.loyalty',
      texts: ['account', 'loyalty', 'sign-in'],
      load: async () => (await import('./pages/account/loyalty-page.tsx')).LoyaltyPage,
    },
    orders: appointments,
    order: appointments,
    appointment: appointments,
    'freed-place': appointments,
  },
  element: { reads: [COMPANY_READ, SHOPS_READ], isByAddress: true, budget: 136, chunks: 'composed' },
};
