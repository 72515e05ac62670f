import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import { OpenedAppointments } from '../orders/opened-appointments.tsx';
import type { OwnPageProps } from './own-page-props.ts';

/** The customer's appointments, or one of them. */
export function OwnAppointments({ site, company, route, Login, targetTo }: OwnPageProps) {
  const shops = valueOf(useStore(site.catalogue.$shops));
  useEffect(() => void site.catalogue.ensureShops(), [site]);
  const page = route.kind === 'order' ? route : ({ kind: 'orders' } as const);
  return <OpenedAppointments {...{ site, company, shops, page, Login, targetTo }} />;
}
