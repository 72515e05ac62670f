import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { AppointmentStore } from '#stores/appointments/appointment.ts';
import type { Appointments } from '#stores/appointments/appointments.ts';
import type { Site } from '#stores/site.ts';
import type { AppointmentParts } from './parts.ts';

/** What every page of an appointment is given. */
export interface AppointmentPageProps {
  readonly site: Site;
  readonly company: Company;
  /** Null while they are being asked for. */
  readonly shops: readonly Shop[] | null;
  readonly appointments: Appointments;
  readonly parts: AppointmentParts;
}

/** What the screens of one appointment are given, once it is there. */
export interface AppointmentScreenProps extends Omit<AppointmentPageProps, 'shops'> {
  readonly store: AppointmentStore;
  readonly managed: ManagedAppointment;
  readonly shop: Shop;
}
