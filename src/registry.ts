import type { Feature } from '#element/feature.ts';
import { accountFeature } from '#widgets/account/feature.ts';
import { appointmentsFeature } from '#widgets/appointments/feature.ts';
import { bookingFeature } from '#widgets/booking/feature.ts';
import { cartFeature } from '#widgets/cart/feature.ts';
import { checkoutFeature } from '#widgets/checkout/feature.ts';
import { contactFeature } from '#widgets/contact/feature.ts';
import { finderFeature } from '#widgets/finder/feature.ts';
import { giftFeature } from '#widgets/gift/feature.ts';
import { magazineFeature } from '#widgets/magazine/feature.ts';
import { previewFeature } from '#widgets/preview/feature.ts';
import { reviewsFeature } from '#widgets/reviews/feature.ts';
import { shopFeature } from '#widgets/shop/feature.ts';
import { storefrontFeature } from '#widgets/storefront/feature.ts';
import { withdrawalFeature } from '#widgets/withdrawal/feature.ts';

/** All that the product does, each by its own data: what loads, builds, weighs and documents it follows from this list. */
export const features: readonly Feature[] = [
  accountFeature,
  appointmentsFeature,
  bookingFeature,
  cartFeature,
  checkoutFeature,
  contactFeature,
  finderFeature,
  giftFeature,
  magazineFeature,
  previewFeature,
  reviewsFeature,
  shopFeature,
  storefrontFeature,
  withdrawalFeature,
];
