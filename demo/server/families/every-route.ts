import type { Route } from '../router/route.ts';
import type { UploadContext } from '../uploads/upload.ts';
import { accessRoutes } from './access.ts';
import { adminsRoutes } from './admins.ts';
import { alertsRoutes } from './alerts.ts';
import { appointmentRoutes } from './appointments.ts';
import { articleRoutes } from './articles.ts';
import { bookingOrderRoutes } from './booking-order.ts';
import { cartRoutes } from './carts-tracking.ts';
import { categoryRoutes } from './categories.ts';
import { cmpusersRoutes } from './cmpusers.ts';
import { collectionsRoutes } from './collections.ts';
import { companyRoutes } from './companies.ts';
import { consentementsRoutes } from './consentements.ts';
import { couponsRoutes } from './coupons.ts';
import { customersRoutes } from './customers.ts';
import { databasesRoutes } from './databases.ts';
import { dayRoutes } from './days.ts';
import { dossiersRoutes } from './dossiers.ts';
import { earliestRoutes } from './earliest.ts';
import { eshopRoutes } from './eshop.ts';
import { eventsRoutes } from './events.ts';
import { geogroupmentsRoutes } from './geogroupments.ts';
import { giftOrdersRoutes } from './gift-orders.ts';
import { giftsRoutes } from './gifts.ts';
import { linksRoutes } from './links.ts';
import { loyaltyRoutes } from './loyalty.ts';
import { mediasRoutes } from './medias.ts';
import { needlesRoutes } from './needles.ts';
import { paymentRoutes } from './payment.ts';
import { pigmentsRoutes } from './pigments.ts';
import { postcategoriesRoutes } from './postcategories.ts';
import { postsRoutes } from './posts.ts';
import { prestationsRoutes } from './prestations.ts';
import { profilesRoutes } from './profiles.ts';
import { resourcesRoutes } from './resources.ts';
import { serversRoutes } from './servers.ts';
import { shopPaymentsRoutes } from './shop-payments.ts';
import { shopRoutes } from './shops.ts';
import { usersRegistrationRoutes } from './users-registration.ts';
import { usersSignInRoutes } from './users-sign-in.ts';
import { userRoutes } from './users.ts';
import { waitingListRoutes } from './waiting-list.ts';

/** What answers each call of the contract. */
export function everyRoute(context: UploadContext): Route[] {
  return [
    ...accessRoutes(context),
    ...adminsRoutes(context),
    ...alertsRoutes(context),
    ...appointmentRoutes(context),
    ...articleRoutes(context),
    ...bookingOrderRoutes(context),
    ...cartRoutes(context),
    ...categoryRoutes(context),
    ...cmpusersRoutes(context),
    ...collectionsRoutes(context),
    ...companyRoutes(context),
    ...consentementsRoutes(context),
    ...couponsRoutes(context),
    ...customersRoutes(context),
    ...databasesRoutes(context),
    ...dayRoutes(context),
    ...dossiersRoutes(context),
    ...earliestRoutes(context),
    ...eshopRoutes(context),
    ...eventsRoutes(context),
    ...geogroupmentsRoutes(context),
    ...giftOrdersRoutes(context),
    ...giftsRoutes(context),
    ...linksRoutes(context),
    ...loyaltyRoutes(context),
    ...mediasRoutes(context),
    ...needlesRoutes(context),
    ...paymentRoutes(context),
    ...pigmentsRoutes(context),
    ...postcategoriesRoutes(context),
    ...postsRoutes(context),
    ...prestationsRoutes(context),
    ...profilesRoutes(context),
    ...resourcesRoutes(context),
    ...serversRoutes(context),
    ...shopPaymentsRoutes(context),
    ...shopRoutes(context),
    ...userRoutes(context),
    ...usersRegistrationRoutes(context),
    ...usersSignInRoutes(context),
    ...waitingListRoutes(context),
  ];
}
