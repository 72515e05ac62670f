import type { StoreFeature } from '../composition/store-feature.ts';
import type { CalendarStore } from './calendar.ts';
import type { CreditStore } from './credit/credit.ts';
import type { DeviceSessions } from './devices/device-sessions.ts';
import type { EshopOrders } from './eshop-orders.ts';
import type { LoyaltyStore } from './loyalty/loyalty.ts';
import type { ProfileStore } from './profile.ts';

/** What a customer's account says of them. */
export const profileStoreFeature: StoreFeature<ProfileStore> = {
  name: 'profile',
  texts: ['profile'],
  load: async () => (await import('./profile.ts')).createProfileStore,
};

/** Where the customer is logged in. */
export const deviceSessionsFeature: StoreFeature<DeviceSessions> = {
  name: 'device-sessions',
  texts: ['profile'],
  load: async () => (await import('./devices/device-sessions.ts')).createDeviceSessions,
};

/** The loyalty card of a customer; menus ask whether there is one. */
export const loyaltyFeature: StoreFeature<LoyaltyStore> = {
  name: 'loyalty',
  texts: [],
  load: async () => (await import('./loyalty/loyalty.ts')).createLoyalty,
};

/** What a customer has ordered of the e-shop. */
export const eshopOrdersFeature: StoreFeature<EshopOrders> = {
  name: 'eshop-orders',
  texts: ['eshop-orders'],
  load: async () => (await import('./eshop-orders.ts')).createEshopOrders,
};

/** What a customer can pay with. */
export const creditFeature: StoreFeature<CreditStore> = {
  name: 'credit',
  texts: ['credit'],
  load: async () => (await import('./credit/credit.ts')).createCredit,
};

/** The private address of a customer's calendar. */
export const calendarFeature: StoreFeature<CalendarStore> = {
  name: 'calendar',
  texts: ['calendar'],
  load: async () => (await import('./calendar.ts')).createCalendar,
};
