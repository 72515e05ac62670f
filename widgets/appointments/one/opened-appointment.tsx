import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { AppointmentStore } from '#stores/appointments/appointment.ts';
import type { Appointments } from '#stores/appointments/appointments.ts';
import { valueOf } from '#stores/load.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { AppointmentScreen } from './appointment-screen.tsx';

interface OpenedProps extends AppointmentPageProps {
  readonly id: string;
  /** Empty for an account. */
  readonly appointmentKey: string;
  /** What is shown where nobody has such an appointment. */
  readonly missing: ReactNode;
}

/** The appointment of a key or of the account, read when the screen opens. */
function useAppointment(appointments: Appointments, id: string, key: string): AppointmentStore {
  const [store] = useState(() => appointments.openAppointment({ id, key }));
  useEffect(() => void store.load(), [store]);
  useEffect(() => store.watch(), [store]);
  return store;
}

/** An appointment from its id to its screen: on its way, not there, not to be had, or shown. */
export function OpenedAppointment({ id, appointmentKey, missing, ...props }: OpenedProps) {
  const { site, shops, appointments } = props;
  const { t } = useTexts();
  const isOffline = useOffline();
  const store = useAppointment(appointments, id, appointmentKey);
  const load = useStore(store.$appointment);
  const categories = useStore(site.catalogue.$categories);
  useEffect(() => {
    void site.catalogue.ensureCategories();
    void site.catalogue.ensureShops();
  }, [site]);
  if (load.kind === 'failed') {
    if (load.problem.type === 'not_found') return missing;
    return (
      <ErrorState
        title={t('appointments:failed')}
        problem={load.problem}
        offline={isOffline}
        onRetry={() => void store.load()}
      />
    );
  }
  const managed = valueOf(load);
  if (!managed || !shops || categories.kind === 'idle' || categories.kind === 'loading')
    return <PagesSkeleton />;
  const shop = shops.find(({ externalId }) => externalId === managed.appointment.externalShopId);
  if (!shop) return missing;
  return <AppointmentScreen {...props} store={store} managed={managed} shop={shop} />;
}
