import { useState } from 'react';
import { createOrders, type OrdersStore } from '#stores/appointments/orders.ts';
import type { Site } from '#stores/site.ts';

/** The list of who is logged in. */
export function useOrders(site: Site): OrdersStore {
  const [orders] = useState(() =>
    createOrders({
      api: site.api,
      complain: (what) =>
        site.ports.report({ kind: 'wire', message: `Left out: a ${what} that cannot be read.` }),
    }),
  );
  return orders;
}
