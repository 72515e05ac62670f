import type { Route, RouteOf } from '#domain/site/routes.ts';
import { COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import type { Feature, PageEntry } from '#element/feature.ts';
import type { AccountRoute } from '#widgets/account/account-route.ts';

const catalogue: PageEntry<RouteOf<'services' | 'category' | 'service'>> = {
  texts: ['booking'],
  isPublic: true,
  load: async () => (await import('./pages/catalogue-page.tsx')).CataloguePage,
};

/** Made of parts of the reservation as well, which this screen puts together. */
const appointments: PageEntry<RouteOf<'appointment' | 'freed-place'>> = {
  texts: ['appointments', 'reservation'],
  load: async () => (await import('./pages/appointments-page.tsx')).AppointmentsPage,
};

/** What the page shows of the account comes with it, by its own name. */
const account = {
  texts: ['account'],
  load: async () => (await import('./pages/account-page.tsx')).AccountPage,
} satisfies PageEntry<AccountRoute & Route>;

/** Begins with the menu and the shape of a page, whoever's account it is. */
const accountList = { ...account, startsAlike: true } satisfies PageEntry<AccountRoute & Route>;

export const storefrontFeature: Feature = {
  name: 'storefront',
  texts: [
    'storefront',
    'language-offer',
    'free-times',
    'home',
    'shop',
    'pop-ups',
    'profile',
    'loyalty',
    'eshop-orders',
    'credit',
    'calendar',
  ],
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
    auth: {
      texts: ['sign-in'],
      startsAlike: true,
      load: async () => (await import('./pages/auth/auth-page.tsx')).AuthPage,
    },
    'password-reset': {
      texts: ['sign-in', 'password'],
      load: async () => (await import('./pages/password/password-page.tsx')).PasswordPage,
    },
    profile: accountList,
    'eshop-orders': accountList,
    'eshop-order': account,
    credit: accountList,
    loyalty: accountList,
    orders: accountList,
    order: account,
    appointment: appointments,
    'freed-place': appointments,
  },
  variants: ['shop', 'multiShop', 'monoShop'],
  element: { reads: [COMPANY_READ, SHOPS_READ], isByAddress: true, budget: 142.7, chunks: 'composed' },
};
