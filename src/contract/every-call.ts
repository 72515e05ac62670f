import type { DescribedCall } from './call.ts';
import { describeCalls, onceEach } from './describe-calls.ts';
import * as ownAccount from './account/own-account.ts';
import { ownAccountSchemas } from './account/own-account.schemas.ts';
import * as passkeys from './account/passkeys.ts';
import { passkeysSchemas } from './account/passkeys.schemas.ts';
import * as passwords from './account/passwords.ts';
import { passwordsSchemas } from './account/passwords.schemas.ts';
import * as access from './back-office/access.ts';
import { accessSchemas } from './back-office/access.schemas.ts';
import * as admins from './back-office/admins.ts';
import { adminsSchemas } from './back-office/admins.schemas.ts';
import * as cmpusers from './back-office/cmpusers.ts';
import { cmpusersSchemas } from './back-office/cmpusers.schemas.ts';
import * as dossiers from './back-office/dossiers.ts';
import { dossiersSchemas } from './back-office/dossiers.schemas.ts';
import * as machines from './back-office/machines.ts';
import { machinesSchemas } from './back-office/machines.schemas.ts';
import * as treatments from './back-office/treatments.ts';
import { treatmentsSchemas } from './back-office/treatments.schemas.ts';
import * as appointments from './booking/appointments.ts';
import { appointmentsSchemas } from './booking/appointments.schemas.ts';
import * as earliest from './booking/earliest.ts';
import { earliestSchemas } from './booking/earliest.schemas.ts';
import * as liveTimes from './booking/live/live-times.ts';
import { liveTimesSchemas } from './booking/live/live-times.schemas.ts';
import * as ownAppointments from './booking/own-appointments.ts';
import { ownAppointmentsSchemas } from './booking/own-appointments.schemas.ts';
import * as waitingList from './booking/waiting-list.ts';
import { waitingListSchemas } from './booking/waiting-list.schemas.ts';
import * as articles from './catalogue/articles.ts';
import { articlesSchemas } from './catalogue/articles.schemas.ts';
import * as categories from './catalogue/categories.ts';
import { categoriesSchemas } from './catalogue/categories.schemas.ts';
import * as companies from './company/companies.ts';
import { companiesSchemas } from './company/companies.schemas.ts';
import * as themes from './company/themes.ts';
import { themesSchemas } from './company/themes.schemas.ts';
import * as alerts from './content/alerts.ts';
import { alertsSchemas } from './content/alerts.schemas.ts';
import * as collections from './content/collections.ts';
import { collectionsSchemas } from './content/collections.schemas.ts';
import * as events from './content/events.ts';
import { eventsSchemas } from './content/events.schemas.ts';
import * as medias from './content/medias.ts';
import { mediasSchemas } from './content/medias.schemas.ts';
import * as postcategories from './content/postcategories.ts';
import { postcategoriesSchemas } from './content/postcategories.schemas.ts';
import * as posts from './content/posts.ts';
import { postsSchemas } from './content/posts.schemas.ts';
import * as coupons from './money/coupons.ts';
import { couponsSchemas } from './money/coupons.schemas.ts';
import * as giftOrders from './money/gift-orders.ts';
import { giftOrdersSchemas } from './money/gift-orders.schemas.ts';
import * as gifts from './money/gifts.ts';
import { giftsSchemas } from './money/gifts.schemas.ts';
import * as loyalty from './money/loyalty.ts';
import { loyaltySchemas } from './money/loyalty.schemas.ts';
import * as payment from './money/payment.ts';
import { paymentSchemas } from './money/payment.schemas.ts';
import * as backInStock from './orders/back-in-stock.ts';
import { backInStockSchemas } from './orders/back-in-stock.schemas.ts';
import * as bookingOrder from './orders/booking-order.ts';
import { bookingOrderSchemas } from './orders/booking-order.schemas.ts';
import * as cartsTracking from './orders/carts-tracking.ts';
import { cartsTrackingSchemas } from './orders/carts-tracking.schemas.ts';
import * as eshop from './orders/eshop.ts';
import { eshopSchemas } from './orders/eshop.schemas.ts';
import * as eshopOrders from './orders/eshop-orders.ts';
import { eshopOrdersSchemas } from './orders/eshop-orders.schemas.ts';
import * as shopPayments from './orders/shop-payments.ts';
import { shopPaymentsSchemas } from './orders/shop-payments.schemas.ts';
import * as customers from './people/customers.ts';
import { customersSchemas } from './people/customers.schemas.ts';
import * as links from './people/links.ts';
import { linksSchemas } from './people/links.schemas.ts';
import * as profiles from './people/profiles.ts';
import { profilesSchemas } from './people/profiles.schemas.ts';
import * as users from './people/users.ts';
import { usersSchemas } from './people/users.schemas.ts';
import * as usersRegistration from './people/users-registration.ts';
import { usersRegistrationSchemas } from './people/users-registration.schemas.ts';
import * as usersSignIn from './people/users-sign-in.ts';
import { usersSignInSchemas } from './people/users-sign-in.schemas.ts';
import * as days from './shop/days.ts';
import { daysSchemas } from './shop/days.schemas.ts';
import * as geogroupments from './shop/geogroupments.ts';
import { geogroupmentsSchemas } from './shop/geogroupments.schemas.ts';
import * as resources from './shop/resources.ts';
import { resourcesSchemas } from './shop/resources.schemas.ts';
import * as shops from './shop/shops.ts';
import { shopsSchemas } from './shop/shops.schemas.ts';

