import type { ServerRoute } from '../router/route.ts';
import type { UploadContext } from '../uploads/upload.ts';
import { accessRoutes } from './back-office/access.ts';
import { adminsRoutes } from './back-office/admins.ts';
import { cmpusersRoutes } from './back-office/cmpusers.ts';
import { dossiersRoutes } from './back-office/dossiers.ts';
import { machinesRoutes } from './back-office/machines.ts';
import { treatmentsRoutes } from './back-office/treatments.ts';
import { appointmentRoutes } from './booking/appointments.ts';
import { earliestRoutes } from './booking/earliest.ts';
import { liveTimesRoutes } from './booking/live-times.ts';
import { waitingListRoutes } from './booking/waiting-list.ts';
import { articleRoutes } from './catalogue/articles.ts';
import { categoryRoutes } from './catalogue/categories.ts';
import { companyRoutes } from './company/companies.ts';
import { themesRoutes } from './company/themes.ts';
import { alertsRoutes } from './content/alerts.ts';
import { collectionsRoutes } from './content/collections.ts';
import { eventsRoutes } from './content/events.ts';
import { mediasRoutes } from './content/medias.ts';
import { postcategoriesRoutes } from './content/postcategories.ts';
import { postsRoutes } from './content/posts.ts';
import { couponsRoutes } from './money/coupons.ts';
import { giftOrdersRoutes } from './money/gift-orders.ts';
import { giftsRoutes } from './money/gifts.ts';
import { loyaltyRoutes } from './money/loyalty.ts';
import { paymentRoutes } from './money/payment.ts';
import { backInStockRoutes } from './orders/back-in-stock.ts';
import { bookingOrderRoutes } from './orders/booking-order.ts';
import { cartRoutes } from './orders/carts-tracking.ts';
import { eshopRoutes } from './orders/eshop.ts';
import { eshopOrdersRoutes } from './orders/eshop-orders.ts';
import { shopPaymentsRoutes } from './orders/shop-payments.ts';
import { customersRoutes } from './people/customers.ts';
import { linksRoutes } from './people/links.ts';
import { ownAccountRoutes } from './people/own-account.ts';
import { ownCalendarRoutes } from './people/own-calendar.ts';
import { passkeysRoutes } from './people/passkeys.ts';
import { profilesRoutes } from './people/profiles.ts';
import { usersRegistrationRoutes } from './people/users-registration.ts';
import { usersSignInRoutes } from './people/users-sign-in.ts';
import { userRoutes } from './people/users.ts';
import { dayRoutes } from './shop/days.ts';
import { geogroupmentsRoutes } from './shop/geogroupments.ts';
import { resourcesRoutes } from './shop/resources.ts';
import { shopRoutes } from './shop/shops.ts';

/** What answers each call of the contract. */
export function everyRoute(context: UploadContext): ServerRoute[] {
  return [
    ...accessRoutes(context),
    ...adminsRoutes(context),
    ...alertsRoutes(context),
    ...appointmentRoutes(context),
    ...articleRoutes(context),
    ...backInStockRoutes(context),
    ...bookingOrderRoutes(context),
    ...cartRoutes(context),
    ...categoryRoutes(context),
    ...cmpusersRoutes(context),
    ...collectionsRoutes(context),
    ...companyRoutes(context),
    ...couponsRoutes(context),
    ...customersRoutes(context),
    ...dayRoutes(context),
    ...dossiersRoutes(context),
    ...earliestRoutes(context),
    ...eshopRoutes(context),
    ...eshopOrdersRoutes(context),
    ...eventsRoutes(context),
    ...geogroupmentsRoutes(context),
    ...giftOrdersRoutes(context),
    ...giftsRoutes(context),
    ...linksRoutes(context),
    ...liveTimesRoutes(context),
    ...loyaltyRoutes(context),
    ...machinesRoutes(context),
    ...mediasRoutes(context),
    ...paymentRoutes(context),
    ...postcategoriesRoutes(context),
    ...postsRoutes(context),
    ...ownAccountRoutes(context),
    ...passkeysRoutes(context),
    ...ownCalendarRoutes(context),
    ...profilesRoutes(context),
    ...resourcesRoutes(context),
    ...shopPaymentsRoutes(context),
    ...shopRoutes(context),
    ...themesRoutes(context),
    ...treatmentsRoutes(context),
    ...userRoutes(context),
    ...usersRegistrationRoutes(context),
    ...usersSignInRoutes(context),
    ...waitingListRoutes(context),
  ];
}
