import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useOffline } from '#widgets/booking/reservation/use-clock.ts';
import { PagesSkeleton } from '../pages/pages-skeleton.view.tsx';
import { AppointmentScreen } from './appointment-screen.tsx';
import { useAppointment } from './use-appointment.ts';

interface OpenedProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
  readonly id: string;
  /** Empty for an account. */
  readonly appointmentKey: string;
  /** What is shown where nobody has such an appointment. */
  readonly missing: ReactNode;
}

/** An appointment from its id to its screen: on its way, not there, not to be had, or shown. */
export function OpenedAppointment({ site, company, shops, id, appointmentKey, missing }: OpenedProps) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const store = useAppointment(site, company, id, appointmentKey);
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
        title={t('manage:failed')}
        text={load.problem.message}
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
  return <AppointmentScreen site={site} company={company} store={store} managed={managed} shop={shop} />;
}
