import { useEffect, useState } from 'react';
import type { Appointments } from '#stores/appointments/appointments.ts';

/** The key of the address, which does not stay there. */
export function useKey(appointments: Appointments, id: string): string {
  const [key] = useState(() => appointments.readKey(id));
  useEffect(() => appointments.hideKey(id), [appointments, id]);
  return key;
}
