import type { Feature } from '#element/feature.ts';

/** The pages after a booking, which the storefront shows. */
export const appointmentsFeature: Feature = {
  name: 'appointments',
  texts: ['sign-in', 'appointments', 'reservation'],
};
