import type { Call } from './call.ts';
import { accessCalls } from './families/access.ts';
import { adminsCalls } from './families/admins.ts';
import { alertsCalls } from './families/alerts.ts';
import { appointmentsCalls } from './families/appointments.ts';
import { articlesCalls } from './families/articles.ts';
import { bookingOrderCalls } from './families/booking-order.ts';
import { cartsTrackingCalls } from './families/carts-tracking.ts';
import { categoriesCalls } from './families/categories.ts';
import { cmpusersCalls } from './families/cmpusers.ts';
import { collectionsCalls } from './families/collections.ts';
import { companiesCalls } from './families/companies.ts';
import { consentementsCalls } from './families/consentements.ts';
import { couponsCalls } from './families/coupons.ts';
import { customersCalls } from './families/customers.ts';
import { databasesCalls } from './families/databases.ts';
import { daysCalls } from './families/days.ts';
import { dossiersCalls } from './families/dossiers.ts';
import { earliestCalls } from './families/earliest.ts';
import { eshopCalls } from './families/eshop.ts';
import { eventsCalls } from './families/events.ts';
import { geogroupmentsCalls } from './families/geogroupments.ts';
import { giftOrdersCalls } from './families/gift-orders.ts';
import { giftsCalls } from './families/gifts.ts';
import { linksCalls } from './families/links.ts';
import { loyaltyCalls } from './families/loyalty.ts';
import { mediasCalls } from './families/medias.ts';
import { needlesCalls } from './families/needles.ts';
import { paymentCalls } from './families/payment.ts';
import { ownAppointmentsCalls } from './families/own-appointments.ts';
import { pigmentsCalls } from './families/pigments.ts';
import { postcategoriesCalls } from './families/postcategories.ts';
import { postsCalls } from './families/posts.ts';
import { prestationsCalls } from './families/prestations.ts';
import { profilesCalls } from './families/profiles.ts';
import { resourcesCalls } from './families/resources.ts';
import { serversCalls } from './families/servers.ts';
import { shopPaymentsCalls } from './families/shop-payments.ts';
import { shopsCalls } from './families/shops.ts';
import { usersRegistrationCalls } from './families/users-registration.ts';
import { usersSignInCalls } from './families/users-sign-in.ts';
import { usersCalls } from './families/users.ts';
import { waitingListCalls } from './families/waiting-list.ts';

/** Every call of the back end: what must have a route, and what the OpenAPI document lists. Not for the browser bundle. */
export const EVERY_CALL: readonly Call[] = [
  ...accessCalls,
  ...adminsCalls,
  ...alertsCalls,
  ...appointmentsCalls,
  ...articlesCalls,
  ...bookingOrderCalls,
  ...cartsTrackingCalls,
  ...categoriesCalls,
  ...cmpusersCalls,
  ...collectionsCalls,
  ...companiesCalls,
  ...consentementsCalls,
  ...couponsCalls,
  ...customersCalls,
  ...databasesCalls,
  ...daysCalls,
  ...dossiersCalls,
  ...earliestCalls,
  ...eshopCalls,
  ...eventsCalls,
  ...geogroupmentsCalls,
  ...giftOrdersCalls,
  ...giftsCalls,
  ...linksCalls,
  ...loyaltyCalls,
  ...mediasCalls,
  ...needlesCalls,
  ...paymentCalls,
  ...ownAppointmentsCalls,
  ...pigmentsCalls,
  ...postcategoriesCalls,
  ...postsCalls,
  ...prestationsCalls,
  ...profilesCalls,
  ...resourcesCalls,
  ...serversCalls,
  ...shopPaymentsCalls,
  ...shopsCalls,
  ...usersCalls,
  ...usersRegistrationCalls,
  ...usersSignInCalls,
  ...waitingListCalls,
];
