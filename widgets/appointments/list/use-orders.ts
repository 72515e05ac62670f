import { useState } from 'react';
import type { Appointments } from '#stores/appointments/appointments.ts';
import type { OrdersStore } from '#stores/appointments/orders.ts';

/** The list of who is logged in. */
export function useOrders(appointments: Appointments): OrdersStore {
  const [orders] = useState(appointments.openOrders);
  return orders;
}
