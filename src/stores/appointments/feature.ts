import type { StoreFeature } from '../composition/store-feature.ts';
import type { Appointments } from './appointments.ts';

/** The pages after a booking. They show parts of the reservation, with its texts. */
export const appointmentsStoreFeature: StoreFeature<Appointments> = {
  name: 'appointments',
  texts: ['appointments', 'reservation'],
  load: async () => (await import('./appointments.ts')).createAppointments,
};
