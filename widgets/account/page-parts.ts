import type { ComponentType } from 'react';
import type { TextNamespace } from '#stores/texts/texts.ts';
import { lazyPart, type LazyPart } from '#ui/loading/lazy-part.ts';
import type { AccountRoute } from './account-route.ts';
import type { OwnPageProps } from './pages/own-page-props.ts';

interface PagePart {
  readonly texts: readonly TextNamespace[];
  readonly part: LazyPart<ComponentType<OwnPageProps>>;
}

const orders: PagePart = {
  texts: ['appointments', 'reservation'],
  part: lazyPart(async () => (await import('./pages/own-appointments.tsx')).OwnAppointments),
};

const eshopOrders: PagePart = {
  texts: ['eshop-orders'],
  part: lazyPart(async () => (await import('./pages/own-eshop-orders.tsx')).OwnEshopOrders),
};

/** The pages of an account, each with its texts; they come when they are opened. */
export const pageParts: Readonly<Record<AccountRoute['kind'], PagePart>> = {
  orders,
  order: orders,
  'eshop-orders': eshopOrders,
  'eshop-order': eshopOrders,
  credit: {
    texts: ['credit'],
    part: lazyPart(async () => (await import('./pages/own-credit.tsx')).OwnCredit),
  },
  profile: {
    texts: ['profile'],
    part: lazyPart(async () => (await import('./pages/own-profile.tsx')).OwnProfile),
  },
  loyalty: {
    texts: ['loyalty'],
    part: lazyPart(async () => (await import('./pages/own-loyalty.tsx')).OwnLoyalty),
  },
};