/**
 * Every call of the back end with its schemas: what must have a route, and what the OpenAPI document lists. A call follows
 * from its family; a new family is named here. Not for the browser bundle.
 */
export const EVERY_CALL: readonly DescribedCall[] = onceEach([
  ...describeCalls(access, accessSchemas),
  ...describeCalls(admins, adminsSchemas),
  ...describeCalls(cmpusers, cmpusersSchemas),
  ...describeCalls(dossiers, dossiersSchemas),
  ...describeCalls(machines, machinesSchemas),
  ...describeCalls(themes, themesSchemas),
  ...describeCalls(treatments, treatmentsSchemas),
  ...describeCalls(appointments, appointmentsSchemas),
  ...describeCalls(earliest, earliestSchemas),
  ...describeCalls(liveTimes, liveTimesSchemas),
  ...describeCalls(ownAppointments, ownAppointmentsSchemas),
  ...describeCalls(waitingList, waitingListSchemas),
  ...describeCalls(articles, articlesSchemas),
  ...describeCalls(categories, categoriesSchemas),
  ...describeCalls(companies, companiesSchemas),
  ...describeCalls(alerts, alertsSchemas),
  ...describeCalls(collections, collectionsSchemas),
  ...describeCalls(events, eventsSchemas),
  ...describeCalls(medias, mediasSchemas),
  ...describeCalls(postcategories, postcategoriesSchemas),
  ...describeCalls(posts, postsSchemas),
  ...describeCalls(coupons, couponsSchemas),
  ...describeCalls(giftOrders, giftOrdersSchemas),
  ...describeCalls(gifts, giftsSchemas),
  ...describeCalls(loyalty, loyaltySchemas),
  ...describeCalls(payment, paymentSchemas),
  ...describeCalls(backInStock, backInStockSchemas),
  ...describeCalls(bookingOrder, bookingOrderSchemas),
  ...describeCalls(cartsTracking, cartsTrackingSchemas),
  ...describeCalls(eshop, eshopSchemas),
  ...describeCalls(eshopOrders, eshopOrdersSchemas),
  ...describeCalls(shopPayments, shopPaymentsSchemas),
  ...describeCalls(customers, customersSchemas),
  ...describeCalls(links, linksSchemas),
  ...describeCalls(profiles, profilesSchemas),
  ...describeCalls(users, usersSchemas),
  ...describeCalls(ownAccount, ownAccountSchemas),
  ...describeCalls(passkeys, passkeysSchemas),
  ...describeCalls(passwords, passwordsSchemas),
  ...describeCalls(usersRegistration, usersRegistrationSchemas),
  ...describeCalls(usersSignIn, usersSignInSchemas),
  ...describeCalls(days, daysSchemas),
  ...describeCalls(geogroupments, geogroupmentsSchemas),
  ...describeCalls(resources, resourcesSchemas),
  ...describeCalls(shops, shopsSchemas),
]);
