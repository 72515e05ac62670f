import type { RouteOf } from '#domain/site/routes.ts';
import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature, PageEntry } from '#element/feature.ts';

const catalogue: PageEntry<RouteOf<'services' | 'category' | 'service'>> = {
  texts: ['booking'],
  load: () => import('./pages/catalogue-page.tsx'),
};

/** Made of parts of the reservation as well, which this screen puts together. */
const appointments: PageEntry<RouteOf<'orders' | 'order' | 'appointment' | 'freed-place'>> = {
  texts: ['appointments', 'reservation'],
  load: () => import('./pages/appointments-page.tsx'),
};

export const storefrontFeature: Feature = {
  name: 'storefront',
  texts: ['storefront'],
  pages: {
    services: catalogue,
    category: catalogue,
    service: catalogue,
    shop: { texts: ['booking'], load: () => import('./pages/contact/shop-page.tsx') },
    contact: { texts: [], load: () => import('./pages/contact/contact-page.tsx') },
    legal: { texts: [], load: () => import('./pages/legal/legal-page.tsx') },
    cart: { texts: ['cart'], load: () => import('./pages/cart-page.tsx') },
    auth: { texts: [], load: () => import('./pages/login-page.tsx') },
    orders: appointments,
    order: appointments,
    appointment: appointments,
    'freed-place': appointments,
  },
  element: {
    reads: [COMPANY_READ, SHOPS_READ],
    budget: 138,
    chunks: 'composed',
  },
};
