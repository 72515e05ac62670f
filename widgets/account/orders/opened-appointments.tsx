import type { ComponentProps } from 'react';
import { appointmentsStoreFeature } from '#stores/appointments/feature.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';

import { AppointmentPages } from '#widgets/appointments/appointment-pages.tsx';
import type { AppointmentParts } from '#widgets/appointments/parts.ts';
import { ListSkeleton } from '../parts/list-skeleton.view.tsx';
import { bookingParts } from './booking-parts.ts';

interface OpenedAppointmentsProps
  extends
    Pick<ComponentProps<typeof AppointmentPages>, 'site' | 'company' | 'shops' | 'page'>,
    Pick<AppointmentParts, 'Login' | 'targetTo'> {}

/** The pages after a booking, with the parts of the reservation that they show. */
export function OpenedAppointments({ Login, targetTo, ...props }: OpenedAppointmentsProps) {
  const opened = useOpened(props.site, appointmentsStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <ListSkeleton />;
  const parts = { ...bookingParts, Login, targetTo };
  return <AppointmentPages {...props} appointments={opened.value} parts={parts} />;
}
