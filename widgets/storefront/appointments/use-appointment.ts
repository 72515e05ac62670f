import { useEffect, useState } from 'react';
import type { Company } from '#domain/company.ts';
import { createAppointment, type AppointmentStore } from '#stores/appointments/appointment.ts';
import type { Site } from '#stores/site.ts';

/** The appointment of a key or of the account, read when the screen opens. */
export function useAppointment(site: Site, company: Company, id: string, key: string): AppointmentStore {
  const [store] = useState(() =>
    createAppointment({ api: site.api, currency: () => company.currency }, { id, key }),
  );
  useEffect(() => void store.load(), [store]);
  return store;
}
