import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import type { Site } from '#stores/site.ts';

/** The services that the visitor has had in hand: those of the visit at hand, then those of one that waits. */
export function useRecentServices({ bookingCart }: Site): readonly ServiceId[] {
  const { serviceIds } = useStore(bookingCart.$cart);
  const saved = useStore(bookingCart.$saved);
  return useMemo(() => [...serviceIds, ...(saved?.cart.serviceIds ?? [])], [serviceIds, saved]);
}
