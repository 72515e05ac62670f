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
  texts: ['appointments', 'reservation'],
  load: async () => (await import('./pages/appointments-page.tsx')).AppointmentsPage,
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
      texts: ['profile', 'sign-in'],
      load: async () => (await import('./pages/profile-page.tsx')).ProfilePage,
    },
    orders: appointments,
    order: appointments,
    appointment: appointments,
    'freed-place': appointments,
  },
  element: { reads: [COMPANY_READ, SHOPS_READ], isByAddress: true, budget: 136, chunks: 'composed' },
};
